import { beforeEach, describe, expect, it } from 'vitest'

import { requestPassword } from '@/store/authSlice'
import { sendMessage } from '@/store/contactSlice'
import { lookUpTeacher } from '@/store/questionnaireSlice'
import { outcomesCleared, selectRequest } from '@/store/request'
import { type AppStore, makeStore } from '@/store/store'
import { emailSentVisit } from '@/store/visitRequestSlice'

import { answer, holdAnswer, received } from '../support/server'
import type { ThunkRow } from '../support/thunkRow'
import { rowOf } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

const stateOf = (store: AppStore, { thunk, about }: ThunkRow) => selectRequest(store.getState(), thunk, about)
const statusOf = (store: AppStore, row: ThunkRow) => stateOf(store, row).status

const leave = (store: AppStore, ...left: ThunkRow[]) => store.dispatch(outcomesCleared(left.map(({ thunk }) => thunk)))

/** The slices that know of any call. */
const slicesWithCalls = (store: AppStore) =>
  Object.entries(store.getState())
    .filter(([, slice]) => 'requests' in slice && Object.keys(slice.requests).length > 0)
    .map(([name]) => name)

const password = rowOf(requestPassword)
const message = rowOf(sendMessage)

describe.each([
  ['a call that anybody makes', password, message],
  ['a call about somebody', message, password],
])('%s', (_what, row, other) => {
  it('is idle before it is made, and after the page was left', () => {
    const store = makeStore()
    expect(statusOf(store, row)).toBe('idle')
    leave(store, row, other)
    expect(statusOf(store, row)).toBe('idle')
  })

  it('goes on when the page is left, is not made twice, and then shows how it ended', async () => {
    const store = makeStore()
    const release = holdAnswer(...row.call, {}, 500)
    const first = row.start(store.dispatch)
    expect(statusOf(store, row)).toBe('loading')
    leave(store, row, other)
    expect(statusOf(store, row)).toBe('loading')
    await row.start(store.dispatch)
    release()
    await first
    expect(statusOf(store, row)).toBe('failed')
    expect(slicesWithCalls(store)).toEqual([row.thunk.slice])
    expect(await received()).toHaveLength(1)
  })

  it('forgets how it failed when its page is left, and not when another one is', async () => {
    const store = makeStore()
    answer(...row.call, {}, 500)
    await row.start(store.dispatch)
    leave(store, other)
    expect(statusOf(store, row)).toBe('failed')
    leave(store, row)
    expect(statusOf(store, row)).toBe('idle')
  })
})

it('a call about one person shows nothing of another', async () => {
  const store = makeStore()
  answer(...message.call, {}, 500)
  await message.start(store.dispatch)
  expect(selectRequest(store.getState(), message.thunk, 8).status).toBe('idle')
})

it('a teacher is looked up anew while an older look-up is on its way', async () => {
  const store = makeStore()
  const release = holdAnswer('get', '/users/7')
  const older = store.dispatch(lookUpTeacher('7'))
  const newer = store.dispatch(lookUpTeacher('7'))
  release()
  await Promise.all([older, newer])
  expect(await received()).toHaveLength(2)
})

describe('an e-mail whose progress is to be seen', () => {
  beforeEach(holdTimers)

  it('is on its way for two seconds at least', async () => {
    const row = rowOf(emailSentVisit)
    const store = makeStore()
    answer(...row.call, {})
    const sending = row.start(store.dispatch)
    // Less than it could be: on a busy machine real time goes by as well.
    await pass(1000)
    expect(statusOf(store, row)).toBe('loading')
    await pass(1000)
    await sending
    expect(statusOf(store, row)).toBe('done')
  })
})
