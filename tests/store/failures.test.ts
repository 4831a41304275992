import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import { call } from '@/api/http'
import { readResource } from '@/api/resource'
import { messages } from '@/lib/messages'
import { openDeskLog } from '@/model/deskLog'
import { saveSession } from '@/model/session'
import { apiThunk } from '@/store/apiThunk'
import { redeemPass } from '@/store/redeemPass'
import { selectRequest } from '@/store/request'
import { makeStore } from '@/store/store'

import { type Fault, faults, makeRequestsTimeOut, MINUTE } from '../support/apiFaults'
import { holdAnswer, server } from '../support/server'
import { rowOf, user } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

/** The call of the three test thunks. */
const send = () => call({ method: 'post', url: '/things' }, readResource)
const sentences = { refused: 'Corrige.', unknown: 'Espera.' }
const bare = apiThunk('contact', 'bare', send)
const worded = apiThunk('contact', 'worded', send, { ...sentences, done: ({ id }) => `Hecho: ${id}` })
const explaining = apiThunk('contact', 'explaining', send, {
  ...sentences,
  explain: ({ kind, detail }) =>
    kind === 'refused' ? { message: 'No.', detail: detail ?? undefined, advice: 'Otra vez.' } : { message: 'Falla.' },
})

const success = () => HttpResponse.json({ id: 7 })

beforeEach(holdTimers)

async function shownAfter(thunk: typeof bare, answer: Fault['answer']) {
  makeRequestsTimeOut()
  server.use(http.post('*/api/v1/things', answer))
  const store = makeStore()
  const sending = store.dispatch(thunk())
  await pass(MINUTE)
  await sending
  return selectRequest(store.getState(), thunk)
}

it.each(faults)('a thunk shows the server’s detail or a general message, with advice, after $what', async (fault) => {
  const { kind, detail, answer } = fault
  const message = detail ?? messages.serverError
  const isRefused = kind === 'refused'
  const failed = (failure: object) => ({ status: 'failed', failure: { kind, ...failure } })
  expect(await shownAfter(bare, answer)).toEqual(failed({ message, advice: undefined }))
  expect(await shownAfter(worded, answer)).toEqual(failed({ message, advice: isRefused ? 'Corrige.' : 'Espera.' }))
  expect(await shownAfter(explaining, answer)).toEqual(
    failed(isRefused ? { message: 'No.', detail, advice: 'Otra vez.' } : { message: 'Falla.', advice: 'Espera.' }),
  )
})

it('a thunk with a success message shows the message, and a thunk without a message becomes idle', async () => {
  expect(await shownAfter(bare, success)).toEqual({ status: 'idle' })
  expect(await shownAfter(worded, success)).toEqual({ status: 'done', message: 'Hecho: 7' })
})

it.each(faults)('68. redeemPass reports the pass as validated, used or unanswered after $what', async (fault) => {
  makeRequestsTimeOut()
  const {
    call: [method, path],
    start,
  } = rowOf(redeemPass)
  server.use(http[method](`*/api/v1${path}`, fault.answer))
  const store = makeStore()
  const sending = start(store.dispatch)
  await pass(MINUTE)
  await sending
  const isRefused = fault.kind === 'refused' && fault.isPage !== true
  const outcome = fault.isSuccess === true ? 'validated' : isRefused ? 'used' : 'unanswered'
  expect(openDeskLog().today()).toMatchObject([{ outcome, detail: fault.detail ?? null }])
})

it('68. redeemPass records a validated pass if the session changes before the response', async () => {
  const {
    call: [method, path],
    start,
  } = rowOf(redeemPass)
  const release = holdAnswer(method, path)
  const sending = start(makeStore().dispatch)
  await pass(100)
  saveSession(user, 'hash')
  release()
  await sending
  expect(openDeskLog().today()).toMatchObject([{ outcome: 'validated' }])
})
