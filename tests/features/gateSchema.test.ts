import { expect, it } from 'vitest'

import { gateSchema } from '@/features/questionnaire-gate/gateSchema'

it.each([
  ['si', true],
  ['no', true],
  ['', false],
  ['quizá', false],
])('the gate opens for «%s»: %s', async (isStudent, opens) => {
  expect(await gateSchema.isValid({ isStudent, code: ' 7 ' })).toBe(opens)
  expect(gateSchema.cast({ isStudent, code: ' 7 ' }).code).toBe('7')
})
