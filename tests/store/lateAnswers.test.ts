import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import { accountDraft, contactDraft, registrationDraft, sponsorshipDraft, visitDraft } from '@/lib/drafts'
import { clearPersonalStorage } from '@/lib/personalStorage'
import { clearSession, saveSession } from '@/lib/session'
import { redeemPass } from '@/store/passCalls'
import { lookUpTeacher } from '@/store/questionnaireCalls'
import { storedSession } from '@/store/sessionChanges'
import { type AppDispatch, makeStore } from '@/store/store'

import { lists } from '../support/lists'
import { watchSavedFiles } from '../support/savedFiles'
import { server } from '../support/server'
import { thunkRows, user as ana } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

const eva = { ...ana, id: 9, name: 'Eva', email: 'eva@escuela.mx', auth_token: 'e', profile_id: 1, isTeacher: true }

interface Row {
  type: string
  path: string
  start: (dispatch: AppDispatch) => Promise<unknown>
}

/** Every thunk that there is. */
const rows: Row[] = [
  ...thunkRows.map(({ thunk, call: [, path], start }) => ({ type: thunk.typePrefix, path, start })),
  ...lists.map(({ thunk, path, ask }) => ({ type: thunk.typePrefix, path, start: ask })),
  {
    type: lookUpTeacher.typePrefix,
    path: '/users/7',
    start: (dispatch) => dispatch(lookUpTeacher('7')),
  },
  {
    type: redeemPass.typePrefix,
    path: '/users/7/remove_qr_code',
    start: (dispatch) => dispatch(redeemPass({ userId: '7', token: 'T', fullname: 'Ana' })),
  },
]

/** An answer that every thunk takes for a success, and uses: a person, an item of a list, an appointment, a teacher. */
const everything = {
  id: 7,
  auth_token: 't-2',
  name: 'Anita',
  email: 'otra@escuela.mx',
  profile_id: 1,
  free_pass: 'PASE-DE-ANA',
  sign_in_count: 1,
  appointments: [51],
  school: 'Benito Juárez',
}
const item = { id: '1', type: 'x', attributes: { name: 'Uno', title: 'Uno', content: 'Uno', requirement_type_id: 1 } }

const answers: [what: string, of: (path: string) => Response][] = [
  [
    'a success',
    (path) => {
      if (/download|generate/.test(path)) {
        return HttpResponse.text('contenido', { headers: { 'Content-Type': 'application/pdf' } })
      }
      if (lists.some((list) => list.path === path)) return HttpResponse.json({ data: [item], included: [] })
      return HttpResponse.json(everything)
    },
  ],
  ['a refusal of the token', () => HttpResponse.json({ errors: [{ detail: 'Token vencido' }] }, { status: 401 })],
]

const changes: [who: string, before: typeof ana | null, after: typeof ana | null][] = [
  ['somebody, and nobody is there', ana, null],
  ['somebody, and another is there', ana, eva],
  ['nobody, and somebody is there', null, eva],
]

/** What the browser keeps, but for what tells the tabs of a change. */
const browser = () => ({
  cookies: document.cookie,
  storage: [localStorage, sessionStorage].map((storage) =>
    Object.entries(storage).filter(([key]) => key !== 'myt.sesion-cambio'),
  ),
})

/** What the drafts of a person say, also while nothing else is kept. */
function keepDrafts() {
  for (const draft of [visitDraft(7), sponsorshipDraft(7), accountDraft(7), contactDraft(7), registrationDraft]) {
    draft.write({ a: 'b' })
  }
}

beforeEach(holdTimers)

describe.each(changes)('an answer to what was asked by %s', (_who, before, after) => {
  describe.each(answers)('(%s)', (_what, answerOf) => {
    it.each(rows)('of $type does nothing', async ({ path, start }) => {
      const saved = watchSavedFiles()
      if (before) saveSession(before, 'hash')
      const store = makeStore(storedSession())
      const answered = new Promise<() => void>((resolve) => {
        server.use(
          http.all(`*/api/v1${path}`, () => new Promise<Response>((answer) => resolve(() => answer(answerOf(path))))),
        )
      })
      keepDrafts()
      const asked = start(store.dispatch)
      const release = await answered

      // In another tab: this one has not noticed yet.
      clearSession()
      clearPersonalStorage(7)
      if (after) saveSession(after, 'hash')
      keepDrafts()
      const left = browser()
      release()
      await pass(2000)

      expect(await asked).toHaveProperty('payload', undefined)
      expect(browser()).toEqual(left)
      expect(saved).toEqual([])
      const { questionnaire, ...state } = store.getState()
      const { questionnaire: unasked, ...expected } = makeStore(storedSession()).getState()
      expect(state).toEqual(expected)
      // The code that was looked up is still the one that is typed.
      expect({ ...questionnaire, teacherData: { ...questionnaire.teacherData, code: '' } }).toEqual(unasked)
    })
  })
})
