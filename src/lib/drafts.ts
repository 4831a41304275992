import { days, type Life, stored } from './browserStorage'
import { isRecord, listOf, stringOr } from './untrusted'

/*
 * The storage keys and lives of unsent input, and of values that the registration stores for later pages. A key with a
 * user id belongs to that user. Each form validates its draft (see `restore` of `useFormDraft`).
 */

/** Stored form values, not validated. */
export type DraftValues = Record<string, unknown>

const formDraft = (name: string, options: { kind?: 'local' | 'session'; life?: Life } = {}) =>
  stored<DraftValues>(name, (value) => (isRecord(value) ? value : null), options)

/**
 * Replaces the string values of a form with those of a stored draft. Each form restores its other values itself.
 */
export function withDraftTexts<Values extends object>(draft: DraftValues, values: Values): Values {
  const texts = Object.entries(values).flatMap(([name, value]) => {
    const text = draft[name]
    return typeof value === 'string' && typeof text === 'string' ? [[name, text] as const] : []
  })
  return { ...values, ...Object.fromEntries(texts) }
}

/** A visit request. The acceptance of the terms is not stored. */
export const visitDraft = (userId: number) => formDraft(`visita.${userId}.borrador`)

/** A sponsorship request. */
export const sponsorshipDraft = (userId: number) => formDraft(`patrocinio.${userId}.borrador`)

/** Unsaved changes to the user's profile. */
export const accountDraft = (userId: number) => formDraft(`cuenta.${userId}.borrador`, { life: days(7) })

/** A message to the museum. A signed-out user's draft ends with the tab, and the form offers it before restoring. */
export const contactDraft = (userId: number | null) =>
  formDraft(`contacto.${userId ?? 'anonimo'}.borrador`, { kind: userId === null ? 'session' : 'local' })

const HOUR_IN_DAYS = 1 / 24

/** A registration, without the password, for an hour or until the tab is closed. */
export const registrationDraft = formDraft('registro', { kind: 'session', life: days(HOUR_IN_DAYS) })

/**
 * The e-mail of the account that was last created on this device. The sign-in page fills it in after the user opens the
 * e-mailed link, which mail programs do in another tab. Cleared after an hour or at the first sign-in.
 */
export const registeredEmail = stored('registro.correo', (value) => (typeof value === 'string' ? value : null), {
  life: days(HOUR_IN_DAYS),
})

/** The group size that a visitor entered next to the prices; '' for an empty field. */
export interface GroupSize {
  students: number | ''
  teachers: number | ''
  parents: number | ''
}

const MAX_COUNT = 9999

/** Decodes a stored count, 0 to 9999; '' for any other value. */
export const countOf = (value: unknown): number | '' =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT ? value : ''

/**
 * The group size that a visitor entered next to the prices. Signing in as a teacher, even to a new account, moves it
 * into the visit draft.
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

/** A teacher's unsent list of the questionnaire's recipients. */
export interface StudentEmails {
  items: readonly string[]
  /** Texts that look like e-mail addresses but are invalid. */
  rejected: readonly string[]
  typed: string
}

const textsOf = (value: unknown): string[] => [...new Set(listOf(value).filter((text) => typeof text === 'string'))]

function studentEmails(value: unknown): StudentEmails | null {
  if (!isRecord(value)) return null
  return { items: textsOf(value['items']), rejected: textsOf(value['rejected']), typed: stringOr(value['typed']) }
}

/** The e-mail addresses to which a teacher will send the questionnaire. */
export const studentEmailsDraft = (userId: number) => stored(`envio.${userId}.borrador`, studentEmails)
