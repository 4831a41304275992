import { beforeEach, describe, expect, it } from 'vitest'

import { selectRequest } from '@/store/hooks'
import { lookUpTeacher } from '@/store/questionnaireCalls'
import { requestsLeft } from '@/store/request'
import { type AppStore, makeStore } from '@/store/store'

import { answer, holdAnswer, received } from '../support/server'
import { type ThunkRow, thunkRows } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

const stateOf = (store: AppStore, { thunk, about }: ThunkRow) => selectRequest(store.getState(), thunk, about)
const statusOf = (store: AppStore, row: ThunkRow) => stateOf(store, row).status

const leave = (store: AppStore, ...left: ThunkRow[]) => store.dispatch(requestsLeft(left.map(({ thunk }) => thunk)))

/** The slices that know of any call. */
const slicesWithCalls = (store: AppStore) =>
  Object.entries(store.getState())
    .filter(([, slice]) => 'requests' in slice && Object.keys(slice.requests).length > 0)
    .map(([name]) => name)

/** The e-mail of an appointment shows for 2 s that it is on its way. */
async function settled(call: Promise<unknown>) {
  await pass(2000)
  await call
}

beforeEach(holdTimers)

describe.each(thunkRows)('$thunk.typePrefix', (row) => {
  const others = thunkRows.filter((other) => other !== row)

  it('is idle before it is made, and after the page was left', () => {
    const store = makeStore()
    expect(statusOf(store, row)).toBe('idle')
    leave(store, ...thunkRows)
    expect(statusOf(store, row)).toBe('idle')
  })

  it('stays on its way when the page is left, is not made twice, and then tells how it ended', async () => {
    const store = makeStore()
    const release = holdAnswer(...row.call, {}, 500)
    const first = row.start(store.dispatch)
    expect(statusOf(store, row)).toBe('loading')
    leave(store, ...thunkRows)
    expect(statusOf(store, row)).toBe('loading')
    await row.start(store.dispatch)
    release()
    await settled(first)
    expect(statusOf(store, row)).toBe('failed')
    expect(await received()).toHaveLength(1)
  })

  it('forgets how it failed when its page is left, and not when another one is', async () => {
    const store = makeStore()
    answer(...row.call, {}, 500)
    await settled(row.start(store.dispatch))
    leave(store, ...others)
    expect(statusOf(store, row)).toBe('failed')
    leave(store, row)
    expect(statusOf(store, row)).toBe('idle')
  })

  it.each([
    ['refused', 422, row.refused],
    ['fault', 500, row.unknown],
  ])('says when it failed (%s) what is wrong and what to do', async (kind, status, advice) => {
    const store = makeStore()
    answer(...row.call, { errors: [{ detail: 'No abrimos.' }] }, status)
    await settled(row.start(store.dispatch))
    const message = row.message ?? 'No abrimos.'
    expect(stateOf(store, row)).toMatchObject({ status: 'failed', failure: { kind, message, advice } })
    expect(slicesWithCalls(store)).toEqual([row.thunk.slice])
  })
})

const isFile = ({ call: [, path] }: ThunkRow) => /download|generate/.test(path)

it.each(thunkRows.filter((row) => !isFile(row)))('$thunk.typePrefix says that it is done', async (row) => {
  const store = makeStore()
  answer(...row.call, { id: 7, auth_token: 't' })
  await settled(row.start(store.dispatch))
  const { done: message } = row
  expect(stateOf(store, row)).toEqual(message === undefined ? { status: 'idle' } : { status: 'done', message })
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
