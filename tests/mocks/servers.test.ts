import type { IncomingHttpHeaders } from 'node:http'

import { expect, test, vi } from 'vitest'

import { ask, CALL, PAGE, scannerRequests } from '../serving/ask.ts'
import { at } from '../support/mockApi.ts'
import { registration } from '../support/mockPayloads.ts'
import { json, startHttp, startServer } from '../support/mockServers.ts'

const CONFIRMATION = '/api/v1/users/confirmation?confirmation_token=abc'
const MODES = ['dev', 'preview'] as const

/** Returns the link in the newest e-mail to the new account. */
async function linkOfNewAccount(origin: string): Promise<unknown> {
  const emails: unknown = await (await fetch(`${origin}/__outbox.json?to=${registration.email}`)).json()
  return at(emails, 0, 'links', 0)
}

test.each(MODES)(
  'on the %s server, the Accept header selects the confirmation page or JSON, and links use the request’s host',
  async (mode) => {
    const { origin } = await startServer(mode)
    const page = await fetch(origin + CONFIRMATION, { headers: PAGE })
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('text/html')])
    expect(await page.text()).toContain('La plataforma')
    const call = await fetch(origin + CONFIRMATION, { headers: CALL })
    expect([call.status, call.headers.get('Cache-Control')]).toEqual([400, 'no-store'])
    expect(at(await call.json(), 'errors', 0, 'detail')).toBe('El enlace de validación no es correcto.')
    const other = await fetch(`${origin}/api/v1/themes`, { headers: PAGE })
    expect(other.headers.get('Content-Type')).toMatch('application/json')

    const byName = origin.replace('127.0.0.1', 'localhost')
    expect((await fetch(`${byName}/api/v1/users`, json(registration))).status).toBe(201)
    expect(await linkOfNewAccount(origin)).toMatch(`${byName}/api/v1/users/confirmation?confirmation_token=`)
  },
)

test.each(MODES)(
  '102. on the %s server, a user can still confirm the account after mail scanners opened the link',
  async (mode) => {
    const { origin } = await startServer(mode)
    await fetch(`${origin}/api/v1/users`, json(registration))
    const link = new URL(String(await linkOfNewAccount(origin)))
    const path = link.pathname + link.search
    for (const request of scannerRequests) {
      const { status, headers, body } = await ask(origin, path, request)
      const type = headers['content-type']?.replace(/;.*/, '')
      const isPage = body.includes('La plataforma') || request.method === 'HEAD'
      const page = { status: 200, type: 'text/html', isPage: true }
      expect({ ...request, status, type, isPage }).toEqual({ ...request, ...page })
    }
    expect((await ask(origin, path, { headers: CALL })).status).toBe(200)
  },
)

test.each(MODES)(
  '102. the %s server with API_URL forwards a confirmation only if the request accepts JSON alone',
  async (mode) => {
    const seen: string[] = []
    const real = await startHttp((request, response) => {
      seen.push(`${request.method ?? ''} ${request.headers.accept ?? ''}`)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
    const { origin } = await startServer(mode, { API_URL: real })
    const spellings = [
      CONFIRMATION,
      '/api/v1/users/confirmation/?a',
      '/api/v1/users/%63onfirmation',
      `${origin}${CONFIRMATION}`,
    ]
    for (const path of spellings) {
      for (const request of scannerRequests) await ask(origin, path, request)
    }
    expect(seen).toEqual([])
    await ask(origin, CONFIRMATION, { headers: CALL })
    expect(seen).toEqual(['GET application/json'])
  },
)

test('a HEAD request returns the status and headers of a GET request', async () => {
  const { origin } = await startServer('preview')
  for (const path of ['/themes', '/users/7', '/nada']) {
    const whole = await fetch(`${origin}/api/v1${path}`)
    const head = await fetch(`${origin}/api/v1${path}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('Content-Type')]).toEqual([whole.status, whole.headers.get('Content-Type')])
    expect(await head.text()).toBe('')
  }
})

test.each(MODES)(
  'the %s server with API_URL forwards calls without cookies, and serves the confirmation page itself',
  async (mode) => {
    const seen: [string | undefined, IncomingHttpHeaders][] = []
    const real = await startHttp((request, response) => {
      seen.push([request.url, request.headers])
      response.writeHead(418, { 'Content-Type': 'application/json', 'Set-Cookie': 'token=ajeno' }).end('{"real":true}')
    })
    const { origin, contentSite } = await startServer(mode, { API_URL: real })
    const page = await fetch(origin + CONFIRMATION, { headers: PAGE })
    expect(await page.text()).toContain('La plataforma')
    const call = await fetch(origin + CONFIRMATION, { headers: { ...CALL, Cookie: 'token=secreto' } })
    expect([call.status, call.headers.get('Set-Cookie'), await call.json()]).toEqual([418, null, { real: true }])
    expect(seen).toMatchObject([[CONFIRMATION, { host: new URL(real).host }]])
    expect(seen[0]?.[1].cookie).toBeUndefined()

    const outbox = await fetch(`${origin}/__outbox.json`, { headers: CALL })
    expect(outbox.headers.get('Content-Type') ?? '').not.toMatch('application/json')
    await expect(fetch(contentSite)).rejects.toThrow('fetch failed')
  },
)

test('an app listed in EMBEDDED_API_APP_ORIGINS may call the API, and e-mailed links use the app’s origin', async () => {
  const app = 'http://localhost:9999'
  const { origin } = await startServer('preview', { EMBEDDED_API_APP_ORIGINS: ` ${app}/ ` })
  const callFrom = (who: string, init: RequestInit = {}) =>
    fetch(`${origin}/api/v1/users`, { ...init, headers: { 'Content-Type': 'application/json', Origin: who } })
  const preflight = await callFrom(app, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(app)
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type')
  const stranger = await callFrom('http://localhost:1', { method: 'OPTIONS' })
  expect(stranger.headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect(stranger.headers.get('Vary')).toBe('Origin')

  const registered = await callFrom(app, { ...json(registration) })
  expect(registered.status).toBe(201)
  expect(registered.headers.get('Access-Control-Allow-Origin')).toBe(app)
  expect(await linkOfNewAccount(origin)).toMatch(`${app}/api/v1/users/confirmation?confirmation_token=`)
})

test.each([
  ['EMBEDDED_API_APP_ORIGINS', 'localhost:9', 'debe tener solo orígenes'],
  ['API_URL', 'https://api.museo.mx/api/v1', 'debe ser solo un origen'],
])('a server does not start with %s=%s', async (name, value, problem) => {
  await expect(startServer('preview', { [name]: value })).rejects.toThrow(`${name} ${problem}`)
})

test('the app starts even if the content site’s port is taken', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const taken = await startHttp((_request, response) => response.end())
  const { origin } = await startServer('preview', { VITE_CONTENT_SITE_URL: taken })
  expect((await fetch(`${origin}/api/v1/themes`)).status).toBe(200)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringMatching('su puerto está ocupado')))
  warn.mockRestore()
})
