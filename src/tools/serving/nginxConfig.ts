import { spawnSync } from 'node:child_process'
import { getServers } from 'node:dns'
import { readFileSync } from 'node:fs'
import { isIP, isIPv4 } from 'node:net'
import { delimiter, join, resolve } from 'node:path'

import { readSettings } from '../../model/settings.ts'
import { apiTarget } from './apiTarget.ts'

export { unknownSettings } from '../build/unknownSettings.ts'

type Environment = Record<string, string | undefined>

/** The defaults that depend on the server. */
interface Server {
  /** IP addresses of the name servers, with the port unless it is 53. */
  nameServers: readonly string[]
  /** nginx's version, such as '1.26.3'; null without nginx. */
  nginxVersion: string | null
}

const TEMPLATE = join(import.meta.dirname, 'nginx.conf.template')
/** The version in Debian 12. Newer versions accept a configuration for this version, with a warning. */
const OLDEST_NGINX = '1.22'

/** Reads these defaults from the computer that runs this command. */
export function thisServer(): Server {
  // On Debian, only root has nginx's folder in PATH.
  const PATH = [process.env['PATH'], '/usr/sbin'].join(delimiter)
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8', env: { ...process.env, PATH } })
  // Without nginx, `stderr` is null, although its type does not allow it. `exec` accepts null.
  const [, nginxVersion = null] = /\/(\d+\.\d+\.\d+)/.exec(stderr) ?? []
  return { nameServers: getServers(), nginxVersion }
}

/**
 * Fills the settings into the nginx template. Repeats a line for each value of its setting. A setting without values
 * removes its lines, such as the https lines if there is no certificate.
 * @throws Error with a Spanish sentence that names the variable, if a value is invalid
 */
export function nginxConfig(env: Environment, server: Server): string {
  for (const name of ['API_URL', 'VITE_API_URL']) value(env, name)
  const { apiUrl } = readSettings(env)
  const api = apiTarget(env)
  if (api === null && apiUrl === '') {
    throw new Error('Falta saber dónde está la API del museo: API_URL (detrás de nginx) o VITE_API_URL (otro origen).')
  }
  const address = siteAddress(env)
  const certificate = ['TLS_CERTIFICATE', 'TLS_CERTIFICATE_KEY'].map((name) => value(env, name))
  const hasCertificate = !certificate.includes('')
  if (!hasCertificate && certificate.join('') !== '') {
    throw new Error('TLS_CERTIFICATE y TLS_CERTIFICATE_KEY van juntas.')
  }
  const [chain = '', key = ''] = certificate
  const proxies = list(env, 'TLS_PROXIES', '', isNetwork, 'direcciones o redes, como 10.0.0.5 o 10.0.0.0/8')
  const http = listen(env, 'SITE_LISTEN', '80')
  const https = listen(env, 'SITE_HTTPS_LISTEN', '443')
  if (hasCertificate && https.some((one) => http.includes(one))) {
    throw new Error('SITE_LISTEN y SITE_HTTPS_LISTEN deben ser puertos distintos.')
  }
  const isNewHttp2 = hasHttp2Directive(env, server)
  const resolver = apiResolver(env, api, server)
  const id = siteId(env)

  const lines: Record<string, string[]> = {
    API_RESOLVER: resolver === '' ? [] : [resolver],
    API_TARGET: api === null ? [] : [resolver === '' ? api : `$${id}_api`],
    API_URL: api === null || resolver === '' ? [] : [api],
    HSTS_SUBDOMAINS: [isOn(env, 'SITE_HSTS_SUBDOMAINS') ? '; includeSubDomains' : ''],
    HTTP2: hasCertificate && isNewHttp2 ? ['on'] : [],
    SITE_HOST: [address.replace(/:\d+$/, '')],
    SITE_HTTPS_LISTEN: hasCertificate ? https.map((one) => `${one} ssl${isNewHttp2 ? '' : ' http2'}`) : [],
    SITE_LISTEN: http,
    SITE_LOGS: [value(env, 'SITE_LOGS', '/var/log/nginx')],
    SITE_NAME: [address],
    SITE_ROOT: [resolve(value(env, 'SITE_ROOT', 'dist'))],
    SITE_SCHEME: [hasCertificate || proxies.length > 0 ? 'https' : 'http'],
    TLS_CERTIFICATE: hasCertificate ? [resolve(chain)] : [],
    TLS_CERTIFICATE_KEY: hasCertificate ? [resolve(key)] : [],
    TLS_ENDS: [proxies.length > 0 && !hasCertificate ? 'before' : 'here'],
    TLS_PROXIES: proxies,
    VITE_API_URL: [apiUrl],
  }
  const template = readFileSync(TEMPLATE, 'utf8').replaceAll(/\bmuseo(?=[_.:-])/g, id)
  return template.replaceAll(/^.*\$\{([A-Z\d_]+)\}.*\n/gm, (line, name: string) =>
    (lines[name] ?? []).map((filled) => line.replace(`\${${name}}`, () => filled)).join(''),
  )
}

/** Reads a setting. Rejects characters that have a meaning in nginx's configuration. */
function value(env: Environment, name: string, fallback = ''): string {
  const text = env[name]?.trim() ?? ''
  if (!/^[\w./:[\] -]*$/.test(text)) throw new Error(`${name} tiene un carácter que nginx no admite, y es «${text}».`)
  return text === '' ? fallback : text
}

/** Reads a setting of several values, separated by spaces. */
function list(
  env: Environment,
  name: string,
  fallback: string,
  isValid: (one: string) => boolean,
  expected: string,
): string[] {
  const text = value(env, name, fallback)
  const values = text.split(/\s+/).filter((one) => one !== '')
  if (!values.every(isValid)) throw new Error(`${name} debe tener ${expected}, separadas por espacios, y es «${text}».`)
  return values
}

/** The site's public name, with its port if SITE_NAME has one. */
function siteAddress(env: Environment): string {
  const address = value(env, 'SITE_NAME')
  const example = 'como educacion.ejemplo.mx'
  if (address === '') throw new Error(`Falta SITE_NAME: el nombre con el que el público abre este sitio, ${example}.`)
  const [, port = '80'] = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::(.*))?$/i.exec(address) ?? [address, '']
  if (!isPort(port)) throw new Error(`SITE_NAME debe ser un solo nombre, ${example}, y es «${address}».`)
  return address
}

/** The prefix of names that are global in nginx: variables, formats, caches and log files. */
function siteId(env: Environment): string {
  const id = value(env, 'SITE_ID', 'museo')
  if (/^[a-z]\w{0,15}$/.test(id)) return id
  throw new Error(`SITE_ID debe ser de 1 a 16 letras o cifras, como prueba, y es «${id}».`)
}

function isOn(env: Environment, name: string): boolean {
  const chosen = value(env, name, 'false')
  if (chosen !== 'true' && chosen !== 'false') throw new Error(`${name} debe ser true o false, y es «${chosen}».`)
  return chosen === 'true'
}

/** The addresses to listen on, with ports. A bare port means all IPv4 and IPv6 addresses. */
function listen(env: Environment, name: string, fallback: string): string[] {
  const chosen = list(env, name, fallback, isListening, 'puertos o direcciones con su puerto, como 80 o [::]:80')
  return [...new Set(chosen.flatMap((one) => (isPort(one) ? [`0.0.0.0:${one}`, `[::]:${one}`] : [one])))]
}

/**
 * The name servers for nginx's `resolver`, which follows changes of the API's address. Without name servers, nginx
 * resolves the address only on startup. The default is the server's own name servers, but only for DNS names, because
 * the resolver reads neither /etc/hosts nor search domains.
 */
function apiResolver(env: Environment, api: string | null, server: Server): string {
  const chosen = value(env, 'API_RESOLVER')
  const expected = 'direcciones de servidores DNS, como 10.0.0.2 (o none)'
  const nameServers = chosen === 'none' ? [] : list(env, 'API_RESOLVER', '', isNameServer, expected)
  const host = api === null ? '' : new URL(api).hostname
  if (host === '' || isAddress(host)) return ''
  if (chosen === '' && host.includes('.') && !host.endsWith('.localhost')) {
    nameServers.push(...server.nameServers.map((one) => (isIP(one) === 6 ? `[${one}]` : one)).filter(isNameServer))
  }
  return nameServers.join(' ')
}

/** Whether this nginx has the directive `http2`. Versions that have it warn about `listen … http2`. */
function hasHttp2Directive(env: Environment, { nginxVersion }: Server): boolean {
  const version = value(env, 'NGINX_VERSION', nginxVersion ?? OLDEST_NGINX)
  if (!/^\d+\.\d+(\.\d+)?$/.test(version)) {
    throw new Error(`NGINX_VERSION debe ser una versión, como 1.26.3, y es «${version}».`)
  }
  return version.localeCompare('1.25.1', 'en', { numeric: true }) >= 0
}

const isPort = (text: string) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535

/** An IPv4 address, or an IPv6 address in brackets without a zone. */
const isAddress = (text: string) => isIPv4(text) || (/^\[[^%]*\]$/.test(text) && isIP(text.slice(1, -1)) === 6)

const isListening = (text: string) => isPort(text) || isSocket(text)
const isNameServer = (text: string) => isAddress(text) || isSocket(text)

function isSocket(text: string): boolean {
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(text) ?? []
  return isAddress(host) && isPort(port)
}

/** An IPv4 or IPv6 address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const version = isIP(address)
  return version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}
