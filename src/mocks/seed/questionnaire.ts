/** A question of test 1. Its id differs from its number, as in a database with a long history. */
export interface Question {
  id: number
  number: number
  question: string
  answers: { id: number; answer: string }[]
}

const FIRST_QUESTION_ID = 40
const FIRST_ANSWER_ID = 300

type Row = [question: string, ...answers: [string, string, string, string]]

/** The questions: 1 to 8 are about memory, and 9 to 15 are about tolerance. */
const rows: Row[] = [
  [
    '¿Qué distingue al genocidio de otros crímenes?',
    'Que ocurre durante una guerra entre dos países',
    'La intención de destruir, total o parcialmente, a un grupo nacional, étnico, racial o religioso',
    'Que lo comete una sola persona',
    'Que solo destruye edificios y monumentos',
  ],
  [
    '¿Quién creó la palabra «genocidio»?',
    'Raphael Lemkin, jurista polaco de origen judío',
    'Eleanor Roosevelt, diplomática estadounidense',
    'René Cassin, jurista francés',
    'Henry Dunant, fundador de la Cruz Roja',
  ],
  [
    '¿En qué año adoptó la ONU la Convención para la Prevención y la Sanción del Delito de Genocidio?',
    'En 1919',
    'En 1939',
    'En 1948',
    'En 1989',
  ],
  [
    '¿Qué fue el Holocausto?',
    'Una batalla de la Primera Guerra Mundial',
    'Una crisis económica europea de los años treinta',
    'Un tratado de paz entre Alemania y Polonia',
    'La persecución y el asesinato de seis millones de judíos por el régimen nazi y sus colaboradores',
  ],
  [
    '¿Qué hicieron las Leyes de Núremberg de 1935?',
    'Quitaron la ciudadanía y otros derechos a las personas judías de Alemania',
    'Pusieron fin a la Segunda Guerra Mundial',
    'Crearon la Organización de las Naciones Unidas',
    'Prohibieron los partidos políticos en toda Europa',
  ],
  [
    'Además de la población judía, ¿a quiénes persiguió el régimen nazi?',
    'Solo a soldados de otros ejércitos',
    'A personas romaníes, con discapacidad, homosexuales y opositoras, entre otras',
    'Solo a quienes vivían fuera de Alemania',
    'A nadie más',
  ],
  [
    '¿En qué país ocurrió, en 1994, el genocidio contra la población tutsi?',
    'En Camboya',
    'En Guatemala',
    'En Ruanda',
    'En Armenia',
  ],
  [
    'En julio de 1995 fueron asesinados en Srebrenica más de ocho mil hombres y niños musulmanes. ¿Dónde está Srebrenica?',
    'En Bosnia y Herzegovina',
    'En Polonia',
    'En Turquía',
    'En Ucrania',
  ],
  [
    '¿Qué significa que una sociedad sea diversa?',
    'Que todas las personas piensan igual',
    'Que en ella se habla un solo idioma',
    'Que nunca hay desacuerdos',
    'Que conviven personas con culturas, ideas, capacidades e historias distintas',
  ],
  [
    '¿Cuál de estas frases es un estereotipo?',
    '«A mi prima le gusta el futbol»',
    '«Todas las personas de ese barrio son violentas»',
    '«Ayer llovió en la ciudad»',
    '«En mi grupo somos 32 estudiantes»',
  ],
  [
    'Recibes un mensaje que culpa de un problema a todo un grupo de personas. ¿Qué conviene hacer primero?',
    'Compartirlo, por si es cierto',
    'Responder con un insulto',
    'Revisar quién lo publicó y qué pruebas da',
    'Borrarlo y olvidarlo',
  ],
  [
    '¿A quiénes protegen los derechos humanos?',
    'A todas las personas, sin distinción',
    'Solo a las personas adultas',
    'Solo a quienes tienen la ciudadanía de un país',
    'Solo a quienes nunca han cometido una falta',
  ],
  [
    '¿Qué documento proclamó la Asamblea General de la ONU el 10 de diciembre de 1948?',
    'El Tratado de Versalles',
    'La Carta de la Tierra',
    'El Estatuto de Roma',
    'La Declaración Universal de los Derechos Humanos',
  ],
  [
    '¿Qué prohíbe el artículo 1.º de la Constitución mexicana?',
    'Viajar sin permiso por el país',
    'Toda discriminación que atente contra la dignidad humana',
    'Cambiar de religión',
    'Hablar lenguas indígenas en la escuela',
  ],
  [
    '¿Quién fue encarcelado 27 años por oponerse al apartheid y en 1994 llegó a la presidencia de Sudáfrica?',
    'Mahatma Gandhi',
    'Martin Luther King',
    'Nelson Mandela',
    'Desmond Tutu',
  ],
]

export const questionnaire: Question[] = rows.map(([question, ...answers], index) => ({
  id: FIRST_QUESTION_ID + index,
  number: index + 1,
  question,
  answers: answers.map((answer, answerIndex) => ({
    id: FIRST_ANSWER_ID + index * answers.length + answerIndex,
    answer,
  })),
}))
