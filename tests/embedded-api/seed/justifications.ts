/** A proposal with which a school justifies its visit. */
export type Justification = {
  id: number
  name: string
  description: string
  school_grade_id: number
  has_file: boolean
}

const SECUNDARIA = 2
const PREPARATORIA = 3

export const justifications: Justification[] = [
  {
    id: 1,
    name: 'Nombrar para recordar',
    description:
      'Para Historia. El grupo sigue una vida, y no solo una cifra, para entender qué se perdió en el Holocausto.',
    school_grade_id: SECUNDARIA,
    has_file: true,
  },
  {
    id: 2,
    name: 'De la palabra a la exclusión',
    description:
      'Para Formación Cívica y Ética. Cómo un apodo, un rumor o una burla preparan el camino de la discriminación.',
    school_grade_id: SECUNDARIA,
    has_file: true,
  },
  {
    id: 3,
    name: 'Mi escuela también es diversa',
    description: 'Para Tutoría. Del recorrido al salón: acuerdos de convivencia que el propio grupo escribe y revisa.',
    school_grade_id: SECUNDARIA,
    has_file: true,
  },
  {
    id: 4,
    name: 'Cartas a quien ya no está',
    description: 'Para Español. Lectura de testimonios y escritura de una carta. El formato está en preparación.',
    school_grade_id: SECUNDARIA,
    has_file: false,
  },
  {
    id: 5,
    name: 'Las etapas de un genocidio',
    description: 'Para Historia y Ciencias Sociales. Comparar procesos para reconocer las señales a tiempo.',
    school_grade_id: PREPARATORIA,
    has_file: true,
  },
  {
    id: 6,
    name: 'Propaganda, medios y responsabilidad',
    description: 'Para Taller de lectura y Comunicación. Del cartel de los años treinta al mensaje que hoy se reenvía.',
    school_grade_id: PREPARATORIA,
    has_file: true,
  },
  {
    id: 7,
    name: 'Derechos humanos: del papel a la calle',
    description: 'Para Ética y Derecho. Un derecho, un caso de nuestro país y una propuesta que el grupo defiende.',
    school_grade_id: PREPARATORIA,
    has_file: true,
  },
  {
    id: 8,
    name: 'El dilema de quien mira',
    description: 'Para Filosofía. ¿Qué hace responsable a quien no hizo nada? El formato está en preparación.',
    school_grade_id: PREPARATORIA,
    has_file: false,
  },
]
