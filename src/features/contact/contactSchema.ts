import { object } from 'yup'

import type { ContactMessage } from '@/api/contacts'
import { visitTime } from '@/content/virtualVisits'
import { cleanLines } from '@/lib/cleanText'
import { formatDate } from '@/lib/dateTexts'
import { emailRule, textRule } from '@/lib/fieldRules'
import { isId } from '@/lib/untrusted'
import type { SentVisit } from '@/model/visits'

export const contactSchema = object({
  subject: textRule().required('El asunto es obligatorio'),
  email: emailRule(),
  message: textRule(cleanLines).required('El mensaje es obligatorio'),
})

/** Returns a message with only the sender's e-mail filled in. @param sender null for signed-out users */
export const blankMessage = (sender: { email: string } | null): ContactMessage => ({
  subject: '',
  email: sender?.email ?? '',
  message: '',
})

/** Returns subject and first line of a message about a visit. @param folio '' if the sender cannot find it */
export function visitMessage(folio: string, visits: readonly SentVisit[]): Omit<ContactMessage, 'email'> {
  if (!isId(folio)) return { subject: 'No encuentro mi folio', message: '' }
  const visit = visits.find(({ appointmentId }) => appointmentId === folio)
  const moment = visit ? [formatDate(visit.date), visitTime(visit)].filter(Boolean).join(', ') : ''
  return { subject: `Cambiar mi visita, folio ${folio}`, message: moment && `Mi visita: ${moment}.\n\n` }
}
