import { readSettings } from '../model/settings.ts'

const { address, phone } = readSettings({}).museum

/** The museum's address and contact data for e-mails and PDFs. */
export const museumFacts = {
  name: 'Museo Memoria y Tolerancia',
  address,
  phone,
  hours: [
    'Martes a viernes, de 9:00 a 18:00.',
    'Sábado y domingo, de 10:00 a 19:00.',
    'Cerrado los lunes, el\u00a025\u00a0de\u00a0diciembre y el\u00a01\u00a0de\u00a0enero.',
  ],
}
