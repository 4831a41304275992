import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { readSettings } from '@/lib/settings'
import { partsIn } from '@/tools/serving/inlineParts'
import { nginxConfig } from '@/tools/serving/nginxConfig'
import { headersFor, type InlineParts, responseHeaders } from '@/tools/serving/responseHeaders'

const none: InlineParts = { scripts: [], elements: [], attributes: [] }
const FRAME = '/index.html'
const SITE = { SITE_NAME: 'educacion.museo.mx' }
const API = { ...SITE, API_URL: 'https://api.museo.mx' }
const TLS = { TLS_CERTIFICATE: '/etc/a.crt', TLS_CERTIFICATE_KEY: '/etc/a.key' }

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policy = (env: Record<string, string>, styles = none) =>
  responseHeaders(readSettings(env), new Map([[FRAME, styles]])).find(({ name }) => name === 'Content-Security-Policy')
    ?.value

it('lets calls go only to the origins that are configured', () => {
  expect(policy({ VITE_MUSEUM_MAP_EMBED_URL: '' })).toContain("connect-src 'self';")
  const everything = {
    VITE_MUSEUM_MAP_EMBED_URL: '',
    VITE_API_URL: 'https://api.museo.mx',
    VITE_CONTENT_SITE_URL: 'https://contenidos.museo.mx',
    VITE_ERROR_REPORT_URL: 'https://api.museo.mx/errores?clave=1',
  }
  expect(policy(everything)).toContain("connect-src 'self' https://api.museo.mx https://contenidos.museo.mx;")
})

it('lets the map be asked for and shown, and no frame without one', () => {
  const own = policy({ VITE_MUSEUM_MAP_EMBED_URL: 'https://mapas.mx/x?q=1' })
  expect(own).toContain("connect-src 'self' https://mapas.mx; frame-src https://mapas.mx;")
  const google = 'https://maps.google.com https://www.google.com;'
  expect(policy({})).toContain(`connect-src 'self' ${google} frame-src ${google}`)
  expect(policy({ VITE_MUSEUM_MAP_EMBED_URL: '' })).toContain("frame-src 'none';")
})

it('never lets in a script or a style of unknown origin', () => {
  expect(policy({})).not.toMatch(/unsafe|\*|script-src 'self' |data:.*script/)
  expect(policy({})).toContain("style-src 'self';")
})

it('lets in the styles and scripts that the build put into the pages, by their hash', () => {
  const html = `<style>a{color:red}</style><style id="x">b{}</style><i class="y" style="--a:&quot;x&quot;"></i>`
  const styles = partsIn(html + html)
  expect(styles.elements).toHaveLength(2)
  expect(styles.elements).toContain(hash('a{color:red}'))
  expect(styles.attributes).toEqual([hash('--a:"x"')])
  expect(policy({}, partsIn('<script>a()</script><script src="/b.js"></script>'))).toContain(
    `script-src 'self' ${hash('a()')};`,
  )
  expect(policy({}, styles)).toContain(`style-src 'self' ${styles.elements.join(' ')};`)
  expect(policy({}, styles)).toContain(`style-src-attr 'unsafe-hashes' ${hash('--a:"x"')};`)
})

it('lets into a page its own styles, and those of no other', () => {
  const [own, other] = ['a{}', 'b{}'].map((text) => partsIn(`<style>${text}</style>`))
  const pages = new Map([
    [FRAME, none],
    ['/login/index.html', own ?? none],
    ['/home/index.html', other ?? none],
  ])
  const headers = responseHeaders(readSettings({}), pages)
  const policyAt = (address: string) => new Map(headersFor(headers, address)).get('Content-Security-Policy')
  const addressesOfLogin = ['/login', '/login/', '/login?fromQuestionnaire=true', '/login#x', '/login/index.html']
  for (const address of [...addressesOfLogin, '/%6Cogin', '//login', '/x/../login/', '/./login?x=%zz']) {
    expect(policyAt(address)).toContain(`style-src 'self' ${hash('a{}')};`)
  }
  for (const address of ['/', '/?utm=1', '/home/']) {
    expect(policyAt(address)).toContain(`style-src 'self' ${hash('b{}')};`)
  }
  for (const address of ['/loquesea', '/login/otra', '/login?pregunta=3', '/%', '/index.html']) {
    expect(policyAt(address)).toContain("style-src 'self';")
  }
  expect(policyAt('/assets/a.js')).toBe("default-src 'none'; frame-ancestors 'none'")
})

describe('where one came from', () => {
  const headers = responseHeaders(readSettings({}), new Map())
  const policyAt = (address: string) => new Map(headersFor(headers, address)).get('Referrer-Policy')

  it.each([
    '/free-pass?userId=7',
    '/recuperar-contrasenia/secreto',
    '/api/v1/users/confirmation?confirmation_token=secreto',
    '//recuperar-contrasenia/secreto',
    '/x/../recuperar-contrasenia/secreto',
    '/x/%2E%2e/recuperar-contrasenia/secreto',
    '/recuperar-contrasenia%2Fsecreto',
    '/Recuperar-Contrasenia/secreto',
    '/%72ecuperar-contrasenia/secreto',
    '/es/recuperar-contrasenia/secreto',
    '/%66ree-pass?userId=7',
    '/free-pass%3FuserId=7',
    '/api//v1/users/confirmation',
  ])('is told to nobody when the address carries something secret, however it is written: %s', (address) => {
    expect(policyAt(address)).toBe('no-referrer')
  })

  it.each(['/', '/login', '/recuperar-contrasenia-no', '/login?a=/free-pass'])('may be told at %s', (address) => {
    expect(policyAt(address)).toBe('strict-origin-when-cross-origin')
  })
})

it('has a place for everything', () => {
  for (const env of [API, { ...SITE, VITE_API_URL: 'https://api.museo.mx' }, { ...API, ...TLS }]) {
    expect(nginxConfig(env)).not.toMatch(/@[A-Z_]+@|undefined/)
  }
})

it('speaks https with a certificate, and only then promises it', () => {
  expect(nginxConfig(API)).not.toMatch(/Strict-Transport-Security "|ssl_certificate/)
  const https = nginxConfig({ ...API, ...TLS })
  expect(https).toContain('listen [::]:443 ssl http2;')
  expect(https).toContain('add_header Strict-Transport-Security "max-age=31536000" always;')
  expect(https).toContain('return 301 https://educacion.museo.mx$request_uri;')
  expect(nginxConfig({ ...API, ...TLS, SITE_HSTS_SUBDOMAINS: 'true' })).toContain(
    'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
  )
})

it('goes by the name it is given, with a port where it is not the usual one, and by nothing that a request says', () => {
  const config = nginxConfig({ ...API, ...TLS, SITE_NAME: 'educacion.museo.mx:8443' })
  expect(config).toContain('server_name educacion.museo.mx;')
  expect(config).toContain('proxy_set_header X-Forwarded-Host "educacion.museo.mx:8443";')
  expect(config).toContain('return 301 https://educacion.museo.mx:8443$request_uri;')
  expect(config).not.toMatch(/\$http_host|\$host\b|\$server_name/)
})

it('checks the certificate of the API behind it', () => {
  expect(nginxConfig(API)).toContain('proxy_ssl_verify on;')
  expect(nginxConfig({ ...SITE, API_URL: 'http://127.0.0.1:3000' })).not.toContain('proxy_ssl_verify')
})

it.each([
  [{}, 'Falta saber dónde está la API del museo'],
  [{ API_URL: 'api.museo.mx' }, 'API_URL debe ser solo un origen'],
  [{ ...API, SITE_NAME: 'museo.mx; include /etc/passwd' }, 'SITE_NAME tiene un carácter que nginx no admite'],
  [{ API_URL: 'https://api.museo.mx' }, 'Falta SITE_NAME: el nombre con el que el público abre este sitio'],
  [{ ...API, SITE_NAME: '_' }, 'SITE_NAME debe ser un solo nombre, como educacion.ejemplo.mx, y es «_».'],
  [{ ...API, SITE_NAME: 'museo.mx www.museo.mx' }, 'SITE_NAME debe ser un solo nombre'],
  [{ ...API, SITE_NAME: 'https://museo.mx' }, 'SITE_NAME debe ser un solo nombre'],
  [{ ...API, SITE_NAME: '*.museo.mx' }, 'SITE_NAME debe ser un solo nombre'],
  [{ ...API, SITE_HSTS_SUBDOMAINS: 'sí' }, 'SITE_HSTS_SUBDOMAINS debe ser true o false, y es «sí».'],
  [
    { ...API, VITE_MUSEUM_MAP_EMBED_URL: 'https://educacion.museo.mx/mapa.html' },
    'VITE_MUSEUM_MAP_EMBED_URL debe ser de otro sitio',
  ],
  [{ ...API, TLS_CERTIFICATE: '/a' }, 'TLS_CERTIFICATE y TLS_CERTIFICATE_KEY van juntas'],
])('says what is wrong: %o', (env, sentence) => {
  expect(() => nginxConfig(env)).toThrow(sentence)
})
