// @vitest-environment node
import { createHash } from 'node:crypto'

import { expect, it } from 'vitest'

import { readSettings } from '../../src/lib/settings'
import { stylesIn } from './inlineStyles'
import { nginxConfig } from './nginxConfig'
import { headersFor, type InlineStyles, responseHeaders } from './responseHeaders'

const none: InlineStyles = { elements: [], attributes: [] }
const FRAME = '/index.html'
const API = { API_URL: 'https://api.museo.mx' }

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policy = (env: Record<string, string>, styles = none) =>
  responseHeaders(readSettings(env), new Map([[FRAME, styles]])).find(({ name }) => name === 'Content-Security-Policy')
    ?.value

it('lets calls go only to the origins that are configured', () => {
  expect(policy({})).toContain("connect-src 'self';")
  const everything = {
    VITE_API_URL: 'https://api.museo.mx',
    VITE_CONTENT_SITE_URL: 'https://contenidos.museo.mx',
    VITE_ERROR_REPORT_URL: 'https://api.museo.mx/errores?clave=1',
  }
  expect(policy(everything)).toContain("connect-src 'self' https://api.museo.mx https://contenidos.museo.mx;")
  expect(policy({ VITE_MUSEUM_MAP_EMBED_URL: 'https://mapas.mx/x?q=1' })).toContain('frame-src https://mapas.mx;')
  expect(policy({})).toContain('frame-src https://maps.google.com https://www.google.com;')
})

it('never lets in a script or a style of unknown origin', () => {
  expect(policy({})).not.toMatch(/unsafe|\*|script-src 'self' |data:.*script/)
  expect(policy({})).toContain("style-src 'self';")
})

it('lets in the styles that the build put into the pages, by their hash', () => {
  const html = `<style>a{color:red}</style><style id="x">b{}</style><i class="y" style="--a:&quot;x&quot;"></i>`
  const styles = stylesIn(html + html)
  expect(styles.elements).toHaveLength(2)
  expect(styles.elements).toContain(hash('a{color:red}'))
  expect(styles.attributes).toEqual([hash('--a:"x"')])
  expect(policy({}, styles)).toContain(`style-src 'self' ${styles.elements.join(' ')};`)
  expect(policy({}, styles)).toContain(`style-src-attr 'unsafe-hashes' ${hash('--a:"x"')};`)
})

it('lets into a page its own styles, and those of no other', () => {
  const [own, other] = ['a{}', 'b{}'].map((text) => stylesIn(`<style>${text}</style>`))
  const pages = new Map([
    [FRAME, none],
    ['/login/index.html', own ?? none],
    ['/home/index.html', other ?? none],
  ])
  const headers = responseHeaders(readSettings({}), pages)
  const policyAt = (address: string) => new Map(headersFor(headers, address)).get('Content-Security-Policy')
  for (const address of ['/login', '/login/', '/login?fromQuestionnaire=true', '/login#x', '/login/index.html']) {
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

it('has a place for everything', () => {
  for (const env of [
    API,
    { VITE_API_URL: 'https://api.museo.mx' },
    { ...API, TLS_CERTIFICATE: 'a', TLS_CERTIFICATE_KEY: 'b' },
  ]) {
    expect(nginxConfig(env)).not.toMatch(/@[A-Z_]+@|undefined/)
  }
})

it('speaks https with a certificate, and only then promises it', () => {
  expect(nginxConfig(API)).not.toMatch(/Strict-Transport-Security "|ssl_certificate/)
  const https = nginxConfig({ ...API, TLS_CERTIFICATE: '/etc/a.crt', TLS_CERTIFICATE_KEY: '/etc/a.key' })
  expect(https).toContain('listen [::]:443 ssl http2;')
  expect(https).toContain('add_header Strict-Transport-Security "max-age=31536000" always;')
  expect(https).toContain('return 301 https://$host$request_uri;')
})

it('checks the certificate of the API behind it', () => {
  expect(nginxConfig(API)).toContain('proxy_ssl_verify on;')
  expect(nginxConfig({ API_URL: 'http://127.0.0.1:3000' })).not.toContain('proxy_ssl_verify')
})

it.each([
  [{}, 'Falta saber dónde está la API del museo'],
  [{ API_URL: 'api.museo.mx' }, 'API_URL debe ser solo un origen'],
  [{ ...API, SITE_NAME: 'museo.mx; include /etc/passwd' }, 'SITE_NAME tiene un carácter que nginx no admite'],
  [{ ...API, TLS_CERTIFICATE: '/a' }, 'TLS_CERTIFICATE y TLS_CERTIFICATE_KEY van juntas'],
])('says what is wrong: %o', (env, sentence) => {
  expect(() => nginxConfig(env)).toThrow(sentence)
})
