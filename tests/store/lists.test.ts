import { describe, expect, it } from 'vitest'

import { loadTopics } from '@/store/authSlice'
import { selectRequest } from '@/store/request'
import { storedSession } from '@/store/session'
import { makeStore } from '@/store/store'
import { loadSchedules } from '@/store/visitRequestSlice'

import { answer, received } from '../support/server'
import type { ThunkRow } from '../support/thunkRow'
import { rowOf } from '../support/thunks'
import { signInAs } from '../support/visit'

const fetched = async () => (await received()).filter(({ line }) => line.startsWith('GET '))

function open({ thunk, start }: ThunkRow) {
  const store = makeStore(storedSession())
  return { ask: () => start(store.dispatch), status: () => selectRequest(store.getState(), thunk).status }
}

describe.each([
  ['that is public', rowOf(loadTopics)],
  ['that requires a session', rowOf(loadSchedules)],
])('a list %s', (_which, row) => {
  it('is fetched once, however often it is requested', async () => {
    await signInAs('teacher')
    const { ask, status } = open(row)
    await Promise.all([ask(), ask()])
    await ask()
    expect(status()).toBe('done')
    expect(await fetched()).toHaveLength(1)
  })

  it('is fetched again after an empty response or a failure', async () => {
    const { ask, status } = open(row)
    answer(...row.call, { data: [] })
    await ask()
    expect(status()).toBe('done')
    answer(...row.call, {}, 500)
    await ask()
    expect(status()).toBe('failed')
    await ask()
    expect(await fetched()).toHaveLength(3)
  })
})

it('a list that requires a session becomes idle when the session expires, and is then fetched again', async () => {
  await signInAs('teacher')
  const row = rowOf(loadSchedules)
  const { ask, status } = open(row)
  answer(...row.call, {}, 401)
  await ask()
  expect(status()).toBe('idle')
  await ask()
  expect(await fetched()).toHaveLength(2)
})
