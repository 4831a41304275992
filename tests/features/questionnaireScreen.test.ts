import { expect, it } from 'vitest'

import { screenOf } from '@/features/questionnaire/useQuestionnaireScreen'
import { done, failed, idle } from '@/lib/requestState'

const unknown = failed({ message: '', kind: 'unanswered' })

it.each([
  ['todas', true, idle, 'list'],
  ['3', true, idle, 2],
  ['3', true, unknown, 2],
  ['0', true, idle, 0],
  ['2.9', true, idle, 1],
  ['', true, idle, 0],
  ['3', false, idle, 'start'],
  [null, true, idle, 'start'],
  ['3', true, done(''), 'sent'],
  [null, false, done(''), 'sent'],
])('screenOf(%j, %s, %j) returns %j', (question, hasStarted, sending, screen) => {
  expect(screenOf(question, hasStarted, sending)).toBe(screen)
})
