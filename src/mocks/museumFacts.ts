import { readSettings } from '../lib/settings.ts'

const { address, phone } = readSettings({}).museum

/** What the museum says of itself in its e-mails and PDFs. */
export const museumFacts = {
  name: 'Museo Memoria y Tolerancia',
  address,
  phone,
  hours:
    'Martes a viernes, de 9:00 a 18:00. Sábado y domingo, de 10:00 a 19:00. Cerrado los lunes, el 25 de diciembre y el 1 de enero.',
}
