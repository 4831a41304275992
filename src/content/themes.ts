import { contentSitePaths } from './contentSitePaths'

export interface Testimony {
  words: string
  person: string
  /** The year and the source of the words. */
  source: string
}

export interface Theme {
  /** The id of the theme's section on the resources page, and the key of its picture. */
  id: 'memoria' | 'tolerancia' | 'violencia'
  name: string
  text: string
  /** The question to project and to print, also in `conversation.ts`. */
  question: string
  moreQuestions: string[]
  /** The words of a witness, from the museum. Nothing is shown without it. Never write an example. */
  testimony?: Testimony
  path: string
}

/** The three themes of the resources page. Draft wording, to be approved by the museum. */
export const themes: Theme[] = [
  {
    id: 'memoria',
    name: 'Memoria y genocidios',
    text: 'Un genocidio no empieza con la violencia: empieza cuando a un grupo de personas se le deja de mirar como personas. Recordar el Holocausto y otros genocidios es devolver un nombre a quienes lo perdieron, y aprender a reconocer el odio a tiempo.',
    question: '¿Qué señales hubo antes de un genocidio, y\u00a0quién las vio?',
    moreQuestions: [
      '¿Qué hicieron quienes ayudaron, aun con miedo?',
      '¿Qué nos toca recordar a quienes no lo vivimos?',
    ],
    path: contentSitePaths.memory,
  },
  {
    id: 'tolerancia',
    name: 'Tolerancia y cultura de paz',
    text: 'Tolerar no es aguantar a quien es distinto: es reconocer que su dignidad y sus derechos valen lo mismo que los propios. La paz tampoco es la ausencia de desacuerdos, sino la manera de resolverlos sin lastimar a nadie.',
    question: '¿Qué idea tenía de una persona y cambió cuando la conocí?',
    moreQuestions: [
      '¿Cómo se resuelven los conflictos en nuestra escuela?',
      '¿Qué puedo hacer para que nadie quede fuera?',
    ],
    path: contentSitePaths.tolerance,
  },
  {
    id: 'violencia',
    name: 'Violencia',
    text: 'La violencia no siempre deja marcas a la vista. También está en la burla que se repite, en la amenaza, en el silencio de quienes miran. Ponerle nombre permite pedir ayuda, y nadie tendría que hacerlo a solas.',
    question: '¿Qué puede hacer quien mira, sin ponerse en riesgo?',
    moreQuestions: [
      '¿Qué formas de violencia nos parecen normales y no lo son?',
      '¿A quién le pedimos ayuda en nuestra escuela?',
    ],
    path: contentSitePaths.violence,
  },
]
