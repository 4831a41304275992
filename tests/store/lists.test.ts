import { describe, expect, it } from 'vitest'

import { selectRequest } from '@/store/hooks'
import { storedSession } from '@/store/sessionChanges'
import { makeStore } from '@/store/store'

import { type List, lists } from '../support/lists'
import { answer, received } from '../support/server'
import { signInAs } from '../support/visit'

const asked = async () => (await received()).filter(({ line }) => line.startsWith('GET '))

function open({ thunk, ask }: List) {
  const store = makeStore(storedSession())
  return { ask: () => ask(store.dispatch), status: () => selectRequest(store.getState(), thunk).status }
}

describe.each(lists)('the list of $path', (list) => {
  it('is fetched once, however often it is asked for', async () => {
    await signInAs('teacher')
    const { ask, status } = open(list)
    await Promise.all([ask(), ask()])
    await ask()
    expect(status()).toBe('done')
    expect(await asked()).toHaveLength(1)
  })

  it('is fetched again when it was empty, and when it failed', async () => {
    const { ask, status } = open(list)
    answer('get', list.path, { data: [] })
    await ask()
    expect(status()).toBe('done')
    answer('get', list.path, {}, 500)
    await ask()
    expect(status()).toBe('failed')
    await ask()
    expect(await asked()).toHaveLength(3)
  })
})

// The other lists are public: nobody's token travels with them.
it.each(lists.filter(({ path }) => path === '/schedules' || path === '/contact_preferences'))(
  'the list of $path is fetched again after the session ended, without a word about the first time',
  async (list) => {
    await signInAs('teacher')
    const { ask, status } = open(list)
    answer('get', list.path, {}, 401)
    await ask()
    expect(status()).toBe('idle')
    await ask()
    expect(await asked()).toHaveLength(2)
  },
)
