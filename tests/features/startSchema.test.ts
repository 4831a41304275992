import { expect, it } from 'vitest'

import { startSchema } from '@/features/questionnaire/startSchema'

it.each([
  ['si', true],
  ['no', true],
  ['', false],
  ['quizá', false],
])('the questionnaire starts for «%s»: %s', async (isStudent, opens) => {
  expect(await startSchema.isValid({ isStudent, code: ' 7 ' })).toBe(opens)
  expect(startSchema.cast({ isStudent, code: ' 7 ' }).code).toBe('7')
})
