import { days, type Life, stored } from './browserStorage'
import { isRecord, stringOr } from './untrusted'

/*
 * The drafts of forms: their names in the browser's storage, and how long they are kept. A name with an id is for one
 * person. The validation of a form's draft is its own (see `restore` of `useFormDraft`). Every page loads this file; the
 * long draft of the students' addresses has one of its own.
 */

/** Stored form values, not validated. */
export type KeptValues = Record<string, unknown>

const formDraft = (name: string, options: { kind?: 'local' | 'session'; life?: Life } = {}) =>
  stored<KeptValues>(name, (value) => (isRecord(value) ? value : null), options)

/**
 * Form values in which the strings of a kept draft replace their own. Other values stay: each form restores them itself.
 */
export function withKeptTexts<Values extends object>(kept: KeptValues, values: Values): Values {
  const texts = Object.entries(values).flatMap(([name, value]) => {
    const text = kept[name]
    return typeof value === 'string' && typeof text === 'string' ? [[name, text] as const] : []
  })
  return { ...values, ...Object.fromEntries(texts) }
}

export const visitDraft = (userId: number) => formDraft(`visita.${userId}.borrador`)

export const sponsorshipDraft = (userId: number) => formDraft(`patrocinio.${userId}.borrador`)

/** Unsaved changes to one's own profile. */
export const accountDraft = (userId: number) => formDraft(`cuenta.${userId}.borrador`, { life: days(7) })

/** A message to the museum. Without a user, it is gone when the tab is closed. */
export const contactDraft = (userId: number | null) =>
  formDraft(`contacto.${userId ?? 'anonimo'}.borrador`, { kind: userId === null ? 'session' : 'local' })

/** A registration, without the password; gone when the tab is closed. */
export const registrationDraft = formDraft('registro', { kind: 'session', life: days(1) })

/** True once this tab has shown the registration: then a reload restores its draft without asking. */
export const registrationIsOpen = stored('registro.abierto', (value) => (value === true ? true : null), {
  kind: 'session',
  life: days(1),
})

/** The prefix of the names of everything about the questionnaire. */
export const QUESTIONNAIRE = 'cuestionario.'

export interface StoredAnswers {
  /** Answer ids by question ids. */
  answers: Record<string, string>
  /** They were sent without an answer: the museum may have received them. */
  isUncertain: boolean
}

function answers(value: unknown): StoredAnswers | null {
  if (!isRecord(value) || !isRecord(value['answers'])) return null
  const texts = Object.entries(value['answers']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { answers: Object.fromEntries(texts), isUncertain: value['isUncertain'] === true }
}

/** The answers to questionnaire 1, for 24 hours. @param owner a teacher's code, or a person */
export const storedAnswers = (owner: string) => stored(`${QUESTIONNAIRE}1.${owner}`, answers, { life: days(1) })

/** Of a teacher what every student of the class is told; not the e-mail. */
export interface StoredTeacher {
  name: string
  school: string
}

/** The teacher of a code with which somebody began on this device, so that the next can begin without network. */
export const storedTeacher = (code: string) =>
  stored<StoredTeacher>(
    `${QUESTIONNAIRE}profesor.${code}`,
    (value) => (isRecord(value) ? { name: stringOr(value['name']), school: stringOr(value['school']) } : null),
    { life: days(1) },
  )

/** How far this tab is in the questionnaire. Of the teacher it has only the code. */
export interface QuestionnaireProgress {
  isStudent: 'si' | 'no' | ''
  code: string
  /** The teacher's code in the link that opened the questionnaire, if any. */
  link: string | null
  /** The first screen was passed. */
  hasStarted: boolean
  /** The query string to return to after signing in. */
  resume: string
}

function questionnaireProgressOf(value: unknown): QuestionnaireProgress | null {
  if (!isRecord(value)) return null
  const { isStudent, code, link, hasStarted, resume } = value
  return {
    isStudent: isStudent === 'si' || isStudent === 'no' ? isStudent : '',
    code: stringOr(code),
    link: typeof link === 'string' ? link : null,
    hasStarted: hasStarted === true,
    resume: typeof resume === 'string' && resume.startsWith('?') ? resume : '',
  }
}

export const questionnaireProgress = stored(`${QUESTIONNAIRE}lugar`, questionnaireProgressOf, {
  kind: 'session',
  life: days(1),
})
