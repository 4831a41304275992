import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { readSettings } from '../../src/lib/settings.ts'
import { apiTarget } from '../embedded-api/apiProxy.ts'
import { inlineStyles } from './inlineStyles.ts'
import { PRIVATE_ADDRESS, type ResponseHeader, responseHeaders } from './responseHeaders.ts'

type Environment = Record<string, string | undefined>

/**
 * The whole configuration of the site for nginx, out of the settings and of what was built.
 * @throws Error with a Spanish sentence that names the variable, when a value cannot be right.
 */
export function nginxConfig(env: Environment): string {
  const settings = readSettings(env)
  const api = apiTarget(env)
  if (api === null && settings.apiUrl === '') {
    throw new Error('Falta saber dónde está la API del museo: API_URL (detrás de nginx) o VITE_API_URL (otro origen).')
  }
  const root = resolve(value(env, 'SITE_ROOT', 'dist'))
  const headers = responseHeaders(settings, inlineStyles(root))
  const tls = certificate(env)
  const isHttps = tls !== null
  const sent = headers.filter(({ httpsOnly }) => isHttps || httpsOnly !== true)
  return filled({
    PRIVATE_ADDRESS: PRIVATE_ADDRESS.source.replaceAll('\\/', '/'),
    HEADER_MAPS: headers.flatMap(headerMap).join('\n'),
    HEADERS: sent.map(addHeader).join('\n'),
    ASSET_HEADERS: sent.flatMap(addAssetHeader).join('\n'),
    REDIRECT_SERVER: isHttps ? redirectServer(env) : '',
    LISTEN: isHttps ? listen(env, 'SITE_HTTPS_LISTEN', '443', ' ssl http2') + tls : listen(env, 'SITE_LISTEN', '80'),
    SERVER_NAME: value(env, 'SITE_NAME', '_'),
    ROOT: root,
    LOGS: value(env, 'SITE_LOGS', '/var/log/nginx'),
    API: api === null ? pageOfConfirmation : apiLocations(api, headers),
  })
}

function filled(parts: Record<string, string>): string {
  const template = readFileSync(join(import.meta.dirname, 'nginx.conf.template'), 'utf8')
  return template.replaceAll(/@([A-Z_]+)@/g, (_, name: string) => parts[name] ?? '').replaceAll(/\n{3,}/g, '\n\n')
}

/** A setting that goes into the configuration as it is: nothing in it may end a directive. */
function value(env: Environment, name: string, fallback: string): string {
  const text = env[name]?.trim() ?? ''
  if (/["'`;{}$\\\n]/.test(text)) throw new Error(`${name} tiene un carácter que nginx no admite, y es «${text}».`)
  return text === '' ? fallback : text
}

function certificate(env: Environment): string | null {
  const [chain, key] = [value(env, 'TLS_CERTIFICATE', ''), value(env, 'TLS_CERTIFICATE_KEY', '')]
  if ((chain === '') !== (key === '')) throw new Error('TLS_CERTIFICATE y TLS_CERTIFICATE_KEY van juntas.')
  if (chain === '') return null
  return `
  ssl_certificate "${resolve(chain)}";
  ssl_certificate_key "${resolve(key)}";
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:museo:5m;
  ssl_session_tickets off;`
}

/** One `listen` for every address; a bare port is opened on IPv4 and IPv6. */
function listen(env: Environment, name: string, fallback: string, options = ''): string {
  const chosen = value(env, name, fallback)
  const addresses = /^\d+$/.test(chosen) ? [chosen, `[::]:${chosen}`] : chosen.split(/\s+/)
  return addresses.map((address) => `  listen ${address}${options};`).join('\n')
}

function redirectServer(env: Environment): string {
  return `server {
${listen(env, 'SITE_LISTEN', '80')}
  server_name ${value(env, 'SITE_NAME', '_')};
  server_tokens off;
  return 301 https://$host$request_uri;
}
`
}

const variable = (name: string) => `$museo_${name.toLowerCase().replaceAll('-', '_')}`

function headerMap({ name, value: usual, privateValue, pageValues }: ResponseHeader): string[] {
  if (privateValue !== undefined) {
    return [`map $museo_is_private ${variable(name)} {\n  1 "${privateValue}";\n  default "${usual}";\n}\n`]
  }
  if (pageValues === undefined) return []
  const pages = [...pageValues].map(([file, its]) => `  "~^${filePattern(file)}$" "${its}";\n`)
  return [`map $uri ${variable(name)} {\n${pages.join('')}  default "${usual}";\n}\n`]
}

/** The file's name as nginx has it at the end: a slash at the end of the address is there twice. */
const filePattern = (file: string): string => file.replace(/\/([^/]*)$/, '/+$1').replaceAll('.', '\\.')

const addHeader = ({ name, value: usual, privateValue, pageValues }: ResponseHeader): string =>
  `  add_header ${name} ${privateValue === undefined && pageValues === undefined ? `"${usual}"` : variable(name)} always;`

const addAssetHeader = ({ name, value: usual, assetValue = usual }: ResponseHeader): string[] =>
  assetValue === null ? [] : [`    add_header ${name} "${assetValue}" always;`]

/** With the API on another origin the confirmation is a page, and nothing here is a call. */
const pageOfConfirmation = `  location /api/ {
    return 404;
  }

  location ~ ^/api/v1/users/confirmation/?$ {
    if ($museo_opens_page) {
      rewrite ^ /index.html last;
    }
    return 404;
  }`

function apiLocations(api: string, headers: ResponseHeader[]): string {
  const verified = `
  proxy_ssl_server_name on;
  proxy_ssl_verify on;
  proxy_ssl_verify_depth 3;
  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;`
  return `  # Hay consultas GET que cambian datos: nginx nunca repite una por su cuenta.
  proxy_next_upstream off;
  proxy_http_version 1.1;
  proxy_set_header Host $proxy_host;
  proxy_set_header Connection "";
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_connect_timeout 5s;
  # La aplicación espera 20 s, y 60 s por un archivo.
  proxy_read_timeout 65s;
  proxy_redirect off;${api.startsWith('https:') ? verified : ''}
${headers.map(({ name }) => `  proxy_hide_header ${name};`).join('\n')}

  location /api/ {
    return 404;
  }

  location /api/v1/ {
    proxy_pass ${api};
  }

  location ~ ^/api/v1/users/confirmation/?$ {
    if ($museo_opens_page) {
      rewrite ^ /index.html last;
    }
    proxy_pass ${api};
  }`
}
