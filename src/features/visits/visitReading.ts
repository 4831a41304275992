import { paths } from '@/model/paths'

/** Links to read before a visit. */
export const visitReading = [
  { title: 'Requisitos', description: 'Lo que piden la SEP y el museo', to: paths.requirements },
  { title: 'Sugerencias para tu visita', description: 'Siete consejos para preparar al grupo', to: paths.suggestions },
  {
    title: 'Requisitos de patrocinio',
    description: 'Qué necesitas para pedir una visita gratuita',
    to: paths.sponsorshipRequirements,
  },
]
