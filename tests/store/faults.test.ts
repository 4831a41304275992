import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { ApiErrorKind } from '@/api/apiError'
import { messages } from '@/lib/messages'
import { readSession, saveSession } from '@/lib/session'
import { selectExpired } from '@/store/authSlice'
import { selectRedemption } from '@/store/qrSlice'
import { redeemPass } from '@/store/redeemPass'
import { selectRequest } from '@/store/request'
import { storedSession } from '@/store/session'
import { type AppStore, makeStore } from '@/store/store'

import { watchSavedFiles } from '../support/savedFiles'
import { received, server } from '../support/server'
import { isFile, success } from '../support/successes'
import { type ThunkRow, typed } from '../support/thunkRow'
import { everyThunk, rowOf, user as ana } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

const WHY = 'Hoy no se puede: inténtalo mañana.'
const PAGE = '<html><h1>Bad gateway</h1></html>'

interface Fault {
  what: string
  kind: ApiErrorKind
  /** What the server says of it. */
  said?: string
  answer: () => Response | Promise<Response>
  /** To a call that does not look at the body this is a success: when the status is 200, or in any case. */
  isSuccess?: '200' | '2xx'
  /** It comes from a server in between, so it says nothing about a pass. */
  isPage?: true
}

const faults: Fault[] = [
  {
    what: 'a refusal that says why',
    kind: 'refused',
    said: WHY,
    answer: () => HttpResponse.json({ errors: [{ detail: WHY }] }, { status: 422 }),
  },
  {
    what: 'a refusal that says why in the other way',
    kind: 'refused',
    said: WHY,
    answer: () => HttpResponse.json({ error: WHY }, { status: 409 }),
  },
  { what: 'a refusal without a word', kind: 'refused', answer: () => HttpResponse.json({}, { status: 422 }) },
  { what: 'a page with 404', kind: 'refused', isPage: true, answer: () => HttpResponse.html(PAGE, { status: 404 }) },
  {
    what: 'a fault that says why',
    kind: 'fault',
    said: WHY,
    answer: () => HttpResponse.json({ errors: [{ detail: WHY }] }, { status: 503 }),
  },
  {
    what: 'what Rails says of any fault',
    kind: 'fault',
    answer: () => HttpResponse.json({ status: 500, error: 'Internal Server Error' }, { status: 500 }),
  },
  { what: 'a page with 502', kind: 'fault', isPage: true, answer: () => HttpResponse.html(PAGE, { status: 502 }) },
  { what: 'a page with 200', kind: 'unreadable', isPage: true, answer: () => HttpResponse.html(PAGE) },
  {
    what: 'an answer that is cut in half',
    kind: 'unreadable',
    isSuccess: '200',
    answer: () => HttpResponse.text('{"data":[{"id":"1","attr', { headers: { 'Content-Type': 'application/json' } }),
  },
  { what: 'an empty answer', kind: 'unreadable', isSuccess: '200', answer: () => new HttpResponse(null) },
  {
    what: 'a promise to do it later',
    kind: 'unreadable',
    isSuccess: '2xx',
    answer: () => new HttpResponse(null, { status: 202 }),
  },
  // Before the museum did its work or after it: the caller cannot know.
  { what: 'a connection that breaks', kind: 'unanswered', answer: () => HttpResponse.error() },
  { what: 'no answer in a minute', kind: 'unanswered', answer: () => new Promise(() => undefined) },
]

const stateOf = (store: AppStore, { thunk, about }: ThunkRow) => selectRequest(store.getState(), thunk, about)

const doneState = ({ done }: ThunkRow) => (done === undefined ? { status: 'idle' } : { status: 'done', message: done })

const isTakenForDone = (row: ThunkRow, { isSuccess }: Fault) =>
  (isSuccess === '200' && row.takes !== undefined) || (isSuccess === '2xx' && row.takes === '2xx')

/** How the call ends with this fault, whatever is said of it. */
function expectedEnd(row: ThunkRow, fault: Fault): object {
  if (isTakenForDone(row, fault)) return { status: doneState(row).status }
  return row.isDoneAnyway ? { status: 'done' } : { status: 'failed', failure: { kind: fault.kind } }
}

/** What the page is to show after this fault. */
function expectedState(row: ThunkRow, fault: Fault): object {
  const { kind, said } = fault
  if (isTakenForDone(row, fault)) return doneState(row)
  if (row.isDoneAnyway) return { status: 'done', message: '' }
  if (row.failed) return { status: 'failed', failure: { kind, ...row.failed(kind, said ?? null) } }
  const advice = kind === 'refused' ? row.refused : row.unknown
  const more = row.wantsSession ? { wantsSession: false } : {}
  return { status: 'failed', failure: { kind, message: row.message ?? said ?? messages.serverError, advice, ...more } }
}

/** The sign-in page says why the session ended, and the page of the call does not; but for one that asks for signing in. */
function stateAfter401(row: ThunkRow, isSignedOut: boolean): object {
  if (row.wantsSession) return { status: 'failed', failure: { wantsSession: true } }
  if (isSignedOut && !row.isOpenToSignedOut) return { status: 'idle' }
  return row.isDoneAnyway ? { status: 'done' } : { status: 'failed', failure: { kind: 'refused' } }
}

/** jsdom's stand-in for the network never loses patience; a browser does after the time that the call gives it. */
function losePatience(): void {
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    configurable: true,
    get: () => 0,
    set(this: XMLHttpRequest, patience: number) {
      if (patience > 0) setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), patience)
    },
  })
}

const storedDrafts = () => Object.fromEntries(Object.entries(typed).map(([name, draft]) => [name, draft.read()]))

const afterSuccess = ({ typed: name }: ThunkRow, before: object) =>
  name === undefined ? before : { ...before, [name]: null }

/** Answers that the museum may have are marked, so that whoever sends them again is warned. */
function expectedDrafts(row: ThunkRow, { kind, isSuccess }: Fault, before: object): object {
  if (isSuccess === '200' && row.takes !== undefined) return afterSuccess(row, before)
  if (row.typed !== 'answers' || kind === 'refused') return before
  return { ...before, answers: { ...typed.answers.read(), isUncertain: true } }
}

/** What a person typed into each form stands in the browser. */
function type(): void {
  const { answers, students, ...forms } = typed
  for (const draft of Object.values(forms)) draft.write({ name: 'A medias' })
  answers.write({ answers: { 40: '301' }, isUncertain: false })
  students.write({ items: ['c@x.mx'], rejected: [], typed: 'd@' })
}

const answerWith = ({ call: [method, path] }: ThunkRow, answer: Fault['answer']) =>
  server.use(http[method](`*/api/v1${path}`, answer))

/** How often the museum got the call. */
async function count({ call: [method, path] }: ThunkRow): Promise<number> {
  const line = `${method.toUpperCase()} ${path}`
  return (await received()).filter((call) => call.line.split('?')[0] === line).length
}

/** Longer than anything takes, also the patience with a file and the spinner of an e-mail. */
const MINUTE = 60_000

async function press(row: ThunkRow, store: AppStore, times = 1) {
  const calls = Array.from({ length: times }, () => row.start(store.dispatch))
  await pass(MINUTE)
  await Promise.all(calls)
}

beforeEach(holdTimers)

describe.each(everyThunk)('$thunk.typePrefix', (row) => {
  it.each(faults)('56. meets $what: nothing is lost, nothing is sent twice', async (fault) => {
    const saved = watchSavedFiles()
    losePatience()
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
    expect(stateOf(store, row).status).toBe(doneState(row).status)
    await vi.waitFor(() => expect(saved).toHaveLength(isFile(row) ? 1 : 0))
    expect(storedDrafts()).toEqual(afterSuccess(row, before))
  })

  it('says of each fault, and of a success, what happened and what next', async () => {
    watchSavedFiles()
    losePatience()
    const shown = []
    for (const fault of faults) {
      const store = makeStore()
      answerWith(row, fault.answer)
      await press(row, store)
      shown.push(stateOf(store, row))
    }
    expect(shown).toEqual(faults.map((fault) => expectedState(row, fault)))

    const store = makeStore()
    answerWith(row, () => success(row))
    await press(row, store)
    expect(stateOf(store, row)).toEqual(doneState(row))
  })

  it.each([null, ana])('is refused with 401: who sent a token, and only they, are signed out (%o)', async (user) => {
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

it.each(faults)('a pass at the desk that meets $what is validated, used, or nobody knows', async (fault) => {
  losePatience()
  const row = rowOf(redeemPass)
  const store = makeStore()
  answerWith(row, fault.answer)
  await press(row, store)
  const { said = null } = fault
  const isRefused = fault.kind === 'refused' && fault.isPage !== true
  const outcome = fault.isSuccess === '200' ? 'validated' : isRefused ? 'used' : 'unanswered'
  expect(selectRedemption(store.getState())).toMatchObject({ outcome, detail: said })
})
