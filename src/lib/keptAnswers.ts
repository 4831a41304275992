import { stored } from './browserStorage'
import { QUESTIONNAIRE } from './personalStorage'
import { isRecord } from './record'

/** What somebody has answered so far. */
export interface KeptAnswers {
  /** The ids of the answers by the ids of their questions. */
  answers: Record<string, string>
  /** They were sent and no answer came: the museum may have them. */
  isUncertain: boolean
}

function decode(value: unknown): KeptAnswers | null {
  if (!isRecord(value) || !isRecord(value['answers'])) return null
  const answers: Record<string, string> = {}
  for (const [question, answer] of Object.entries(value['answers'])) {
    if (typeof answer === 'string') answers[question] = answer
  }
  return { answers, isUncertain: value['isUncertain'] === true }
}

/** The answers to test 1 on this device, apart for each teacher's code or person, for 24 hours. */
export const keptAnswers = (owner: string) => stored(`${QUESTIONNAIRE}1.${owner}`, decode, { days: 1 })

/** Where somebody is in the questionnaire, for as long as the tab is open. */
export interface QuestionnairePlace {
  isStudent: 'si' | 'no' | ''
  code: string
  /** The code of the link that was followed, if any. */
  link: string | null
  /** The gate was passed. */
  hasStarted: boolean
  teacher: { id: number; email: string } | null
  /** The query to come back to after signing in. */
  resume: string
}

function decodePlace(value: unknown): QuestionnairePlace | null {
  if (!isRecord(value)) return null
  const { isStudent, code, link, hasStarted, teacher, resume } = value
  return {
    isStudent: isStudent === 'si' || isStudent === 'no' ? isStudent : '',
    code: typeof code === 'string' ? code : '',
    link: typeof link === 'string' ? link : null,
    hasStarted: hasStarted === true,
    teacher:
      isRecord(teacher) && typeof teacher['id'] === 'number' && typeof teacher['email'] === 'string'
        ? { id: teacher['id'], email: teacher['email'] }
        : null,
    resume: typeof resume === 'string' && resume.startsWith('?') ? resume : '',
  }
}

export const questionnairePlace = stored(`${QUESTIONNAIRE}lugar`, decodePlace, { kind: 'session', days: 1 })
