import { days, type Life, stored } from './browserStorage'
import { isRecord, listOf, stringOr } from './untrusted'

/*
 * Input that is not sent yet, and values that the registration leaves for later pages: their storage keys, and
 * how long each lives. A name with an id is for one person. The validation of a form's draft is its own (see `restore` of
 * `useFormDraft`).
 */

/** Stored form values, not validated. */
export type DraftValues = Record<string, unknown>

const formDraft = (name: string, options: { kind?: 'local' | 'session'; life?: Life } = {}) =>
  stored<DraftValues>(name, (value) => (isRecord(value) ? value : null), options)

/**
 * Form values in which the strings of a stored draft replace their own. Other values stay: each form restores them itself.
 */
export function withDraftTexts<Values extends object>(draft: DraftValues, values: Values): Values {
  const texts = Object.entries(values).flatMap(([name, value]) => {
    const text = draft[name]
    return typeof value === 'string' && typeof text === 'string' ? [[name, text] as const] : []
  })
  return { ...values, ...Object.fromEntries(texts) }
}

/** A visit request, without the acceptance of the terms. */
export const visitDraft = (userId: number) => formDraft(`visita.${userId}.borrador`)

/** A sponsorship request. */
export const sponsorshipDraft = (userId: number) => formDraft(`patrocinio.${userId}.borrador`)

/** Unsaved changes to one's own profile. */
export const accountDraft = (userId: number) => formDraft(`cuenta.${userId}.borrador`, { life: days(7) })

/** A message to the museum. A signed-out user's is gone when the tab is closed, and is offered, not restored. */
export const contactDraft = (userId: number | null) =>
  formDraft(`contacto.${userId ?? 'anonimo'}.borrador`, { kind: userId === null ? 'session' : 'local' })

const HOUR_IN_DAYS = 1 / 24

/** A registration, without the password, for an hour. Gone when the tab is closed. */
export const registrationDraft = formDraft('registro', { kind: 'session', life: days(HOUR_IN_DAYS) })

/**
 * The e-mail of the account that was last created on this device, for the sign-in after its link was opened, which mail
 * programs do in another tab. Gone after an hour, and with the first sign-in.
 */
export const registeredEmail = stored('registro.correo', (value) => (typeof value === 'string' ? value : null), {
  life: days(HOUR_IN_DAYS),
})

/** How many come, as typed beside the prices; '' while nothing is typed. */
export interface GroupSize {
  students: number | ''
  teachers: number | ''
  parents: number | ''
}

const MAX_COUNT = 9999

/** A stored value as a count, 0 to 9999; '' when it is none. */
export const countOf = (value: unknown): number | '' =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT ? value : ''

/**
 * What a visitor typed beside the prices. A teacher who signs in gets it in their visit draft, also when the account was
 * created in between.
 */
export const groupSize = stored<GroupSize>(
  'visita.grupo',
  (value) =>
    isRecord(value)
      ? {
          students: countOf(value['students']),
          teachers: countOf(value['teachers']),
          parents: countOf(value['parents']),
        }
      : null,
  { life: days(7) },
)

/** The recipients of the questionnaire, as a teacher has entered them so far. */
export interface StudentEmails {
  items: readonly string[]
  /** Texts that look like an address and are none. */
  rejected: readonly string[]
  typed: string
}

const textsOf = (value: unknown): string[] => [...new Set(listOf(value).filter((text) => typeof text === 'string'))]

function studentEmails(value: unknown): StudentEmails | null {
  if (!isRecord(value)) return null
  return { items: textsOf(value['items']), rejected: textsOf(value['rejected']), typed: stringOr(value['typed']) }
}

/** The addresses to which a teacher will send the questionnaire. */
export const studentEmailsDraft = (userId: number) => stored(`envio.${userId}.borrador`, studentEmails)
