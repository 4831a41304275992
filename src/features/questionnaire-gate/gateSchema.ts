import { object, string } from 'yup'

import type { QuestionnairePlace } from '@/lib/drafts'

export type GateValues = Pick<QuestionnairePlace, 'isStudent' | 'code'>

/** That the code exists is checked by a look-up. */
export const gateSchema = object({
  isStudent: string().oneOf(['si', 'no']).required(),
  code: string().trim(),
})
