import { object, string } from 'yup'

import type { QuestionnaireProgress } from '@/lib/questionnaire'

export type StartValues = Pick<QuestionnaireProgress, 'isStudent' | 'code'>

export const emptyStart: StartValues = { isStudent: '', code: '' }

const NOT_CHOSEN = 'Elige si eres estudiante.'

/** That the code exists is checked by a look-up. */
export const startSchema = object({
  isStudent: string().oneOf(['si', 'no'], NOT_CHOSEN).required(NOT_CHOSEN),
  code: string().trim(),
})
