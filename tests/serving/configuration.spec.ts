import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'

// These tests use no browser. Each test starts nginx with its own settings.
import { expect, test } from '@playwright/test'

import { setting } from '../e2e/support/addresses'
import { ask, CALL, PAGE } from './ask'
import { openNameServer } from './nameServer'
import { makeCertificate, openNginx, testConfiguration } from './nginx.mjs'
import { freePort, openServer } from './openServer'

// These tests share a folder, so they run one after another.
test.describe.configure({ mode: 'default' })

const folder = join(setting('SERVING_FOLDER'), 'configuration')
const root = join(folder, 'site')
const SITE = { SITE_NAME: 'museo.test', SITE_ROOT: root, API_URL: 'http://127.0.0.1:9' }

let certificate: Record<string, string> = {}
test.beforeAll(() => {
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'index.html'), 'la plataforma')
  certificate = makeCertificate(folder)
})

function certificateOf(name: string) {
  const { TLS_CERTIFICATE: chain, TLS_CERTIFICATE_KEY: key } = makeCertificate(folder, name)
  return { chain, cert: readFileSync(chain), key: readFileSync(key) }
}

const logOf = (name: string) => readFileSync(join(folder, `nginx-${name}/museo-access.log`), 'utf8')

const closing: (() => void)[] = []
test.afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/**
 * Serves the site on free ports until the test ends.
 * @param around changes the configuration; PORT and TLS_PORT stand for the site's ports
 */
async function openSite(name: string, settings: Record<string, string>, around = (site: string) => site) {
  const [port, tlsPort] = [String(await freePort()), String(await freePort())]
  const listening = { SITE_LISTEN: `127.0.0.1:${port}`, SITE_HTTPS_LISTEN: `127.0.0.1:${tlsPort}` }
  const withPorts = (site: string) => around(site).replaceAll('TLS_PORT', tlsPort).replaceAll('PORT', port)
  closing.push(await openNginx(folder, name, { ...SITE, ...listening, ...settings }, withPorts))
  const [origin, tlsOrigin] = [`http://127.0.0.1:${port}`, `https://127.0.0.1:${tlsPort}`]
  await expect.poll(() => bodyOf(origin, 'museo.test')).not.toContain('ECONNREFUSED')
  return { origin, tlsOrigin }
}

/** The body of a host's home page, or the error if the connection ends without a response. */
const bodyOf = (origin: string, host: string, servername = 'museo.test') =>
  ask(origin, '/', { headers: { ...PAGE, Host: host }, servername }).then(({ body }) => body, String)

for (const [what, settings, isHttps = false] of [
  ['an API at an IP address', {}],
  ['an API whose name does not resolve', { API_URL: 'https://api.museo.invalid' }],
  ['name servers', { API_URL: 'https://api.museo.invalid', API_RESOLVER: '10.0.0.2 [2001:db8::53]:5353' }],
  ['an API that nginx resolves on startup', { API_URL: 'http://localhost:3000' }],
  ['an API on another origin', { API_URL: '', VITE_API_URL: 'https://api.museo.invalid' }],
  ['TLS that ends before nginx', { TLS_PROXIES: '10.0.0.0/8 2001:db8::/32 192.0.2.7' }],
  ['two ports', { SITE_LISTEN: '18080 18081' }],
  ['addresses of IPv4 and IPv6', { SITE_LISTEN: '127.0.0.1:18080 [::1]:18080' }],
  ['a certificate', { SITE_HTTPS_LISTEN: '18443', SITE_HSTS_SUBDOMAINS: 'true' }, true],
] as [string, Record<string, string>, boolean?][]) {
  test(`nginx accepts the configuration of ${what} without a warning`, async () => {
    const tls = isHttps ? certificate : {}
    const report = await testConfiguration(folder, 'tested', { ...SITE, SITE_LISTEN: '18080', ...tls, ...settings })
    expect(report.trim().split('\n')).toEqual([
      expect.stringContaining('syntax is ok'),
      expect.stringContaining('test is successful'),
    ])
  })
}

const OTHER = (name: string, parameters: string) =>
  `server {
    listen 127.0.0.1:PORT${parameters};
    listen 127.0.0.1:TLS_PORT ssl${parameters};
    ssl_certificate CHAIN;
    ssl_certificate_key KEY;
    server_name ${name};
    default_type text/plain;
    location / { return 200 "otro sitio"; }
  }\n`

/** The configuration of the same site with another SITE_ID and name. */
const testSite = (site: string) => site.replaceAll(/(?<!\/)\bmuseo(?=[_.:-])/g, 'prueba')

for (const { where, around, neighbour, others } of [
  { where: 'as the only site', around: (site: string) => site, neighbour: '', others: 'nothing' },
  {
    where: 'beside a test site of this platform',
    around: (site: string) => site + testSite(site),
    neighbour: 'prueba.test',
    others: 'nothing',
  },
  {
    where: 'beside a site that comes later',
    around: (site: string) => site + OTHER('otro.test', ''),
    neighbour: 'otro.test',
    others: 'nothing',
  },
  {
    where: 'beside a default server that comes first',
    around: (site: string) => OTHER('_', ' default_server') + site,
    neighbour: 'otro.test',
    others: 'otro sitio',
  },
]) {
  test(`nginx serves the site only under its own name, ${where}`, async () => {
    const withFiles = (site: string) =>
      around(site)
        .replace('CHAIN', certificate['TLS_CERTIFICATE'] ?? '')
        .replace('KEY', certificate['TLS_CERTIFICATE_KEY'] ?? '')
    const { origin: plain } = await openSite('plain', {}, withFiles)
    const { origin: redirecting, tlsOrigin } = await openSite('tls', certificate, withFiles)
    for (const origin of [plain, tlsOrigin]) {
      expect(await bodyOf(origin, 'museo.test')).toBe('la plataforma')
      if (neighbour === '') continue
      const expected = neighbour === 'otro.test' ? 'otro sitio' : 'la plataforma'
      expect(await bodyOf(origin, neighbour, neighbour)).toBe(expected)
    }
    const strange = ['malo.test', 'museo.test.malo.test', 'museo.invalid', '127.0.0.1', '']
    for (const origin of [plain, redirecting, tlsOrigin]) {
      const answers = await Promise.all(strange.map((host) => bodyOf(origin, host)))
      const nothing = expect.stringContaining('socket hang up') as unknown
      // The catch-all server's own name, museo.invalid, gets no response either.
      const expected = strange.map((host) => (others === 'nothing' || host === 'museo.invalid' ? nothing : others))
      expect(answers, origin).toEqual(expected)
    }
  })
}

test("nginx starts even if the API's name does not resolve yet, and follows changes of the API's address", async () => {
  const { cert, key, chain } = certificateOf('api.museo.test')
  const api = createServer({ cert, key }, ({ headers, url, socket }, response) => {
    const servername = socket instanceof TLSSocket && socket.servername
    response.end([socket.localAddress, servername, headers.host, url].join(' '))
  })
  await new Promise<void>((resolve) => api.listen(0, '0.0.0.0', resolve))
  closing.push(() => api.close())
  const address = api.address()
  const host = `api.museo.test:${String(typeof address === 'object' && address?.port)}`
  const names = await openNameServer('api.museo.test')
  closing.push(names.close)

  const settings = { API_URL: `https://${host}`, API_RESOLVER: names.resolver }
  const { origin } = await openSite('names', settings, (site) =>
    site.replace('/etc/ssl/certs/ca-certificates.crt', chain),
  )
  const call = async (path: string) => {
    const { status, body } = await ask(origin, path, { headers: { ...CALL, Host: 'museo.test' } })
    return status === 200 ? body : status
  }
  expect(await call('/api/v1/themes')).toBe(502)
  for (const known of ['127.0.0.1', '127.0.0.2']) {
    names.setAddress(known)
    for (const path of ['/api/v1/themes?locale=es&a=%20', '/api/v1/users/confirmation?confirmation_token=abc']) {
      await expect.poll(() => call(path)).toBe(`${known} api.museo.test ${host} ${path}`)
    }
  }
})

test('Behind a TLS proxy, nginx redirects only http requests and passes on the client’s IP address', async () => {
  const arrived: unknown[] = []
  const api = await openServer(({ headers }, response) => {
    arrived.push([headers['x-forwarded-proto'], headers['x-forwarded-for']])
    response.end('{}')
  })
  closing.push(api.close)
  const proxies = { API_URL: api.origin, TLS_PROXIES: '127.0.0.8 10.0.0.0/8' }
  const { origin } = await openSite('before', proxies)
  const request = (headers: Record<string, string>, path = '/registro?a=1', at = origin) =>
    ask(at, path, { headers: { ...PAGE, Host: 'museo.test', ...headers }, from: '127.0.0.8', servername: 'museo.test' })

  for (const [proto, status, location, hsts] of [
    ['http', 301, 'https://museo.test/registro?a=1', undefined],
    ['http, https', 301, 'https://museo.test/registro?a=1', undefined],
    ['https', 200, undefined, 'max-age=31536000'],
    ['', 200, undefined, 'max-age=31536000'],
  ] as const) {
    const answer = await request(proto === '' ? {} : { 'X-Forwarded-Proto': proto })
    const got = [answer.status, answer.headers.location, answer.headers['strict-transport-security']]
    expect(got, proto).toEqual([status, location, hsts])
  }

  const claimed = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '198.51.100.6, 203.0.113.7, 10.0.0.3' }
  await request(claimed, '/api/v1/themes')
  await ask(origin, '/api/v1/themes', { headers: { ...claimed, Host: 'museo.test' }, from: '127.0.0.9' })
  // If nginx has a certificate, it ignores X-Forwarded-Proto.
  const both = await openSite('between', { ...proxies, ...certificate })
  expect((await request({ 'X-Forwarded-Proto': 'https' }, '/', both.origin)).status).toBe(301)
  await request({ ...claimed, 'X-Forwarded-Proto': 'http' }, '/api/v1/themes', both.tlsOrigin)
  expect(arrived).toEqual([
    ['https', '203.0.113.7'],
    ['https', '127.0.0.9'],
    ['https', '203.0.113.7'],
  ])
  await expect.poll(() => logOf('before')).toMatch(/^203\.0\.113\.7 .*"\/api\/v1\/themes" 200 /m)
})

test('nginx serves the ACME challenge file, both with and without a certificate', async () => {
  const challenge = '/.well-known/acme-challenge/Xk3-_9'
  mkdirSync(join(root, '.well-known/acme-challenge'), { recursive: true })
  writeFileSync(join(root, challenge), 'Xk3-_9.huella')
  const request = (origin: string) =>
    ask(origin, challenge, { headers: { Host: 'museo.test' }, servername: 'museo.test' })
  const first = await openSite('first-issue', {})
  expect(await request(first.origin)).toMatchObject({ status: 200, body: 'Xk3-_9.huella' })
  const { origin, tlsOrigin } = await openSite('renewal', certificate)
  const answer = await request(origin)
  expect([answer.status, answer.headers.location]).toEqual([301, `https://museo.test${challenge}`])
  expect(await request(tlsOrigin)).toMatchObject({ status: 200, body: 'Xk3-_9.huella' })
})
