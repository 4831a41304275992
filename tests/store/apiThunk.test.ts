import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { clearSession, saveSession } from '@/model/session'
import { selectPrefilledEmail, selectExpired } from '@/store/authSlice'
import { sendMessage } from '@/store/sendMessage'
import { requestPassword } from '@/store/passwords'
import { lookUpTeacher } from '@/store/questionnaireSlice'
import { sendQuestionnaire } from '@/store/sendQuestionnaire'
import { outcomesCleared, selectRequest } from '@/store/request'
import { saveAccount } from '@/store/saveAccount'
import { storedSession } from '@/store/session'
import { requestSponsorship } from '@/store/requestSponsorship'
import { type AppStore, makeStore } from '@/store/store'
import { emailSentVisit, requestVisit } from '@/store/sendVisit'

import { answer, answerSite, holdAnswer, received } from '../support/server'
import { answerProfile } from '../support/successes'
import { drafts, type ThunkRow } from '../support/thunkRow'
import { readingThunks, rowOf, sendingThunks, user } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

const stateOf = (store: AppStore, { thunk, about }: ThunkRow) => selectRequest(store.getState(), thunk, about)
const statusOf = (store: AppStore, row: ThunkRow) => stateOf(store, row).status

function leave(store: AppStore, ...left: ThunkRow[]) {
  for (const { thunk } of left) store.dispatch(outcomesCleared(thunk))
}

/** Returns the names of the slices that contain the state of a request. */
const slicesWithCalls = (store: AppStore) =>
  Object.entries(store.getState())
    .filter(([, slice]) => 'requests' in slice && Object.keys(slice.requests).length > 0)
    .map(([name]) => name)

beforeEach(answerProfile)

const password = rowOf(requestPassword)
const message = rowOf(sendMessage)

describe.each([
  ['without an owner', password, message],
  ['about one user', message, password],
])('a request %s', (_what, row, other) => {
  it('is idle before it starts, and stays idle when the user leaves the page', () => {
    const store = makeStore()
    expect(statusOf(store, row)).toBe('idle')
    leave(store, row, other)
    expect(statusOf(store, row)).toBe('idle')
  })

  it('continues when the user leaves the page, and is not sent again while loading', async () => {
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

  it('clears its failure when the user leaves its page, but not when the user leaves another page', async () => {
    const store = makeStore()
    answer(...row.call, {}, 500)
    await row.start(store.dispatch)
    leave(store, other)
    expect(statusOf(store, row)).toBe('failed')
    leave(store, row)
    expect(statusOf(store, row)).toBe('idle')
  })
})

it('the outcome of a request about one user is not shown for another user', async () => {
  const store = makeStore()
  answer(...message.call, {}, 500)
  await message.start(store.dispatch)
  expect(selectRequest(store.getState(), message.thunk, 8).status).toBe('idle')
})

it('lookUpTeacher sends a second request while the first is loading', async () => {
  const store = makeStore()
  const release = holdAnswer('get', '/users/7')
  const older = store.dispatch(lookUpTeacher('7'))
  const newer = store.dispatch(lookUpTeacher('7'))
  release()
  await Promise.all([older, newer])
  expect(await received()).toHaveLength(2)
})

it.each([requestVisit, requestSponsorship, sendQuestionnaire, saveAccount].map(rowOf))(
  '$thunk.typePrefix sends nothing and reports an expired session when the cookies are missing',
  async (row) => {
    saveSession(user, 'hash')
    const store = makeStore(storedSession())
    clearSession()
    await row.start(store.dispatch)
    expect(await received()).toEqual([])
    expect(selectExpired(store.getState())?.unsent).toMatch(/no se (?:envi|guard)/)
    expect(selectPrefilledEmail(store.getState())).toBe(user.email)
    expect(statusOf(store, row)).toBe('idle')
  },
)

describe('an e-mail with visible progress', () => {
  beforeEach(holdTimers)

  it('stays loading for at least two seconds', async () => {
    const row = rowOf(emailSentVisit)
    const store = makeStore()
    answer(...row.call, {})
    const sending = row.start(store.dispatch)
    // Waits for one second instead of almost two, because real time advances the timers, too.
    await pass(1000)
    expect(statusOf(store, row)).toBe('loading')
    await pass(1000)
    await sending
    expect(statusOf(store, row)).toBe('done')
  })
})

const named = (rows: ThunkRow[]) => rows.map((row) => [row.thunk.typePrefix, row] as const)
const sent = async () => (await received()).map(({ line }) => line.split('?')[0])
const lineOf = ({ call: [method, path] }: ThunkRow) => `${method.toUpperCase()} ${path}`
const inStorage = () => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)))

describe('while the browser reports itself offline', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  })

  it.each(named(sendingThunks))('101. %s is not sent if the site does not respond', async (_name, row) => {
    answerSite(() => HttpResponse.error())
    saveSession(user, 'hash')
    drafts.answers.write({ answers: { 1: '2' } })
    const before = inStorage()
    const store = makeStore(storedSession())
    await row.start(store.dispatch)
    expect(await sent()).toEqual(['HEAD /'])
    expect(stateOf(store, row)).toMatchObject({
      status: 'failed',
      failure: { kind: 'unsent', message: 'Sigue sin conexión. No se envió nada.' },
    })
    expect(inStorage()).toBe(before)
    expect(store.getState().auth.user?.id).toBe(user.id)
  })

  it('101. an unsent form reports where its input is', async () => {
    answerSite(() => HttpResponse.error())
    saveSession(user, 'hash')
    const store = makeStore(storedSession())
    await message.start(store.dispatch)
    expect(stateOf(store, message)).toMatchObject({ failure: { advice: 'Sigue escrito aquí.' } })
  })

  it.each(named(sendingThunks))('101. %s is sent if the site responds', async (_name, row) => {
    answerSite(() => new HttpResponse())
    answer(...row.call, {}, 500)
    await row.start(makeStore().dispatch)
    expect(await sent()).toEqual(['HEAD /', ...(row.reads ?? []), lineOf(row)])
  })

  it.each(named(readingThunks))('101. %s is sent without a check of the connection', async (_name, row) => {
    answer(...row.call, {}, 500)
    await row.start(makeStore().dispatch)
    expect(await sent()).toEqual([lineOf(row)])
  })

  it('101. a message is not sent if a user signs in during the check of the connection', async () => {
    const store = makeStore()
    answerSite(() => {
      saveSession(user, 'hash')
      return new HttpResponse()
    })
    await message.start(store.dispatch)
    expect(await sent()).toEqual(['HEAD /'])
    expect(statusOf(store, message)).toBe('idle')
  })
})
