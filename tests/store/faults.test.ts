import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { readSession, saveSession } from '@/model/session'
import { selectExpired } from '@/store/authSlice'
import { selectRedemption } from '@/store/qrSlice'
import { redeemPass } from '@/store/redeemPass'
import { selectRequest } from '@/store/request'
import { storedSession } from '@/store/session'
import { type AppStore, makeStore } from '@/store/store'

import { type Fault, faults, makeRequestsTimeOut, MINUTE, WHY } from '../support/apiFaults'
import { watchSavedFiles } from '../support/savedFiles'
import { received, server } from '../support/server'
import { isFile, success } from '../support/successes'
import { drafts, type ThunkRow } from '../support/thunkRow'
import { everyThunk, rowOf, user as ana } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

const stateOf = (store: AppStore, { thunk, about }: ThunkRow) => selectRequest(store.getState(), thunk, about)

const statusAfterSuccess = ({ isIdleAfterwards }: ThunkRow) => (isIdleAfterwards ? 'idle' : 'done')

const isTakenForDone = (row: ThunkRow, { isSuccess }: Fault) =>
  (isSuccess === '200' && row.successStatus !== undefined) || (isSuccess === '2xx' && row.successStatus === '2xx')

/** Returns the expected final state of the request, without the failure message. */
function expectedEnd(row: ThunkRow, fault: Fault): object {
  if (isTakenForDone(row, fault)) return { status: statusAfterSuccess(row) }
  return row.isDoneAnyway ? { status: 'done' } : { status: 'failed', failure: { kind: fault.kind } }
}

/** Returns the expected state after a 401. Most requests become idle, because the sign-in page reports the failure. */
function stateAfter401(row: ThunkRow, isSignedOut: boolean): object {
  if (row.wantsSession) return { status: 'failed', failure: { wantsSession: true } }
  if (isSignedOut && !row.isOpenToSignedOut) return { status: 'idle' }
  return row.isDoneAnyway ? { status: 'done' } : { status: 'failed', failure: { kind: 'refused' } }
}

const storedDrafts = () => Object.fromEntries(Object.entries(drafts).map(([name, draft]) => [name, draft.read()]))

const afterSuccess = ({ draft: name }: ThunkRow, before: object) =>
  name === undefined ? before : { ...before, [name]: null }

/** Returns the expected drafts. Answers that the server may have received are marked as uncertain. */
function expectedDrafts(row: ThunkRow, { kind, isSuccess }: Fault, before: object): object {
  if (isSuccess === '200' && row.successStatus !== undefined) return afterSuccess(row, before)
  if (row.draft !== 'answers' || kind === 'refused') return before
  return { ...before, answers: { ...drafts.answers.read() } }
}

/** Writes a draft of each form. */
function type(): void {
  const { answers, students, ...forms } = drafts
  for (const draft of Object.values(forms)) draft.write({ name: 'A medias' })
  answers.write({ answers: { 40: '301' } })
  students.write({ items: ['c@x.mx'], rejected: [], typed: 'd@' })
}

const answerWith = ({ call: [method, path] }: ThunkRow, answer: Fault['answer']) =>
  server.use(http[method](`*/api/v1${path}`, answer))

/** Returns how often the server received the call. */
async function count({ call: [method, path] }: ThunkRow): Promise<number> {
  const line = `${method.toUpperCase()} ${path}`
  return (await received()).filter((call) => call.line.split('?')[0] === line).length
}

async function press(row: ThunkRow, store: AppStore, times = 1) {
  const calls = Array.from({ length: times }, () => row.start(store.dispatch))
  await pass(MINUTE)
  await Promise.all(calls)
}

beforeEach(holdTimers)

describe.each(everyThunk)('$thunk.typePrefix', (row) => {
  it.each(faults)('56. loses nothing and sends nothing twice after $what', async (fault) => {
    const saved = watchSavedFiles()
    makeRequestsTimeOut()
    saveSession(ana, 'hash')
    const store = makeStore(storedSession())
    type()
    const before = storedDrafts()
    answerWith(row, fault.answer)
    await press(row, store, row.canOverlap ? 1 : 2)

    expect(stateOf(store, row)).toMatchObject(expectedEnd(row, fault))
    expect(await count(row)).toBe(1)
    expect(saved).toEqual([])
    expect(readSession()).toEqual(row.endsSession && isTakenForDone(row, fault) ? null : ana)
    expect(storedDrafts()).toEqual(expectedDrafts(row, fault, before))

    answerWith(row, () => success(row))
    await press(row, store)
    expect(await count(row)).toBe(2)
    expect(stateOf(store, row).status).toBe(statusAfterSuccess(row))
    await vi.waitFor(() => expect(saved).toHaveLength(isFile(row) ? 1 : 0))
    expect(storedDrafts()).toEqual(afterSuccess(row, before))
  })

  it.each([
    ['signed in', ana],
    ['signed out', null],
  ])('ends the session on a 401 only if the request contained a token (%s)', async (_who, user) => {
    if (user) saveSession(user, 'hash')
    const store = makeStore(storedSession())
    type()
    const before = storedDrafts()
    answerWith(row, () => HttpResponse.json({ errors: [{ detail: WHY }] }, { status: 401 }))
    await press(row, store)

    const [call] = await received()
    const isSignedOut = call?.authorization !== null
    expect(readSession()).toEqual(isSignedOut ? null : user)
    expect(selectExpired(store.getState()) !== null).toBe(isSignedOut)
    expect(storedDrafts()).toEqual(before)
    expect(stateOf(store, row)).toMatchObject(stateAfter401(row, isSignedOut))
  })
})

it.each(faults)('redeemPass reports the pass as validated, used or unanswered after $what', async (fault) => {
  makeRequestsTimeOut()
  const row = rowOf(redeemPass)
  const store = makeStore()
  answerWith(row, fault.answer)
  await press(row, store)
  const { detail = null } = fault
  const isRefused = fault.kind === 'refused' && fault.isPage !== true
  const outcome = fault.isSuccess === '200' ? 'validated' : isRefused ? 'used' : 'unanswered'
  expect(selectRedemption(store.getState())).toMatchObject({ outcome, detail })
})
