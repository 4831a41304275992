import { expect, it } from 'vitest'

import { startSchema } from '@/features/questionnaire/startSchema'

it.each([
  ['si', true],
  ['no', true],
  ['', false],
  ['quizá', false],
])('The answer «%s» to whether one is a student is valid: %s', async (isStudent, isValid) => {
  expect(await startSchema.isValid({ isStudent, code: ' 7 ' })).toBe(isValid)
  expect(startSchema.cast({ isStudent, code: ' 7 ' }).code).toBe('7')
})
