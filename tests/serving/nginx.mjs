import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { runnerImport } from 'vite'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Exits with install instructions if nginx, its brotli module or openssl is missing. */
export function requireNginx() {
  const missing = []
  if (spawnSync('nginx', ['-v']).status !== 0) missing.push('nginx-light')
  if (!existsSync(BROTLI)) missing.push('libnginx-mod-http-brotli-static')
  if (spawnSync('openssl', ['version']).status !== 0) missing.push('openssl')
  if (missing.length === 0) return
  console.error(`Para estas pruebas falta: ${missing.join(', ')}.`)
  console.error(`Instálalo con «apt-get install ${missing.join(' ')}».`)
  process.exit(1)
}

/**
 * Creates a self-signed certificate that is valid for two days.
 * @param {string} folder
 */
export function makeCertificate(folder, name = 'localhost') {
  const [key, chain] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)]
  const what = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  const { status, stderr } = spawnSync('openssl', [...what, ...names, '-keyout', key, '-out', chain])
  if (status !== 0) throw new Error(`openssl no pudo hacer el certificado: ${String(stderr)}`)
  return { TLS_CERTIFICATE: chain, TLS_CERTIFICATE_KEY: key }
}

/**
 * Starts nginx with the site's configuration. Needs no root and writes only into the folder.
 * @param {string} folder
 * @param {string} name
 * @param {Record<string, string>} settings
 * @param {(site: string) => string} [around] adds other sites' configuration before or after this site's
 * @returns {Promise<() => void>} stops nginx
 */
export async function openNginx(folder, name, settings, around) {
  const { prefix, args } = await configure(folder, name, settings, around)
  const child = spawn('nginx', args, { stdio: 'inherit' })
  child.once('exit', (code) => {
    if (code !== 0) console.error(`nginx (${name}) terminó con ${String(code)}; véase ${prefix}.`)
  })
  const close = () => void child.kill()
  process.once('exit', close)
  child.once('exit', () => process.off('exit', close))
  return close
}

/**
 * Returns the output of `nginx -t` for the site's configuration.
 * @param {string} folder
 * @param {string} name
 * @param {Record<string, string>} settings
 */
export async function testConfiguration(folder, name, settings) {
  const { args } = await configure(folder, name, settings)
  return spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' }).stderr
}

/**
 * Writes the configuration and returns nginx's arguments.
 * @param {string} folder
 * @param {string} name
 * @param {Record<string, string>} settings
 * @param {(site: string) => string} [around]
 */
async function configure(folder, name, settings, around = (site) => site) {
  const prefix = join(folder, `nginx-${name}`)
  mkdirSync(prefix, { recursive: true })
  /** @type {{ module: typeof import('../../src/tools/serving/nginxConfig.ts') }} */
  const { module } = await runnerImport(resolve(import.meta.dirname, '../../src/tools/serving/nginxConfig.ts'), {
    configFile: false,
  })
  const site = module.nginxConfig({ ...settings, SITE_LOGS: prefix }, module.thisServer())
  writeFileSync(join(prefix, 'site.conf'), around(site))
  const main = join(prefix, 'nginx.conf')
  writeFileSync(main, mainConfig(prefix))
  return { prefix, args: ['-p', prefix, '-c', main, '-e', join(prefix, 'error.log')] }
}

/**
 * A copy of Debian's nginx.conf that includes the site, with all files in one folder and a debug-level error log.
 * @param {string} prefix
 */
function mainConfig(prefix) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
worker_processes 1;
pid ${prefix}/nginx.pid;
error_log ${prefix}/error.log debug;
load_module ${BROTLI};
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  access_log ${prefix}/access.log;
  sendfile on;
${temporary.map((name) => `  ${name}_temp_path ${prefix}/${name}_temp;`).join('\n')}
  include ${prefix}/site.conf;
}
`
}
