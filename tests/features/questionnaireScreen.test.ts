import { expect, it } from 'vitest'

import { screenOf } from '@/features/questionnaire/useQuestionnaireScreen'
import { failed, idle, type RequestState } from '@/lib/requestState'

const unknown = failed({ message: '', kind: 'unanswered' })
const sent: RequestState = { status: 'done', message: '' }

it.each([
  ['todas', true, idle, 'list'],
  ['3', true, idle, 2],
  ['3', true, unknown, 2],
  ['0', true, idle, 0],
  ['2.9', true, idle, 1],
  ['', true, idle, 0],
  ['3', false, idle, 'start'],
  [null, true, idle, 'start'],
  ['3', true, sent, 'sent'],
  [null, false, sent, 'sent'],
])('screenOf(%j, %s, %j) returns %j', (question, hasStarted, sending, screen) => {
  expect(screenOf(question, hasStarted, sending)).toBe(screen)
})
