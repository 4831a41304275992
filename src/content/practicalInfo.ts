import { hoursInWords } from './openingHours'

/* Everything in this file is from public sources, and must be approved by the museum. */

export const transport = 'Metro Bellas Artes, Hidalgo o Juárez.'

export type PracticalTopic = 'hours' | 'duration' | 'transport' | 'access' | 'bring' | 'payment'

/** The topics that concern only school groups. */
export const groupTopics: readonly PracticalTopic[] = ['bring', 'payment']

export const practicalInfo: { topic: PracticalTopic; title: string; text: string }[] = [
  { topic: 'hours', title: 'Días y horas', text: hoursInWords },
  { topic: 'duration', title: 'Cuánto dura', text: 'Unas dos horas.' },
  { topic: 'transport', title: 'Cómo llegar', text: transport },
  { topic: 'access', title: 'Acceso', text: 'El museo es accesible en silla de ruedas.' },
  { topic: 'bring', title: 'Qué llevar', text: 'La solicitud impresa y los permisos de cada estudiante.' },
  {
    topic: 'payment',
    title: 'Cómo se paga',
    text: 'Aquí no se paga nada. Al confirmar la fecha, el museo le dice a tu escuela cómo pagar.',
  },
]
