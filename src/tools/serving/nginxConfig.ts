import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { readSettings } from '../../lib/settings.ts'
import { apiTarget } from './apiTarget.ts'
import { inlineParts } from './inlineParts.ts'
import { apiLocations, pageOfConfirmation, PUBLIC_CALL } from './nginxApi.ts'
import { PRIVATE_PATH, type ResponseHeader, responseHeaders } from './responseHeaders.ts'

type Environment = Record<string, string | undefined>

/**
 * The text of the site's configuration for nginx, made of the settings and of what was built.
 * @throws Error with a Spanish sentence that names the variable, when a value cannot be right
 */
export function nginxConfig(env: Environment): string {
  const settings = readSettings(env)
  const api = apiTarget(env)
  if (api === null && settings.apiUrl === '') {
    throw new Error('Falta saber dónde está la API del museo: API_URL (detrás de nginx) o VITE_API_URL (otro origen).')
  }
  const root = resolve(value(env, 'SITE_ROOT', 'dist'))
  const { address, name } = siteName(env)
  const coversSubdomains = isOn(env, 'SITE_HSTS_SUBDOMAINS')
  const headers = responseHeaders(settings, inlineParts(root), { coversSubdomains })
  const tls = certificate(env)
  const isHttps = tls !== null
  const sent = headers.filter(({ httpsOnly }) => isHttps || httpsOnly !== true)
  return filled({
    PRIVATE_PATH: PRIVATE_PATH.source.replaceAll('\\/', '/'),
    PUBLIC_CALL,
    HEADER_MAPS: headers.flatMap(headerMap).join('\n'),
    HEADERS: sent.map(addHeader).join('\n'),
    ASSET_HEADERS: sent.flatMap(addAssetHeader).join('\n'),
    OTHER_SITES: otherSites(env, isHttps),
    REDIRECT_SERVER: isHttps ? redirectServer(env) : '',
    LISTEN: isHttps ? listenSafely(env) + tls : listen(env, 'SITE_LISTEN', '80'),
    SERVER_NAME: name,
    ROOT: root,
    LOGGING: logging(env),
    API: api === null ? pageOfConfirmation : apiLocations(api, address, headers),
  })
}

/** The template with its `@NAMES@` replaced. */
function filled(parts: Record<string, string>): string {
  const template = readFileSync(join(import.meta.dirname, 'nginx.conf.template'), 'utf8')
  return template.replaceAll(/@([A-Z_]+)@/g, (_, name: string) => parts[name] ?? '').replaceAll(/\n{3,}/g, '\n\n')
}

/**
 * A setting that is put into the configuration unchanged, so it must not have characters that could end a directive.
 */
function value(env: Environment, name: string, fallback: string): string {
  const text = env[name]?.trim() ?? ''
  if (/["'`;{}$\\\n]/.test(text)) throw new Error(`${name} tiene un carácter que nginx no admite, y es «${text}».`)
  return text === '' ? fallback : text
}

/** The site's public name, and as `address` the same with its port, if SITE_NAME has one. */
function siteName(env: Environment): { address: string; name: string } {
  const address = value(env, 'SITE_NAME', '')
  const example = 'como educacion.ejemplo.mx'
  if (address === '') throw new Error(`Falta SITE_NAME: el nombre con el que el público abre este sitio, ${example}.`)
  const [, name] = /^([a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::\d+)?$/i.exec(address) ?? []
  if (name === undefined) throw new Error(`SITE_NAME debe ser un solo nombre, ${example}, y es «${address}».`)
  return { address, name }
}

function isOn(env: Environment, name: string): boolean {
  const chosen = value(env, name, 'false')
  if (chosen !== 'true' && chosen !== 'false') throw new Error(`${name} debe ser true o false, y es «${chosen}».`)
  return chosen === 'true'
}

/** The lines for https; null without a certificate. */
function certificate(env: Environment): string | null {
  const [chain, key] = [value(env, 'TLS_CERTIFICATE', ''), value(env, 'TLS_CERTIFICATE_KEY', '')]
  if ((chain === '') !== (key === '')) throw new Error('TLS_CERTIFICATE y TLS_CERTIFICATE_KEY van juntas.')
  if (chain === '') return null
  return `
  ssl_certificate "${resolve(chain)}";
  ssl_certificate_key "${resolve(key)}";
${TLS}`
}

const TLS = `  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:museo:5m;
  ssl_session_tickets off;`

/** One `listen` for every address; a bare port is opened on IPv4 and IPv6. */
function listen(env: Environment, name: string, fallback: string, options = ''): string {
  const chosen = value(env, name, fallback)
  const addresses = /^\d+$/.test(chosen) ? [chosen, `[::]:${chosen}`] : chosen.split(/\s+/)
  return addresses.map((address) => `  listen ${address}${options};`).join('\n')
}

const listenSafely = (env: Environment, options = '') => listen(env, 'SITE_HTTPS_LISTEN', '443', ` ssl http2${options}`)

/** nginx's error log has whole addresses, some with a token: only critical messages are logged there. */
function logging(env: Environment): string {
  const folder = value(env, 'SITE_LOGS', '/var/log/nginx')
  return `  access_log "${folder}/museo-access.log" museo_sin_datos;
  error_log "${folder}/museo-error.log" crit;`
}

/** The server for requests that name another host: it closes the connection. */
function otherSites(env: Environment, isHttps: boolean): string {
  const listening = [listen(env, 'SITE_LISTEN', '80', ' default_server')]
  if (isHttps) listening.push(`${listenSafely(env, ' default_server')}\n  ssl_reject_handshake on;\n${TLS}`)
  return `server {
${listening.join('\n')}
  server_tokens off;
  access_log off;
  return 444;
}
`
}

/** The server that leads from http to https. */
function redirectServer(env: Environment): string {
  const { address, name } = siteName(env)
  return `server {
${listen(env, 'SITE_LISTEN', '80')}
  server_name ${name};
  server_tokens off;
${logging(env)}
  return 301 https://${address}$request_uri;
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

/**
 * A page's file as nginx's `$uri` has it: for an address with a slash at its end, the last slash stands there twice.
 */
const filePattern = (file: string): string => file.replace(/\/([^/]*)$/, '/+$1').replaceAll('.', '\\.')

const addHeader = ({ name, value: usual, privateValue, pageValues }: ResponseHeader): string =>
  `  add_header ${name} ${privateValue === undefined && pageValues === undefined ? `"${usual}"` : variable(name)} always;`

const addAssetHeader = ({ name, value: usual, assetValue = usual }: ResponseHeader): string[] =>
  assetValue === null ? [] : [`    add_header ${name} "${assetValue}" always;`]
