import { cleanup, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { clearPersonalStorage } from '@/model/stored'
import { saveSession } from '@/model/session'
import { selectExpired } from '@/store/authSlice'
import { useRequest } from '@/store/hooks'
import { saveAccount } from '@/store/saveAccount'
import { sendAnswers } from '@/store/sendAnswers'
import { storedSession } from '@/store/session'
import { type AppStore, makeStore } from '@/store/store'
import { requestVisit } from '@/store/sendVisit'

import { answer, answerSite, dropConnection, holdAnswer, received, server } from '../support/server'
import { answerProfile, success } from '../support/successes'
import type { ThunkRow } from '../support/thunkRow'
import { everyThunk, rowOf, user } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

const writes = everyThunk.filter(({ thunk }) => thunk.doubt)

const DOUBT = /No sabemos si/
const EARLIER = /Un intento anterior quedó sin respuesta\. No sabemos si/

interface Page {
  row: ThunkRow
  store: AppStore
}

function Request({ row }: { row: ThunkRow }) {
  const request = useRequest(row.thunk, row.about)
  if (request.status !== 'failed') return <output>{request.status}</output>
  const { message, detail, advice } = request.failure
  return <output>{[message, detail, advice].filter(Boolean).join(' ')}</output>
}

/** Opens the page of a request, as after a reload. */
function open(row: ThunkRow): Page {
  cleanup()
  const store = makeStore(storedSession())
  render(
    <Provider store={store}>
      <Request row={row} />
    </Provider>,
  )
  return { row, store }
}

async function press({ row, store }: Page) {
  const sending = row.start(store.dispatch)
  await pass(2000)
  await sending
}

const shown = () => screen.getByRole('status').textContent

const refuse = ({ call }: ThunkRow, status: number) =>
  answer(...call, { errors: [{ detail: 'Hoy no se puede.' }] }, status)

beforeEach(() => {
  holdTimers()
  answerProfile()
  saveSession(user, 'hash')
})

it('122. eleven thunks send and have an `unknown` message', () => {
  expect(writes).toHaveLength(11)
})

describe.each(writes)('$thunk.typePrefix', (row) => {
  const unanswered = async () => {
    dropConnection(...row.call)
    const page = open(row)
    await press(page)
    return page
  }

  it.each([429, 413, 500])('122. repeats the doubt after no response and then status %i', async (status) => {
    const page = await unanswered()
    expect(shown()).toMatch(DOUBT)
    refuse(row, status)
    await press(page)
    expect(shown()).toMatch(status === 500 ? DOUBT : EARLIER)
    expect(shown()).not.toMatch(/no se (?:envi|guard)/i)
    open(row)
    expect(shown()).toMatch(EARLIER)
    expect(shown()).not.toMatch(/sigue/)
    await press(open(row))
    expect(shown()).toMatch(DOUBT)
  })

  it('122. ends the doubt after a success', async () => {
    const page = await unanswered()
    server.use(http[row.call[0]](`*/api/v1${row.call[1]}`, () => success(row)))
    await press(page)
    open(row)
    expect(shown()).toBe('idle')
  })

  it('122. has no doubt after a refusal alone', async () => {
    const page = open(row)
    refuse(row, 429)
    await press(page)
    expect(shown()).not.toMatch(DOUBT)
    open(row)
    expect(shown()).toBe('idle')
  })

  it('122. repeats the doubt in the open page if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked')
    })
    const page = await unanswered()
    refuse(row, 429)
    await press(page)
    await press(page)
    expect(shown()).toMatch(EARLIER)
  })

  it('122. repeats the doubt when the site does not respond, and clears it at sign-out', async () => {
    const page = await unanswered()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answerSite(() => HttpResponse.error())
    await press(page)
    expect(shown()).toMatch(/^Sigue sin conexión\. /)
    expect(shown()).toMatch(EARLIER)
    clearPersonalStorage(8)
    open(row)
    expect(shown()).toMatch(EARLIER)
    clearPersonalStorage(user.id)
    open(row)
    expect(shown()).toBe('idle')
  })
})

it('122. a request whose page is closed before the response leaves a doubt', async () => {
  server.use(http.post('*/api/v1/appointments', () => new Promise(() => undefined)))
  const { row, store } = open(rowOf(requestVisit))
  void row.start(store.dispatch)
  await pass(100)
  open(row)
  expect(shown()).toMatch(EARLIER)
})

it('122. the sign-in page repeats the doubt if the session ends at the next attempt', async () => {
  const row = rowOf(requestVisit)
  const page = open(row)
  dropConnection(...row.call)
  await press(page)
  refuse(row, 401)
  await press(page)
  expect(selectExpired(page.store.getState())?.unsent).toMatch(EARLIER)
})

/** Sends answers whose teacher has to be looked up first. */
const answersWithLookUp: ThunkRow = {
  ...rowOf(sendAnswers),
  start: (dispatch) =>
    dispatch(sendAnswers({ owner: '7', evaluation: { id_professor: null, email: '', answers: [] }, codeToFind: '7' })),
}

it.each([
  ['fails', 500],
  ['is refused', 429],
])('122. answers keep their doubt when the look-up of the teacher %s', async (_what, status) => {
  const row = rowOf(sendAnswers)
  const page = open(row)
  dropConnection(...row.call)
  await press(page)
  answer('get', '/users/7', {}, status)
  await press({ ...page, row: answersWithLookUp })
  expect(shown()).toMatch(EARLIER)
  open(row)
  expect(shown()).toMatch(EARLIER)
})

describe.each([rowOf(saveAccount), answersWithLookUp])(
  '$thunk.typePrefix, which first fetches from the API,',
  (row) => {
    it('has no doubt if the page is closed before it sends', async () => {
      holdAnswer('get', '/users/7')
      const { store } = open(row)
      void row.start(store.dispatch)
      await pass(100)
      open(row)
      expect(shown()).toBe('idle')
    })

    it('has no doubt if the session changes before it sends', async () => {
      const release = holdAnswer('get', '/users/7', { id: 7, profile_id: 1 })
      const { store } = open(row)
      const sending = row.start(store.dispatch)
      await pass(100)
      saveSession({ ...user, auth_token: 't-2' }, 'hash')
      release()
      await sending
      open(row)
      expect(shown()).toBe('idle')
      expect((await received()).map(({ line }) => line)).toEqual([expect.stringMatching('GET')])
    })
  },
)
