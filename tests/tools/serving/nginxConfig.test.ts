import { expect, it } from 'vitest'

import { nginxConfig } from '@/tools/serving/nginxConfig'

const SITE = { SITE_NAME: 'educacion.museo.mx' }
const API = { ...SITE, API_URL: 'https://api.museo.mx' }
const TLS = { TLS_CERTIFICATE: '/etc/a.crt', TLS_CERTIFICATE_KEY: '/etc/a.key' }

it('fills in every setting, and leaves out the lines of those that are not chosen', () => {
  const crossOrigin = nginxConfig({ ...SITE, VITE_API_URL: 'https://api.museo.mx' })
  for (const config of [nginxConfig(API), nginxConfig({ ...API, ...TLS }), crossOrigin]) {
    expect(config).not.toMatch(/\$\{[A-Z]|undefined/)
  }
  expect(nginxConfig(API)).not.toMatch(/listen .* ssl|ssl_certificate/)
  expect(nginxConfig({ ...API, ...TLS })).toMatch(/listen \[::\]:443 ssl http2;\n {2}ssl_certificate "\S*a\.crt";/)
  expect(crossOrigin).not.toContain('proxy_pass ')
  expect(crossOrigin).toContain("connect-src 'self' https://api.museo.mx\"")
})

it('promises https for subdomains only when that is set', () => {
  expect(nginxConfig({ ...API, ...TLS })).toContain('https "max-age=31536000";')
  expect(nginxConfig({ ...API, SITE_HSTS_SUBDOMAINS: 'true' })).toContain('"max-age=31536000; includeSubDomains"')
})

it('goes by the name it is given, with a port where it is not the usual one, and by nothing that a request says', () => {
  const config = nginxConfig({ ...API, ...TLS, SITE_NAME: 'educacion.museo.mx:8443' })
  expect(config).toContain('server_name educacion.museo.mx;')
  expect(config).toContain('proxy_set_header X-Forwarded-Host "educacion.museo.mx:8443";')
  expect(config).toContain('return 301 https://educacion.museo.mx:8443$request_uri;')
  expect(config).not.toMatch(/\$http_host|\$host\b|\$server_name/)
})

it.each([
  [{}, 'Falta saber dónde está la API del museo'],
  [{ API_URL: 'api.museo.mx' }, 'API_URL debe ser solo un origen'],
  [{ ...API, API_URL: 'https://api.museo.mx;evil' }, 'API_URL tiene un carácter que nginx no admite'],
  [{ ...API, VITE_API_URL: "https://api.museo.mx'" }, 'VITE_API_URL tiene un carácter que nginx no admite'],
  [{ ...API, SITE_NAME: 'museo.mx; include /etc/passwd' }, 'SITE_NAME tiene un carácter que nginx no admite'],
  [{ ...API, SITE_NAME: 'museo.mx\nreturn 200' }, 'SITE_NAME tiene un carácter que nginx no admite'],
  [{ ...API, SITE_ROOT: '/srv/{x}' }, 'SITE_ROOT tiene un carácter que nginx no admite'],
  [{ API_URL: 'https://api.museo.mx' }, 'Falta SITE_NAME: el nombre con el que el público abre este sitio'],
  [{ ...API, SITE_NAME: '_' }, 'SITE_NAME debe ser un solo nombre, como educacion.ejemplo.mx, y es «_».'],
  [{ ...API, SITE_NAME: 'museo.mx www.museo.mx' }, 'SITE_NAME debe ser un solo nombre'],
  [{ ...API, SITE_NAME: 'https://museo.mx' }, 'SITE_NAME debe ser un solo nombre'],
  [{ ...API, SITE_HSTS_SUBDOMAINS: 'si' }, 'SITE_HSTS_SUBDOMAINS debe ser true o false, y es «si».'],
  [
    { ...API, VITE_MUSEUM_MAP_EMBED_URL: 'https://educacion.museo.mx/mapa.html' },
    'VITE_MUSEUM_MAP_EMBED_URL debe ser de otro sitio',
  ],
  [{ ...API, TLS_CERTIFICATE: '/a' }, 'TLS_CERTIFICATE y TLS_CERTIFICATE_KEY van juntas'],
])('says what is wrong: %o', (env, sentence) => {
  expect(() => nginxConfig(env)).toThrow(sentence)
})
