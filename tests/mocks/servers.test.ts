import type { IncomingHttpHeaders } from 'node:http'

import { expect, test } from 'vitest'

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
