import { numbered } from './lookups.ts'

/** The projects with which schools justify their visits, for the levels secundaria and preparatoria. */
const rows: [school_grade_id: 2 | 3, name: string, description: string][] = [
  [
    2,
    'Nombrar para recordar',
    'Para Historia. El grupo sigue una vida, y no solo una cifra, para entender qué se perdió en el Holocausto.',
  ],
  [
    2,
    'De la palabra a la exclusión',
    'Para Formación Cívica y Ética. Cómo un apodo, un rumor o una burla preparan el camino de la discriminación.',
  ],
  [
    2,
    'Mi escuela también es diversa',
    'Para Tutoría. Del recorrido al salón: acuerdos de convivencia que el propio grupo escribe y revisa.',
  ],
  [
    2,
    'Cartas a quien ya no está',
    'Para Español. Lectura de testimonios y escritura de una carta. El formato está en preparación.',
  ],
  [
    3,
    'Las etapas de un genocidio',
    'Para Historia y Ciencias Sociales. Comparar procesos para reconocer las señales a tiempo.',
  ],
  [
    3,
    'Propaganda, medios y responsabilidad',
    'Para Taller de lectura y Comunicación. Del cartel de los años treinta al mensaje que hoy se reenvía.',
  ],
  [
    3,
    'Derechos humanos: del papel a la calle',
    'Para Ética y Derecho. Un derecho, un caso de nuestro país y una propuesta que el grupo defiende.',
  ],
  [
    3,
    'El dilema de quien mira',
    'Para Filosofía. ¿Qué hace responsable a quien no hizo nada? El formato está en preparación.',
  ],
]

export const justifications = numbered(
  rows.map(([school_grade_id, name, description]) => ({
    name,
    description,
    school_grade_id,
    has_file: !description.endsWith('en preparación.'),
  })),
)
