import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

import { setting } from '../e2e/support/addresses'
import { expect, test } from '../e2e/support/test'
import { ask, CALL, PAGE, scannerRequests } from './ask'
import { openServer } from './openServer'

// These tests run one after another, because each test sets the `answer` of their shared fake API.
test.describe.configure({ mode: 'default' })

const BEARER = { ...CALL, Authorization: 'Bearer 3f9c2b7a' }

interface Arrived {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
}

let arrived: Arrived[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
let close: () => void = () => undefined
/** The server's origin. The API listens on the next port. */
let behind = ''
let apiPort = 0

/** Returns the process id of the only worker of the server's nginx. */
function nginxWorker(): number {
  const master = readFileSync(join(setting('SERVING_FOLDER'), 'nginx-behind/nginx.pid'), 'utf8').trim()
  return Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim())
}

const isApache = () => test.info().project.name === 'behind apache'

test.beforeAll(async () => {
  behind = test.info().project.use.baseURL ?? ''
  apiPort = Number(new URL(behind).port) + 1
  const server = await openServer((incoming, response) => {
    const { method, url, headers } = incoming
    arrived.push({ method, url, headers })
    answer(incoming, response)
  }, apiPort)
  close = server.close
})
test.beforeEach(() => {
  arrived = []
  answer = (_request, response) => response.setHeader('Content-Type', 'application/json').end('{"data":[]}')
})
test.afterAll(() => close())

test('A broken connection to the API returns 502 with the usual headers', async ({ request }) => {
  answer = ({ socket }) => socket.destroy()
  const got = await request.get('/api/v1/themes', { headers: CALL })
  expect(got.status()).toBe(502)
  expect(got.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    server: expect.stringMatching(/^(nginx|Apache)$/),
    'cache-control': 'no-store',
  })
})

test('A call that changes data reaches the API once, even if the response is lost', async ({ request }) => {
  answer = ({ socket }) => socket.destroy()
  const path = '/api/v1/users/1103/remove_qr_code?token_qr=nada'
  expect((await request.get(path, { headers: CALL })).status()).toBe(502)
  expect(arrived).toHaveLength(1)
})

test('102. Only the confirmation page’s own call reaches the API, and mail scanners get the page', async () => {
  const path = '/api/v1/users/confirmation'
  for (const spelling of [path, `${path}/`, '/api/v1/users/%63onfirmation', `/${path}`, behind + path]) {
    for (const request of scannerRequests) {
      const { status, headers, body } = await ask(behind, `${spelling}?confirmation_token=abc`, request)
      // Apache serves files for GET and HEAD only.
      if (isApache() && request.method !== 'GET' && request.method !== 'HEAD') continue
      const page = {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', vary: expect.stringContaining('Accept') as unknown },
      }
      expect({ status, headers }, spelling + JSON.stringify(request)).toMatchObject(page)
      expect(body.includes('<div id="root"')).toBe(request.method !== 'HEAD')
    }
  }
  expect(arrived).toEqual([])
  expect((await ask(behind, `${path}?confirmation_token=abc`, { headers: CALL })).status).toBe(200)
  expect(arrived.map(({ headers }) => headers.accept)).toEqual([CALL.Accept])
})

test('121. nginx passes each attempt to the API once, and all calls without an attempt', async () => {
  const path = '/api/v1/users/1103/remove_qr_code?token_qr=nada'
  const press = async (headers: Record<string, string>) =>
    (await ask(behind, path, { headers: { ...CALL, ...headers } })).status
  const [one, other] = [{ 'X-Attempt': '1-2-3-4' }, { 'X-Attempt': '1-2-3-5' }]
  expect([await press(one), await press(one), await press(other)]).toEqual([200, 425, 200])
  expect([await press({}), await press({})]).toEqual([200, 200])
  expect(arrived).toHaveLength(4)
})

test('121. A pass is redeemed once if the connection to nginx breaks, and the desk sees that the result is unknown', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 425/)
  await page.goto('/free-pass?fullname=Ana&token_qr=T&userId=1103')
  let redemptions = 0
  answer = ({ url }, response) => {
    if (url?.includes('remove_qr_code') === true) {
      redemptions += 1
      // nginx starts a new worker, and the browser repeats its request there.
      process.kill(nginxWorker(), 'SIGKILL')
    } else response.end('{"data":[]}')
  }
  const repeated = page.waitForResponse((response) => response.status() === 425)
  await page.getByRole('button', { name: 'Validar en el sistema' }).click()
  await repeated
  await expect(page.getByText(/pudo quedar validado/)).toBeVisible()
  await expect(page.getByText(/ya fue utilizado/)).toBeHidden()
  expect(redemptions).toBe(1)
})

test('A body over 1 MB is refused before it reaches the API', async ({ request }) => {
  const data = { message: 'x'.repeat(1_100_000) }
  expect((await request.post('/api/v1/contacts', { data })).status()).toBe(413)
  expect(arrived).toEqual([])
})

test('The API receives no cookie and no forged host, address or method', async () => {
  const { host: ours } = new URL(behind)
  const claims = {
    Cookie: 'token=secreto',
    Forwarded: 'host=malo.example;for=6.6.6.6',
    'X-Forwarded-For': '6.6.6.6',
    'X-Forwarded-Host': 'malo.example',
    'X-Forwarded-Proto': 'https',
    'X-Real-IP': '6.6.6.6',
    'Client-IP': '6.6.6.6',
    'X-HTTP-Method-Override': 'DELETE',
    'X-Original-URL': '/admin',
  }
  const wanted = { ...BEARER, 'Accept-Language': 'es', 'If-None-Match': '"7"', 'User-Agent': 'Phone' }
  await ask(behind, '/api/v1/users/password', { headers: { ...claims, ...wanted } })
  // An absolute URL in the request line overrides the Host header.
  await ask(behind, `${behind}/api/v1/users/password`, { headers: { ...wanted, Host: 'malo.example' } })
  const { Accept, Authorization } = BEARER
  const headers = {
    host: `127.0.0.1:${String(apiPort)}`,
    'x-forwarded-host': ours,
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '127.0.0.1',
    accept: Accept,
    authorization: Authorization,
    'accept-language': 'es',
    'if-none-match': '"7"',
    'user-agent': 'Phone',
  }
  // Apache adds its own name and `connection: close`.
  const own = isApache() ? { connection: 'close', 'x-forwarded-server': 'localhost' } : {}
  expect(arrived.map((one) => one.headers)).toEqual([
    { ...headers, ...own },
    { ...headers, ...own },
  ])
})

test('A header with an underscore never reaches the API', async () => {
  const names = ['X_Forwarded_Host', 'X-Forwarded_Host', 'X_HTTP_Method_Override', 'Client_IP', 'X_Sendfile_Type']
  for (const name of names) {
    const { status } = await ask(behind, '/api/v1/users/password', { headers: { ...CALL, [name]: 'malo' } })
    expect(status, name).toBe(isApache() ? 400 : 200)
  }
  expect(JSON.stringify(arrived)).not.toContain('malo')
})

for (const path of [
  '/admin/..%2fapi/v1/themes',
  '/admin/../api/v1/themes',
  '/api/v1/..%2f..%2fadmin',
  '/api/v1/users/7/%2e%2e/%2e%2e/admin',
  '//api/v1/themes',
  '/api/v1/users/confirmation%2f..%2f..%2fthemes',
  '/admin/..%2fapi/v1/users/confirmation',
]) {
  test(`The API gets no request for an ambiguous path: ${path}`, async () => {
    await ask(behind, path, { headers: CALL })
    expect(arrived).toEqual([])
  })
}

test('The server strips X-Accel-Redirect, Refresh, Set-Cookie and similar headers from API responses', async () => {
  const orders = {
    'X-Accel-Redirect': '/index.html',
    'X-Accel-Charset': 'utf-7',
    Refresh: '0; url=https://malo.example',
    'Clear-Site-Data': '"*"',
    'Alt-Svc': 'h2="malo.example:443"',
    'Set-Cookie': ['_session_id=abc; path=/', 'token=ajeno; path=/'],
  }
  answer = (_request, response) =>
    response.writeHead(200, { ...orders, 'Content-Type': 'text/plain' }).end('{"data":[]}')
  const got = await ask(behind, '/api/v1/themes', { headers: CALL })
  expect(got.body).toBe('{"data":[]}')
  expect(JSON.stringify(got.headers)).not.toMatch(/malo|utf-7|clear-site|cookie|accel/i)
})

test('nginx passes on long response headers and accepts long URLs', async () => {
  answer = (_request, response) => response.setHeader('Link', `<${'x'.repeat(12_000)}>`).end('{}')
  expect((await ask(behind, '/api/v1/themes')).status).toBe(200)
  const addresses = [12_000, 20_000].map((length) => `/login?x=${'x'.repeat(length)}`)
  const answers = await Promise.all(addresses.map((path) => ask(behind, path, { headers: PAGE })))
  expect(answers.map(({ status }) => status)).toEqual([200, 414])
})

const KEEPABLE = { 'Cache-Control': 'private, max-age=600', Expires: 'Thu, 31 Dec 2037 23:55:55 GMT', ETag: '"7"' }
const CACHEABLE = { 'cache-control': 'private, max-age=600', etag: '"7"' }
const NO_STORE = { 'cache-control': 'no-store', expires: undefined, pragma: undefined }

for (const { what, path, headers, status = 200, caching } of [
  { what: 'a profile', path: '/users/7?include=themes', headers: BEARER, caching: NO_STORE },
  { what: 'a PDF', path: '/appointments/7/generate_pdf', headers: BEARER, caching: NO_STORE },
  { what: 'a list for signed-in users', path: '/schedules', headers: BEARER, caching: NO_STORE },
  { what: 'a public list requested with a token', path: '/themes', headers: BEARER, caching: NO_STORE },
  { what: 'a 401', path: '/users/7', headers: BEARER, status: 401, caching: NO_STORE },
  { what: 'a teacher look-up by a student', path: '/users/7', headers: CALL, caching: NO_STORE },
  { what: 'a public list', path: '/themes?locale=es', headers: CALL, caching: CACHEABLE },
  { what: 'the list of questions', path: '/tests/1?locale=es', headers: CALL, caching: CACHEABLE },
  { what: 'a public document', path: '/justifications/3/download_pdf', headers: CALL, caching: CACHEABLE },
  { what: 'a failed public list', path: '/themes', headers: CALL, status: 500, caching: NO_STORE },
]) {
  test(`${what} (${path}) is ${caching === CACHEABLE ? 'cached as the API allows' : 'never cached, even if the API allows it'}`, async ({
    request,
  }) => {
    answer = (_request, response) => response.writeHead(status, { ...KEEPABLE, Pragma: 'cache' }).end()
    const got = (await request.get(`/api/v1${path}`, { headers })).headers()
    for (const [name, value] of Object.entries(caching)) expect(got[name], name).toBe(value)
  })
}

test('An unchanged public list returns 304', async ({ request }) => {
  answer = ({ headers }, response) => {
    expect(headers['if-none-match']).toBe('"7"')
    response.writeHead(304, KEEPABLE).end()
  }
  const got = await request.get('/api/v1/schools', { headers: { ...CALL, 'If-None-Match': '"7"' } })
  expect(got.status()).toBe(304)
  expect(got.headers()).toMatchObject(CACHEABLE)
})
