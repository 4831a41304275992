import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { readSettings } from '../../src/lib/settings'
import { setting } from '../e2e/support/addresses'
import { faults, received } from '../e2e/support/server'
import { expect, test } from '../e2e/support/test'
import { inlineStyles } from './inlineStyles'
import { responseHeaders, valueAt } from './responseHeaders'

const folder = setting('SERVING_FOLDER')
const PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const CALL = { Accept: 'application/json' }
const CONFIRMATION = '/api/v1/users/confirmation?confirmation_token=abc'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const headers = responseHeaders(readSettings(process.env), inlineStyles(join(folder, 'app')))

const script = readdirSync(join(folder, 'app/assets')).find((name) => /^start-.*\.js$/.test(name)) ?? ''

const everyKind = [
  { what: 'the home page', path: '/', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'a page', path: '/registro', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'a page with a slash', path: '/registro/', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'a page with a query', path: '/free-pass?userId=7', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'a page with a dot', path: '/recuperar-contrasenia/a.b', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'an unknown page', path: '/loquesea', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'the link of the e-mail', path: CONFIRMATION, accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'a file that changes', path: '/favicon.svg', accept: CALL, status: 200, caching: 'no-cache' },
  { what: 'a hashed file', path: `/assets/${script}`, accept: CALL, status: 200, caching: IMMUTABLE },
  { what: 'a hashed file that is gone', path: '/assets/start-0.js', accept: PAGE, status: 404, caching: 'no-store' },
  { what: 'a file that never was', path: '/wp-login.php', accept: CALL, status: 404, caching: 'no-store' },
  { what: "the build's own list", path: '/.vite/manifest.json', accept: CALL, status: 404, caching: 'no-store' },
  { what: 'a call', path: '/api/v1/themes', accept: CALL, status: 200, caching: 'no-store' },
  { what: 'the call of the e-mail', path: CONFIRMATION, accept: CALL, status: 400, caching: 'no-store' },
  { what: 'another version of the API', path: '/api/v2/themes', accept: CALL, status: 404, caching: 'no-store' },
]

for (const { what, path, accept, status, caching } of everyKind) {
  test(`${what} (${path}) has its status, its caching and every header`, async ({ request, baseURL }) => {
    const answer = await request.get(path, { headers: accept, maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    const got = answer.headers()
    expect(got['cache-control']).toBe(caching)
    expect(got['server']).toBe('nginx')
    expect(got['x-content-type-options']).toBe('nosniff')
    expect(got['content-security-policy']).toContain("default-src 'none'")
    for (const header of headers) {
      const isSent = header.httpsOnly !== true || baseURL?.startsWith('https:') === true
      expect(got[header.name.toLowerCase()], header.name).toBe(
        isSent ? (valueAt(path, header) ?? undefined) : undefined,
      )
    }
  })
}

test('a page is the app, whatever its address; a missing file and a call never are', async ({ request }) => {
  const isApp = async (path: string, accept: Record<string, string>) =>
    (await (await request.get(path, { headers: accept })).text()).includes('<div id="root"')
  for (const { path, accept, status } of everyKind.filter((kind) => kind.accept === PAGE)) {
    expect(await isApp(path, accept), path).toBe(status === 200)
  }
  for (const { path } of everyKind.filter((kind) => kind.accept === CALL)) {
    expect(await isApp(path, CALL), path).toBe(false)
  }
})

test('the link of the e-mail is a page for people and a call for programs, and caches are told', async ({
  request,
}) => {
  const page = await request.get(CONFIRMATION, { headers: PAGE })
  expect(page.headers()['content-type']).toContain('text/html')
  expect(page.headers()['vary']).toContain('Accept')
  const call = await request.get(CONFIRMATION, { headers: CALL })
  expect(await call.json()).toMatchObject({ errors: [{ detail: 'El enlace de validación no es correcto.' }] })
  expect((await request.post('/api/v1/users/confirmation', { headers: PAGE })).status()).toBe(404)
})

for (const [encodings, expected] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const) {
  test(`who understands ${encodings} gets ${expected ?? 'it plain'}`, async ({ request }) => {
    for (const path of ['/', '/login', `/assets/${script}`]) {
      const answer = await request.get(path, { headers: { ...PAGE, 'Accept-Encoding': encodings } })
      expect(answer.headers()['content-encoding'], path).toBe(expected)
      expect(answer.headers()['vary'], path).toContain('Accept-Encoding')
    }
    const answer = await request.get(`/assets/${script}`, { headers: { 'Accept-Encoding': encodings } })
    expect(await answer.text()).toBe(readFileSync(join(folder, 'app/assets', script), 'utf8'))
    expect(answer.headers()['content-type']).toContain('javascript')
  })
}

test("an API that breaks the connection is a 502 with nginx's own page and every header", async ({ page }) => {
  await faults(page).add({ path: '/themes', drop: 'after', times: 1 })
  const answer = await page.request.get('/api/v1/themes', { headers: CALL })
  expect(answer.status()).toBe(502)
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
  expect(answer.headers()['server']).toBe('nginx')
})

test('a call that changes data reaches the API once, also when its answer is lost', async ({ page }) => {
  const path = '/users/1103/remove_qr_code'
  await faults(page).add({ path, drop: 'after' })
  expect((await page.request.get(`/api/v1${path}?token_qr=nada`, { headers: CALL })).status()).toBe(502)
  expect(await received(page, `GET ${path}`)).toHaveLength(1)
})

test('more than any form sends is refused before it reaches the API', async ({ page }) => {
  const data = { message: 'x'.repeat(1_100_000) }
  expect((await page.request.post('/api/v1/contacts', { data })).status()).toBe(413)
  expect(await received(page, 'POST /contacts')).toEqual([])
})

test("the server's log keeps no query and no token", async ({ request }, { project }) => {
  await request.get('/free-pass?fullname=Ana%20Ruiz&token_qr=secreto', { headers: PAGE })
  await request.get('/recuperar-contrasenia/secreto', { headers: PAGE })
  await request.get('/api/v1/users/1?include=secreto', { headers: CALL })
  const log = () => readFileSync(join(folder, `nginx-${project.name}/museo-access.log`), 'utf8')
  await expect.poll(log).toContain('GET "/api/v1/users/1" ')
  expect(log()).toContain('GET "/free-pass" 200')
  expect(log()).toContain('GET "/recuperar-contrasenia/:clave" 200')
  expect(log()).not.toMatch(/secreto|Ana/)
})

test('over https a plain address leads to the safe one', async ({ request }) => {
  const answer = await request.get(`${setting('SERVING_REDIRECT')}/registro?a=1`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers()['location']).toBe('https://localhost/registro?a=1')
})
