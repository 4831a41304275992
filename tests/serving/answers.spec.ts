import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { setting } from '../e2e/support/addresses'
import { expect, test } from '../e2e/support/test'
import { CALL, PAGE } from './ask'

const folder = setting('SERVING_FOLDER')
const CONFIRMATION = '/api/v1/users/confirmation?confirmation_token=abc'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The headers of every response. Playwright joins repeated headers with commas. */
const always = {
  // The header must not contain the version.
  server: expect.stringMatching(/^(nginx|Apache)$/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
/** Only the ticket desk's page may use the camera. */
const permissionsOf = (path: string) =>
  expect.stringContaining(`camera=(${path.startsWith('/free-pass') ? 'self' : ''}), microphone=()`)
const policyFor = (path: string, accept: object) => {
  if (path.startsWith('/api/') && accept !== PAGE) return "frame-ancestors 'none', default-src 'none'"
  return path === '/serviceWorker.js'
    ? "frame-ancestors 'none', default-src 'none'; connect-src 'self'"
    : "frame-ancestors 'none'"
}

const script = readdirSync(join(folder, 'app/assets')).find((name) => /^start-.*\.js$/.test(name)) ?? ''

const everyKind = [
  { what: 'the home page', path: '/', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'a page', path: '/registro', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'a page with a slash', path: '/registro/', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'a page with a query', path: '/free-pass?userId=7', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'a page with a dot', path: '/recuperar-contrasenia/a.b', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'an unknown page', path: '/loquesea', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'the confirmation link', path: CONFIRMATION, accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'a file that changes', path: '/og.png', accept: CALL, status: 200, caching: 'no-cache' },
  { what: "the questionnaire's worker", path: '/serviceWorker.js', accept: CALL, status: 200, caching: 'no-cache' },
  { what: 'the license notices', path: '/licencias.txt', accept: PAGE, status: 200, caching: 'no-cache' },
  { what: 'a hashed file', path: `/assets/${script}`, accept: CALL, status: 200, caching: IMMUTABLE },
  {
    what: 'a hashed file of an older version',
    path: '/assets/start-0.js',
    accept: PAGE,
    status: 404,
    caching: 'no-store',
  },
  { what: 'a file that never existed', path: '/wp-login.php', accept: CALL, status: 404, caching: 'no-store' },
  { what: "the build's manifest", path: '/manifest.json', accept: CALL, status: 404, caching: 'no-store' },
  { what: 'a source map', path: `/assets/${script}.map`, accept: PAGE, status: 404, caching: 'no-store' },
  { what: 'an API call', path: '/api/v1/themes', accept: CALL, status: 200, caching: 'no-store' },
  { what: 'the confirmation call', path: CONFIRMATION, accept: CALL, status: 400, caching: 'no-store' },
  { what: 'another version of the API', path: '/api/v2/themes', accept: CALL, status: 404, caching: 'no-store' },
]

for (const { what, path, accept, status, caching } of everyKind) {
  test(`${what} (${path}) returns the expected status, caching and security headers`, async ({ request, baseURL }) => {
    const answer = await request.get(path, { headers: accept, maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    const isHttps = baseURL?.startsWith('https:') === true
    expect(answer.headers()).toMatchObject({
      ...always,
      'cache-control': caching,
      'content-security-policy': policyFor(path, accept),
      'permissions-policy': permissionsOf(path),
      ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
    })
    expect('strict-transport-security' in answer.headers()).toBe(isHttps)
    const isApp = accept === PAGE && status === 200 && path !== '/licencias.txt'
    expect((await answer.text()).includes('<div id="root"')).toBe(isApp)
  })
}

test('Each path returns its prerendered page, and the URL of a question returns index.html', async ({ request }) => {
  const pageOf = async (path: string) =>
    / data-page="([^"]*)"/.exec(await (await request.get(path, { headers: PAGE })).text())?.[1]
  const pages = await Promise.all(['/', '/?utm=1', '/registro/', '/registro?perfil=docente'].map(pageOf))
  expect(pages).toEqual(['/', '/', '/registro', '/registro'])
  expect(await pageOf('/responder-cuestionario?pregunta=3')).toBeUndefined()
})

test('The site publishes no build metadata except the version, which browsers revalidate', async ({ request }) => {
  const files = readdirSync(join(folder, 'app'), { recursive: true, encoding: 'utf8' })
  expect(files).toContain('licencias.txt')
  expect(files.filter((file) => /(^|\/)\.|\.map$|\.json$/.test(file))).toEqual(['version.json'])
  const answer = await request.get('/version.json')
  expect(answer.headers()['cache-control']).toBe('no-cache')
  expect(await answer.json()).toMatchObject({ commit: expect.stringMatching(/^[\da-f]{40}(-dirty)?$/) })
})

test('Every script starts with the comment that lets Chrome compile it in the background', () => {
  const assets = join(folder, 'app/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  expect(scripts).toContain(script)
  const hasComment = (file: string) =>
    readFileSync(join(assets, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')
  expect(scripts.filter((file) => !hasComment(file))).toEqual([])
})

test('The confirmation page and the API call at the same URL vary by Accept', async ({ request }) => {
  const page = await request.get(CONFIRMATION, { headers: PAGE })
  expect(page.headers()['content-type']).toContain('text/html')
  expect(page.headers()['vary']).toContain('Accept')
  const call = await request.get(CONFIRMATION, { headers: CALL })
  expect(await call.json()).toMatchObject({ errors: [{ detail: 'El enlace de validación no es correcto.' }] })
})

for (const [encodings, expected] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000, gzip;q=0', undefined],
  ['identity', undefined],
] as const) {
  test(`A browser that accepts ${encodings} gets ${expected ?? 'uncompressed'} files`, async ({ request }) => {
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
