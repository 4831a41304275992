import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { readSettings } from '../../lib/settings.ts'
import { apiTarget } from './apiTarget.ts'

type Environment = Record<string, string | undefined>

const TEMPLATE = join(import.meta.dirname, 'nginx.conf.template')

/**
 * The site's configuration for nginx: the template with its settings filled in. A line is there once for each value of
 * its setting, so the lines for https are not there without a certificate.
 * @throws Error with a Spanish sentence that names the variable, when a value cannot be right
 */
export function nginxConfig(env: Environment): string {
  for (const name of ['API_URL', 'VITE_API_URL']) value(env, name)
  const { apiUrl } = readSettings(env)
  const api = apiTarget(env)
  if (api === null && apiUrl === '') {
    throw new Error('Falta saber dónde está la API del museo: API_URL (detrás de nginx) o VITE_API_URL (otro origen).')
  }
  const address = siteAddress(env)
  const certificate = ['TLS_CERTIFICATE', 'TLS_CERTIFICATE_KEY'].map((name) => value(env, name))
  const isHttps = !certificate.includes('')
  if (!isHttps && certificate.join('') !== '') throw new Error('TLS_CERTIFICATE y TLS_CERTIFICATE_KEY van juntas.')
  const [chain = '', key = ''] = certificate

  const lines: Record<string, string[]> = {
    API_URL: api === null ? [] : [api],
    HSTS_SUBDOMAINS: [isOn(env, 'SITE_HSTS_SUBDOMAINS') ? '; includeSubDomains' : ''],
    SITE_HOST: [address.replace(/:\d+$/, '')],
    SITE_HTTPS_LISTEN: isHttps ? listen(value(env, 'SITE_HTTPS_LISTEN', '443')) : [],
    SITE_LISTEN: listen(value(env, 'SITE_LISTEN', '80')),
    SITE_LOGS: [value(env, 'SITE_LOGS', '/var/log/nginx')],
    SITE_NAME: [address],
    SITE_ROOT: [resolve(value(env, 'SITE_ROOT', 'dist'))],
    SITE_SCHEME: [isHttps ? 'https' : 'http'],
    TLS_CERTIFICATE: isHttps ? [resolve(chain)] : [],
    TLS_CERTIFICATE_KEY: isHttps ? [resolve(key)] : [],
    VITE_API_URL: [apiUrl],
  }
  return readFileSync(TEMPLATE, 'utf8').replaceAll(/^.*\$\{([A-Z_]+)\}.*\n/gm, (line, name: string) =>
    (lines[name] ?? []).map((filled) => line.replace(`\${${name}}`, () => filled)).join(''),
  )
}

/** A setting that is put into the configuration, so it must not have characters that mean something to nginx. */
function value(env: Environment, name: string, fallback = ''): string {
  const text = env[name]?.trim() ?? ''
  if (!/^[\w./:[\] -]*$/.test(text)) throw new Error(`${name} tiene un carácter que nginx no admite, y es «${text}».`)
  return text === '' ? fallback : text
}

/** The site's public name, with its port if SITE_NAME has one. */
function siteAddress(env: Environment): string {
  const address = value(env, 'SITE_NAME')
  const example = 'como educacion.ejemplo.mx'
  if (address === '') throw new Error(`Falta SITE_NAME: el nombre con el que el público abre este sitio, ${example}.`)
  if (!/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?$/i.test(address)) {
    throw new Error(`SITE_NAME debe ser un solo nombre, ${example}, y es «${address}».`)
  }
  return address
}

function isOn(env: Environment, name: string): boolean {
  const chosen = value(env, name, 'false')
  if (chosen !== 'true' && chosen !== 'false') throw new Error(`${name} debe ser true o false, y es «${chosen}».`)
  return chosen === 'true'
}

/** The addresses to listen at; a bare port is opened on IPv4 and IPv6. */
const listen = (chosen: string): string[] => (/^\d+$/.test(chosen) ? [chosen, `[::]:${chosen}`] : chosen.split(/\s+/))
