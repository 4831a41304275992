import type { RejectedEmail } from '@/lib/emailList'
import { arrayOf, asString, isRecord, recordOf, stringOr } from '@/lib/untrusted'
import { storedValue } from './stored'

/* Unsent input, and values for later pages. Each form validates its own draft (`restore` of `useFormDraft`). */

/** Stored form values, not validated. */
export type DraftValues = Record<string, unknown>

const formDraft = (value: unknown): DraftValues | null => (isRecord(value) ? value : null)

/** Replaces the string values of a form with those of a stored draft. The form restores all other values. */
export function withDraftTexts<Values extends object>(draft: DraftValues, values: Values): Values {
  const texts = Object.entries(values).flatMap(([name, value]) => {
    const text = draft[name]
    return typeof value === 'string' && typeof text === 'string' ? [[name, text] as const] : []
  })
  return { ...values, ...Object.fromEntries(texts) }
}

/** The draft of a visit request, without the acceptance of the terms. */
export const visitDraft = (userId: number) => storedValue('visita.*.borrador', formDraft, userId)

export const paperDraft = (userId: number, appointmentId: string) =>
  storedValue('visita.*.papeles.*', formDraft, userId, appointmentId)

export const sponsorshipDraft = (userId: number) => storedValue('patrocinio.*.borrador', formDraft, userId)

export const accountDraft = (userId: number) => storedValue('cuenta.*.borrador', formDraft, userId)

/** The draft of a message. @param folio the visit of a message about one, which has a draft of its own */
export function contactDraft(userId: number | null, folio: string | null = null) {
  if (userId === null) return storedValue('contacto.anonimo.borrador', formDraft)
  return folio === null
    ? storedValue('contacto.*.borrador', formDraft, userId)
    : storedValue('contacto.*.visita.*', formDraft, userId, folio)
}

/** The draft of a registration, without the password. */
export const registrationDraft = storedValue('registro', formDraft)

/** The address of the last account created on this device, for the sign-in page. Cleared at the first sign-in. */
export const registeredEmail = storedValue('registro.correo', (value) => asString(value) ?? null)

export interface StudentEmails {
  items: readonly string[]
  rejected: readonly RejectedEmail[]
  typed: string
}

const studentEmails = recordOf<StudentEmails>({
  items: (items) => [...new Set(arrayOf(asString)(items))],
  rejected: arrayOf(recordOf<RejectedEmail>({ text: stringOr, reason: stringOr, row: stringOr })),
  typed: stringOr,
})

export const studentEmailsDraft = (userId: number) => storedValue('envio.*.borrador', studentEmails, userId)
