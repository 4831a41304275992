import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { apiEndContentSession, apiSetContentSession } from '@/api/contentSite'
import { settings } from '@/model/env'
import { saveSession } from '@/model/session'
import { dropSession, expireSession, signOut, storedSession } from '@/store/session'
import { shareSession } from '@/store/signIn'
import { makeStore } from '@/store/store'

import { server } from '../support/server'
import { user } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

const SITE = 'https://contenidos.example.mx'
const SET = `${SITE}/wp-json/custom/v1/set-session`
const END = `${SITE}/wp-json/custom/v1/logout/`

/** Mocks the content site. @returns the received requests, in order */
function listen(answer: () => Response | Promise<Response> = () => HttpResponse.json({})) {
  const received: { url: string; type: string | null; credentials: string; keepalive: boolean; body: unknown }[] = []
  server.use(
    http.post(`${SITE}/*`, async ({ request }) => {
      const { url, credentials, keepalive } = request
      const type = request.headers.get('Content-Type')
      received.push({ url, type, credentials, keepalive, body: await request.clone().json() })
      return answer()
    }),
  )
  return received
}

const consoleError = () => vi.mocked(console.error)
const hushConsole = () => consoleError().mockImplementation(() => undefined)

beforeEach(() => {
  settings.contentSiteUrl = SITE
})
afterEach(() => {
  settings.contentSiteUrl = ''
})

describe('a call to the content site', () => {
  it('is sent with credentials, and continues when the user leaves the page (keepalive)', async () => {
    const received = listen()
    await apiSetContentSession({ id: '7', token: 't' })
    await apiEndContentSession()
    const common = { type: 'application/json', credentials: 'include', keepalive: true }
    expect(received).toEqual([
      { ...common, url: SET, body: { id: '7', token: 't' } },
      { ...common, url: END, body: {} },
    ])
  })

  it.each([
    ['returns 403', () => new HttpResponse(null, { status: 403 }), /The content site answered 403/],
    ['does not answer', () => HttpResponse.error(), /fetch/],
  ])('logs an error when the content site %s', async (_what, answer, reason) => {
    hushConsole()
    listen(answer)
    await apiSetContentSession({})
    await apiEndContentSession()
    const said = consoleError().mock.calls.map((call) => call.map(String))
    expect(said).toEqual([
      ['Error al enviar cookies', expect.stringMatching(reason)],
      ['Error al cerrar la sesión del sitio de contenidos', expect.stringMatching(reason)],
    ])
    consoleError().mockClear()
  })

  it('times out after three seconds', async () => {
    hushConsole()
    holdTimers()
    listen(() => new Promise(() => undefined))
    const telling = apiSetContentSession({})
    await pass(2900)
    expect(consoleError()).not.toHaveBeenCalled()
    await pass(200)
    await telling
    expect(consoleError()).toHaveBeenCalledOnce()
    consoleError().mockClear()
  })
})

const urls = (received: { url: string }[]) => received.map(({ url }) => url)

it.each([
  ['expires', () => expireSession({ request: 'x' })],
  ['ends with a password change', dropSession],
])('the content site’s session ends when the platform’s session %s', async (_how, end) => {
  const received = listen()
  saveSession(user, 'hash')
  makeStore(storedSession()).dispatch(end())
  await vi.waitFor(() => expect(urls(received)).toEqual([END]))
})

it('shareSession ends the content site’s session if the user signed out during the request', async () => {
  let begin: (() => void) | undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const received = listen(async () => {
    await begun
    return HttpResponse.json({})
  })
  saveSession(user, 'hash')
  const { dispatch } = makeStore(storedSession())
  const sharing = dispatch(shareSession())
  dispatch(signOut(user.id))
  begin?.()
  await sharing
  expect(urls(received)).toEqual([SET, END, END])
})

it('shareSession also sends the new session if another user signed in during the request', async () => {
  const received = listen()
  saveSession(user, 'hash')
  const { dispatch } = makeStore(storedSession())
  const sharing = dispatch(shareSession())
  saveSession({ ...user, id: 8, auth_token: 'other' }, 'hash')
  await sharing
  expect(received).toMatchObject([{ body: { token: 't' } }, { url: SET, body: { token: 'other' } }])
})

it('shareSession sends the session cookies, and signOut ends the content site’s session', async () => {
  const received = listen()
  saveSession(user, 'hash')
  const { dispatch } = makeStore(storedSession())
  await dispatch(shareSession())
  dispatch(signOut(user.id))
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received).toMatchObject([{ url: SET, body: { id: '7', token: 't', hash: 'hash', name: 'Ana' } }, { url: END }])
})
