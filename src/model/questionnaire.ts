import { asNumber, asString, isRecord, recordOf, stringOr } from '@/lib/untrusted'
import { storedValue } from './stored'

/** The request for the questionnaire's questions and answers: `GET /tests/1`, without a token. */
export const questionnaireTest = {
  url: '/tests/1',
  params: { locale: 'es', include: 'questions,questions.answers' },
} as const

export interface StoredAnswers {
  /** Answer ids by question ids. */
  answers: Record<string, string>
}

function answers(value: unknown): StoredAnswers | null {
  if (!isRecord(value) || !isRecord(value['answers'])) return null
  const texts = Object.entries(value['answers']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { answers: Object.fromEntries(texts) }
}

/**
 * The stored answers to questionnaire 1.
 * @param owner the teacher's code for a student, otherwise `persona-` and the user's id
 */
export const storedAnswers = (owner: string) => storedValue('cuestionario.1.*', answers, owner)

/** Returns the stored answers of one tab. Writing keeps the answers that another tab has changed since. */
export function answersOfTab(owner: string) {
  const value = storedAnswers(owner)
  let known = value.read()?.answers
  return {
    ...value,
    write(next: StoredAnswers): boolean {
      const kept = value.read()
      const changed = Object.entries(next.answers).filter(
        ([id, answer]) => known?.[id] !== answer && kept?.answers[id] !== answer,
      )
      const merged = { ...kept?.answers, ...Object.fromEntries(changed) }
      // Without a change nothing is written, so that two tabs do not notify each other for ever.
      const isStored = kept ? changed.length === 0 || value.write({ ...kept, answers: merged }) : value.write(next)
      if (isStored) known = next.answers
      return isStored
    },
  }
}

/** The time at which answers with this owner were last sent from this device, in milliseconds since 1970. */
export const answersSentAt = (owner: string) =>
  storedValue('cuestionario.enviado.*', (value) => asNumber(value) ?? null, owner)

/** Whether this browser stores answers. */
export function canStoreAnswers(): boolean {
  const probe = storedValue('cuestionario.prueba', () => true)
  const isStored = probe.write(true)
  probe.clear()
  return isStored
}

/** The data about a teacher that students may see. The teacher's e-mail address is not included. */
export interface StoredTeacher {
  name: string
  school: string
}

/** The teacher who was found for a code. Stored on this device, so that the next student can start offline. */
export const storedTeacher = (code: string) =>
  storedValue('cuestionario.profesor.*', recordOf<StoredTeacher>({ name: stringOr, school: stringOr }), code)

/** `student`: with a teacher's code. `visitor`: with an account. '': the user has not chosen yet. */
export type Role = 'student' | 'visitor' | ''

/** This tab's progress in the questionnaire. The teacher's code is the only data about the teacher. */
export interface QuestionnaireProgress {
  role: Role
  code: string
  /** The teacher's code in the link that opened the questionnaire, or null. */
  link: string | null
  /** Whether the user has left the first screen. */
  hasStarted: boolean
  /** The query string to return to after signing in. */
  resume: string
}

const questionnaireProgressOf = recordOf<QuestionnaireProgress>({
  role: (role) => (role === 'student' || role === 'visitor' ? role : ''),
  code: stringOr,
  link: (link) => asString(link) ?? null,
  hasStarted: (hasStarted) => hasStarted === true,
  resume: (resume) => (typeof resume === 'string' && resume.startsWith('?') ? resume : ''),
})

export const questionnaireProgress = storedValue('cuestionario.lugar', questionnaireProgressOf)

/** Removes the sent answers and stores the time of sending. A reload then opens the first screen. */
export function removeSentAnswers(owner: string): void {
  storedAnswers(owner).clear()
  answersSentAt(owner).write(Date.now())
  const progress = questionnaireProgress.read()
  if (progress) questionnaireProgress.write({ ...progress, hasStarted: false })
}

/** The progress before the user has entered anything. */
export const noProgress: QuestionnaireProgress = {
  role: '',
  code: '',
  link: null,
  hasStarted: false,
  resume: '',
}

/** Returns this tab's stored progress, or new progress for another code. @param link the code in the URL, or null */
export function progressFor(link: string | null): QuestionnaireProgress {
  const before = questionnaireProgress.read()
  if (before && (link === null || before.link === link)) return before
  return link === null ? noProgress : { ...noProgress, role: 'student', code: link, link }
}
