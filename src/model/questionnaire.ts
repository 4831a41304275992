import { asNumber, asString, type Decoded, recordOf, stringOr } from '@/lib/untrusted'
import { storedValue } from './stored'

/** The request for the questionnaire's questions and answers: `GET /tests/1`, without a token. */
export const questionnaireTest = {
  url: '/tests/1',
  params: { locale: 'es', include: 'questions,questions.answers' },
} as const

const readTeacher = recordOf({ name: stringOr, school: stringOr })

/** The data about a teacher that students may see. The teacher's e-mail address is not included. */
export type StoredTeacher = Decoded<typeof readTeacher>

/** The teacher who was found for a code. Stored on this device, so that the next student can start offline. */
export const storedTeacher = (code: string) => storedValue('cuestionario.profesor.*', readTeacher, code)

const questionnaireProgressOf = recordOf({
  /** `student`: with a teacher's code. `visitor`: with an account. '': the user has not chosen yet. */
  role: (role): 'student' | 'visitor' | '' => (role === 'student' || role === 'visitor' ? role : ''),
  code: stringOr,
  /** The teacher's code in the link that opened the questionnaire, or null. */
  link: (link) => asString(link) ?? null,
  hasStarted: (hasStarted) => hasStarted === true,
  /** The value of `answersSentAt` when the student of this tab began. Another value: the answers were sent since. */
  sentBefore: (sentBefore) => asNumber(sentBefore) ?? null,
  /** The query string to return to after signing in. */
  resume: (resume) => (typeof resume === 'string' && resume.startsWith('?') ? resume : ''),
})

/** This tab's progress in the questionnaire. The teacher's code is the only data about the teacher. */
export type QuestionnaireProgress = Decoded<typeof questionnaireProgressOf>

export const questionnaireProgress = storedValue('cuestionario.lugar', questionnaireProgressOf)

export const noProgress: QuestionnaireProgress = {
  role: '',
  code: '',
  link: null,
  hasStarted: false,
  sentBefore: null,
  resume: '',
}

/** Returns this tab's stored progress, or new progress for another code. @param link the code in the URL, or null */
export function progressFor(link: string | null): QuestionnaireProgress {
  const before = questionnaireProgress.read()
  if (before && (link === null || before.link === link)) return before
  return link === null ? noProgress : { ...noProgress, role: 'student', code: link, link }
}
