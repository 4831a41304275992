import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import { clearPersonalStorage } from '@/model/stored'
import { clearSession, saveSession } from '@/model/session'
import { storedSession } from '@/store/session'
import { makeStore } from '@/store/store'

import { watchSavedFiles } from '../support/savedFiles'
import { server } from '../support/server'
import { answerProfile, success } from '../support/successes'
import { drafts, type ThunkRow } from '../support/thunkRow'
import { everyThunk, user as ana } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

const eva = { ...ana, id: 9, name: 'Eva', email: 'eva@escuela.mx', auth_token: 'e', profile_id: 1, isTeacher: true }

const answers: [what: string, of: (row: ThunkRow) => Response][] = [
  ['successful', success],
  ['401', () => HttpResponse.json({ errors: [{ detail: 'Token vencido' }] }, { status: 401 })],
]

const changes: [who: string, before: typeof ana | null, after: typeof ana | null][] = [
  ['the user signed out', ana, null],
  ['another user signed in', ana, eva],
  ['a signed-out visitor signed in', null, eva],
]

/** Returns the cookies and the storage, without the entry that notifies other tabs and the log of the ticket desk. */
const browser = () => ({
  cookies: document.cookie,
  storage: [localStorage, sessionStorage].map((storage) =>
    Object.entries(storage).filter(([key]) => !/^myt\.(?:sesion-cambio|taquilla)/.test(key)),
  ),
})

/** Writes a draft of every form. */
function keepDrafts() {
  const { answers: _answers, students: _students, ...forms } = drafts
  for (const draft of Object.values(forms)) draft.write({ a: 'b' })
}

const rows = answers.flatMap(([what, answerOf]) =>
  everyThunk.map((row) => [what, row.thunk.typePrefix, row, answerOf] as const),
)

beforeEach(holdTimers)
beforeEach(answerProfile)

describe.each(changes)('89. after %s', (_who, before, after) => {
  it.each(rows)('a late %s response to %s changes nothing', async (_what, _name, row, answerOf) => {
    const saved = watchSavedFiles()
    if (before) saveSession(before, 'hash')
    const store = makeStore(storedSession())
    const [method, path] = row.call
    const answered = new Promise<() => void>((resolve) => {
      server.use(
        http[method](`*/api/v1${path}`, () => new Promise<Response>((answer) => resolve(() => answer(answerOf(row))))),
      )
    })
    keepDrafts()
    const pending = row.start(store.dispatch)
    const release = await answered

    // Another tab changes the session. This tab's store has received no event yet.
    clearSession()
    clearPersonalStorage(7)
    if (after) saveSession(after, 'hash')
    keepDrafts()
    const left = browser()
    release()
    await pass(2000)

    expect(await pending).toHaveProperty('payload', undefined)
    expect(browser()).toEqual(left)
    expect(saved).toEqual([])
    const { questionnaire, ...state } = store.getState()
    const { questionnaire: unasked, ...expected } = makeStore(storedSession()).getState()
    expect(state).toEqual(expected)
    // Only the code that the user typed may stay in the state.
    expect({ ...questionnaire, teacherData: { ...questionnaire.teacherData, code: '' } }).toEqual(unasked)
  })
})
