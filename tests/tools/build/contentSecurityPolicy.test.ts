// @vitest-environment node
import { createHash } from 'node:crypto'

import { expect, it } from 'vitest'

import { readSettings } from '@/model/settings'
import { withPolicy } from '@/tools/build/contentSecurityPolicy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the policy of a page with this body and these settings. */
function policy(env: Record<string, string>, body = ''): string {
  const page = `<html>\n  <head>\n    <script>a()</script>\n    <meta charset="utf-8" />\n  </head>${body}</html>`
  const html = withPolicy(page, readSettings(env))
  return (
    /^<html>\n {2}<head>\n {4}<meta charset="utf-8" \/>\n {4}<meta http-equiv="Content-Security-Policy" content="([^"]*)">\n {4}<script>/.exec(
      html,
    )?.[1] ?? ''
  )
}

it('the policy allows requests only to the configured origins', () => {
  const own = { VITE_MUSEUM_MAP_EMBED_URL: '', VITE_ERROR_REPORT_URL: '/errores' }
  for (const env of [{ VITE_MUSEUM_MAP_EMBED_URL: '' }, own]) expect(policy(env)).toContain("connect-src 'self';")
  const everything = {
    VITE_MUSEUM_MAP_EMBED_URL: '',
    VITE_API_URL: 'https://api.museo.mx',
    VITE_CONTENT_SITE_URL: 'https://contenidos.museo.mx',
    VITE_ERROR_REPORT_URL: 'https://api.museo.mx/errores?clave=1',
  }
  expect(policy(everything)).toContain("connect-src 'self' https://api.museo.mx https://contenidos.museo.mx;")
})

it.each(['a;b.mx', 'a"b.mx', "a'b.mx", 'a,b.mx', '*.mx', "'unsafe-inline'", '"onload="x', 'a b.mx', 'a&b.mx'])(
  'withPolicy rejects the host %s, because it would change the policy',
  (host) => {
    for (const name of ['VITE_API_URL', 'VITE_CONTENT_SITE_URL', 'VITE_ERROR_REPORT_URL', 'VITE_MUSEUM_MAP_EMBED_URL'])
      expect(() => policy({ [name]: `https://${host}` })).toThrow(`${name} `)
  },
)

it.each([
  'https://mapas.mx/a;b"c\'d e',
  'https://u;s:"p@mapas.mx/?q=;"#;',
  'https://ma\npas.mx',
  'https://mapás.mx:8443',
  'http://[::1]:8080',
])('the policy contains only the origin of %j', (address) => {
  const env = { VITE_ERROR_REPORT_URL: address, VITE_MUSEUM_MAP_EMBED_URL: address }
  const [, connected, framed] = /connect-src 'self' (.*?); frame-src (.*?); manifest-src/.exec(policy(env)) ?? []
  expect([connected, framed]).toEqual([new URL(address).origin, new URL(address).origin])
})

it('the policy allows the map’s requests and frame, and no frame without a map', () => {
  const own = policy({ VITE_MUSEUM_MAP_EMBED_URL: 'https://mapas.mx/x?q=1' })
  expect(own).toContain("connect-src 'self' https://mapas.mx; frame-src https://mapas.mx;")
  const google = 'https://maps.google.com https://www.google.com;'
  expect(policy({})).toContain(`connect-src 'self' ${google} frame-src ${google}`)
  expect(policy({ VITE_MUSEUM_MAP_EMBED_URL: '' })).toContain("frame-src 'none';")
})

it('the policy allows only the build’s inline scripts and styles, by hash', () => {
  const style = `<style>a{color:red}</style><i class="y" style="--a:&quot;x&quot;"></i>`
  const own = policy({}, style + style + '<script src="/b.js"></script>')
  expect(own).toContain(`script-src 'self' ${hash('a()')}; style-src 'self' ${hash('a{color:red}')};`)
  expect(own).toContain(`style-src-attr 'unsafe-hashes' ${hash('--a:"x"')};`)
  expect(policy({})).toContain("style-src 'self';")
  expect(policy({})).not.toMatch(/unsafe|\*/)
})
