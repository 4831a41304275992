import { numbered } from './lookups.ts'

/** The descriptions of the projects with which schools justify their visits, by name. */
const secundaria = {
  'Nombrar para recordar':
    'Para Historia. El grupo sigue una vida, y no solo una cifra, para entender qué se perdió en el Holocausto.',
  'De la palabra a la exclusión':
    'Para Formación Cívica y Ética. Cómo un apodo, un rumor o una burla preparan el camino de la discriminación.',
  'Mi escuela también es diversa':
    'Para Tutoría. Del recorrido al salón: acuerdos de convivencia que el propio grupo escribe y revisa.',
  'Cartas a quien ya no está': 'Para Español. Lectura de testimonios y escritura de una carta.',
}
const preparatoria = {
  'Las etapas de un genocidio':
    'Para Historia y Ciencias Sociales. Comparar procesos para reconocer las señales a tiempo.',
  'Propaganda, medios y responsabilidad':
    'Para Taller de lectura y Comunicación. Del cartel de los años treinta al mensaje que hoy se reenvía.',
  'Derechos humanos: del papel a la calle':
    'Para Ética y Derecho. Un derecho, un caso de nuestro país y una propuesta que el grupo defiende.',
  'El dilema de quien mira': 'Para Filosofía. ¿Qué hace responsable a quien no hizo nada?',
}

const withoutFile = new Set(['Cartas a quien ya no está', 'El dilema de quien mira'])

const projects = (school_grade_id: 2 | 3, descriptions: Record<string, string>) =>
  Object.entries(descriptions).map(([name, description]) => ({
    name,
    description,
    school_grade_id,
    has_file: !withoutFile.has(name),
  }))

export const justifications = numbered([...projects(2, secundaria), ...projects(3, preparatoria)])
