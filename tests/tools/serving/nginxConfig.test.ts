import { expect, it } from 'vitest'

import { nginxConfig as configFor } from '@/tools/serving/nginxConfig'

const SERVER = { nameServers: ['10.0.0.2'], nginxVersion: '1.22.1' }
const nginxConfig = (env: Record<string, string>, server: Parameters<typeof configFor>[1] = SERVER) =>
  configFor(env, server)

const SITE = { SITE_NAME: 'educacion.museo.mx' }
const API = { ...SITE, API_URL: 'https://api.museo.mx' }
const TLS = { TLS_CERTIFICATE: '/etc/a.crt', TLS_CERTIFICATE_KEY: '/etc/a.key' }

it('the nginx configuration contains every setting, and no line for an unset setting', () => {
  const crossOrigin = nginxConfig({ ...SITE, VITE_API_URL: 'https://api.museo.mx' })
  for (const config of [nginxConfig(API), nginxConfig({ ...API, ...TLS }), crossOrigin]) {
    expect(config).not.toMatch(/\$\{[A-Z]|undefined/)
  }
  expect(nginxConfig(API)).not.toMatch(/listen .* ssl|ssl_certificate/)
  expect(nginxConfig({ ...API, ...TLS })).toMatch(/listen \[::\]:443 ssl http2;\n {2}ssl_certificate "\S*a\.crt";/)
  expect(crossOrigin).not.toContain('proxy_pass ')
  expect(crossOrigin).toContain("connect-src 'self' https://api.museo.mx\"")
})

/** Returns the values of a directive in the site's server block. */
function directives(name: string, config: string): string[] {
  const site = config.slice(config.lastIndexOf('\nserver {'))
  return [...site.matchAll(new RegExp(`^ *${name} (.*);$`, 'gm'))].map(([, chosen = '']) => chosen)
}

it.each([
  ['80', ['0.0.0.0:80', '[::]:80']],
  ['1 65535', ['0.0.0.0:1', '[::]:1', '0.0.0.0:65535', '[::]:65535']],
  ['127.0.0.1:8080', ['127.0.0.1:8080']],
  [' [::]:80   [2001:db8::7]:8080 ', ['[::]:80', '[2001:db8::7]:8080']],
  ['80 [::]:80', ['0.0.0.0:80', '[::]:80']],
])('nginx listens on «%s»', (chosen, sockets) => {
  expect(directives('listen', nginxConfig({ ...API, SITE_LISTEN: chosen }))).toEqual(sockets)
  const https = nginxConfig({ ...API, ...TLS, SITE_LISTEN: '127.0.0.1:9', SITE_HTTPS_LISTEN: chosen })
  expect(directives('listen', https)).toEqual(['127.0.0.1:9', ...sockets.map((one) => `${one} ssl http2`)])
})

it.each(['0', '65536', '127.0.0.1', ':80', '[::]:0', '[a]:80', '80 x'])(
  'nginxConfig rejects «%s» as an address to listen on',
  (chosen) => {
    const expected = (name: string) =>
      `${name} debe tener puertos o direcciones con su puerto, como 80 o [::]:80, separadas por espacios, y es «${chosen}».`
    expect(() => nginxConfig({ ...API, SITE_LISTEN: chosen })).toThrow(expected('SITE_LISTEN'))
    expect(() => nginxConfig({ ...API, ...TLS, SITE_HTTPS_LISTEN: chosen })).toThrow(expected('SITE_HTTPS_LISTEN'))
  },
)

it.each([
  ['1.25.0', '443 ssl http2', []],
  ['1.25.1', '443 ssl', ['on']],
  ['1.100.0', '443 ssl', ['on']],
])('the nginx configuration enables HTTP/2 with the syntax of nginx %s', (version, listen, http2) => {
  for (const config of [
    nginxConfig({ ...API, ...TLS, NGINX_VERSION: version }),
    nginxConfig({ ...API, ...TLS }, { ...SERVER, nginxVersion: version }),
  ]) {
    expect(directives('listen', config)).toContain(`[::]:${listen}`)
    expect(directives('http2', config)).toEqual(http2)
  }
})

const [UNSET, SYSTEM] = ['(unset)', 'the system']

it.each([
  ['https://api.museo.mx', UNSET, '10.0.0.2 [2001:db8::53]:54'],
  ['https://api.museo.mx', '10.0.0.3 10.0.0.4:53', '10.0.0.3 10.0.0.4:53'],
  ['http://api:3000', '127.0.0.11', '127.0.0.11'],
  ['https://api.museo.mx', 'none', SYSTEM],
  // Only the system knows these names, because nginx's resolver ignores /etc/hosts and search domains.
  ['http://api:3000', UNSET, SYSTEM],
  ['http://localhost:3000', UNSET, SYSTEM],
  ['http://api.localhost:3000', UNSET, SYSTEM],
  ['http://127.0.0.1:3000', '10.0.0.3', SYSTEM],
  ['http://[::1]:3000', UNSET, SYSTEM],
])('nginx resolves %s with API_RESOLVER=%s via %s', (api, chosen, resolver) => {
  const server = { ...SERVER, nameServers: ['10.0.0.2', '[2001:db8::53]:54', 'fe80::1%eth0'] }
  const usesSystem = resolver === SYSTEM
  const config = nginxConfig({ ...API, API_URL: api, ...(chosen !== UNSET && { API_RESOLVER: chosen }) }, server)
  expect(directives('resolver', config)).toEqual(usesSystem ? [] : [`${resolver} ipv6=off`])
  expect(directives('set \\$museo_api', config)).toEqual(usesSystem ? [] : [`"${api}"`])
  const target = usesSystem ? api : '$museo_api'
  expect(directives('proxy_pass', config)).toEqual([target, target])
})

it('HSTS includes subdomains only if SITE_HSTS_SUBDOMAINS is true', () => {
  expect(nginxConfig({ ...API, ...TLS })).toContain('https "max-age=31536000";')
  expect(nginxConfig({ ...API, SITE_HSTS_SUBDOMAINS: 'true' })).toContain('"max-age=31536000; includeSubDomains"')
})

it('nginx’s global names begin with SITE_ID', () => {
  const config = nginxConfig({ ...API, ...TLS, SITE_ID: 'prueba' })
  expect(config).not.toMatch(/museo(?!\.mx)/)
  expect(config.replaceAll('prueba', 'museo')).toBe(nginxConfig({ ...API, ...TLS }))
})

it('nginx uses the configured name and port instead of the request’s Host header', () => {
  const config = nginxConfig({ ...API, ...TLS, SITE_NAME: 'educacion.museo.mx:8443' })
  expect(config).toContain('server_name educacion.museo.mx;')
  expect(config).toContain('proxy_set_header X-Forwarded-Host "educacion.museo.mx:8443";')
  expect(config).toContain('return 301 https://educacion.museo.mx:8443$request_uri;')
  expect(config).not.toMatch(/\$http_host|\$host\b|\$server_name/)
})

it.each<[Record<string, string>, string]>([
  [{}, 'Falta saber dónde está la API del museo'],
  [{ API_URL: 'api.museo.mx' }, 'API_URL debe ser solo un origen'],
  [{ ...API, API_URL: 'https://api.museo.mx;evil' }, 'API_URL tiene un carácter que nginx no admite'],
  [{ ...API, VITE_API_URL: "https://api.museo.mx'" }, 'VITE_API_URL tiene un carácter que nginx no admite'],
  [{ ...API, SITE_NAME: 'museo.mx; include /etc/passwd' }, 'SITE_NAME tiene un carácter que nginx no admite'],
  [{ ...API, SITE_ROOT: '/srv/{x}' }, 'SITE_ROOT tiene un carácter que nginx no admite'],
  [{ API_URL: 'https://api.museo.mx' }, 'Falta SITE_NAME: el nombre con el que el público abre este sitio'],
  [{ ...API, SITE_NAME: '_' }, 'SITE_NAME debe ser un solo nombre, como educacion.ejemplo.mx, y es «_».'],
  [{ ...API, SITE_NAME: 'museo.mx www.museo.mx' }, 'SITE_NAME debe ser un solo nombre'],
  [{ ...API, SITE_NAME: 'museo.mx:' }, 'SITE_NAME debe ser un solo nombre'],
  [{ ...API, SITE_NAME: 'museo.mx:65536' }, 'SITE_NAME debe ser un solo nombre'],
  [{ ...API, ...TLS, SITE_LISTEN: '443' }, 'SITE_LISTEN y SITE_HTTPS_LISTEN deben ser puertos distintos.'],
  [{ ...API, API_RESOLVER: 'dns.museo.mx' }, 'API_RESOLVER debe tener direcciones de servidores DNS, como 10.0.0.2'],
  [{ ...API, API_RESOLVER: '10.0.0.2:0' }, 'API_RESOLVER debe tener direcciones de servidores DNS'],
  [{ ...API, NGINX_VERSION: 'nginx/1.26' }, 'NGINX_VERSION debe ser una versión, como 1.26.3, y es «nginx/1.26».'],
  ...['balanceador', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0/8', '2001:db8::/129', '10.0.0.5/', '10.0.0.5:80'].map(
    (proxies): [Record<string, string>, string] => [
      { ...API, TLS_PROXIES: proxies },
      `TLS_PROXIES debe tener direcciones o redes, como 10.0.0.5 o 10.0.0.0/8, separadas por espacios, y es «${proxies}».`,
    ],
  ),
  [{ ...API, SITE_ID: 'sitio-2' }, 'SITE_ID debe ser de 1 a 16 letras o cifras, como prueba, y es «sitio-2».'],
  [{ ...API, SITE_HSTS_SUBDOMAINS: 'si' }, 'SITE_HSTS_SUBDOMAINS debe ser true o false, y es «si».'],
  [{ ...API, TLS_CERTIFICATE: '/a' }, 'TLS_CERTIFICATE y TLS_CERTIFICATE_KEY van juntas'],
])('nginxConfig reports the invalid setting: %o', (env, sentence) => {
  expect(() => nginxConfig(env)).toThrow(sentence)
})
