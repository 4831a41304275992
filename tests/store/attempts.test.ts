import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import { selectRequest } from '@/store/request'
import { makeStore } from '@/store/store'

import { server } from '../support/server'
import type { ThunkRow } from '../support/thunkRow'
import { answerProfile } from '../support/successes'
import { readingThunks, sendingThunks } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

beforeEach(holdTimers)
beforeEach(answerProfile)

/** Starts a request twice. @returns the attempts that the API received, and the state of the request */
async function pressTwice({ thunk, about, call: [method, path], start }: ThunkRow) {
  const attempts: (string | null)[] = []
  server.use(
    http[method](`*/api/v1${path}`, ({ request }) => {
      attempts.push(request.headers.get('X-Attempt'))
      return new HttpResponse(null, { status: 425 })
    }),
  )
  const store = makeStore()
  const press = async () => {
    const sending = start(store.dispatch)
    await pass(2000)
    await sending
  }
  await press()
  await press()
  return { attempts, request: selectRequest(store.getState(), thunk, about) }
}

it.each(sendingThunks)(
  '121. $thunk.typePrefix sends a new attempt with each press, and reads 425 as no response',
  async (row) => {
    const { attempts, request } = await pressTwice(row)
    expect(new Set(attempts).size).toBe(2)
    for (const attempt of attempts) expect(attempt).toMatch(/^\d+(?:-\d+){3}$/)
    const unanswered = { status: 'failed', failure: { kind: 'unanswered' } }
    expect(request).toMatchObject(row.isIdleAnyway ? { status: 'idle' } : unanswered)
  },
)

it.each(readingThunks)('121. $thunk.typePrefix sends no attempt', async (row) => {
  const { attempts } = await pressTwice(row)
  expect(attempts).toEqual([null, null])
})
