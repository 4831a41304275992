import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const MODULES = '/usr/lib/apache2/modules'
const SITE = resolve(import.meta.dirname, '../../src/tools/serving/apache.htaccess')

/** Whether Debian's Apache is installed. If not, prints how to install Apache, whose tests are then skipped. */
export function hasApache() {
  const isInstalled = spawnSync('apache2', ['-v']).status === 0 && existsSync(join(MODULES, 'mod_rewrite.so'))
  if (!isInstalled) {
    console.warn('Sin apache2 no se prueba apache.htaccess. Instálalo con «apt-get install apache2-bin».')
  }
  return isInstalled
}

/**
 * Copies a built site and the project's .htaccess, with the API's origin filled in.
 * @param {string} built
 * @param {string} folder
 * @param {string} api the API's origin
 */
export function copySite(built, folder, api) {
  cpSync(built, folder, { recursive: true })
  const file = readFileSync(SITE, 'utf8')
  const line = /^#(SetEnvIfNoCase Host) .*$/m
  if (!line.test(file)) throw new Error('apache.htaccess has no line for an API behind the server')
  writeFileSync(join(folder, '.htaccess'), file.replace(line, `$1 "^localhost:\\d+$" MUSEO_API=${api}`))
}

/**
 * Starts Apache with all its files in one folder.
 * @param {string} folder
 * @param {{ at: string; root: string }[]} sites the address and the root folder of each site
 * @returns {() => void} stops Apache
 */
export function openApache(folder, sites) {
  const prefix = join(folder, 'apache')
  mkdirSync(prefix, { recursive: true })
  writeFileSync(join(prefix, 'mime.types'), 'application/gzip gz\n')
  const main = join(prefix, 'apache.conf')
  writeFileSync(main, mainConfig(prefix, sites))
  const child = spawn('apache2', ['-f', main, '-DFOREGROUND'], { stdio: 'inherit' })
  child.once('exit', (code) => {
    if (code !== 0) console.error(`apache2 terminó con ${String(code)}; véase ${prefix}.`)
  })
  process.once('exit', () => child.kill())
  return () => child.kill()
}

/**
 * The parts of Debian's configuration that affect the .htaccess: the types of .br and .gz, compression and directory
 * listings. All other MIME types are left out, so that the .htaccess has to define them.
 * @param {string} prefix
 * @param {{ at: string; root: string }[]} sites
 */
function mainConfig(prefix, sites) {
  const core = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'setenvif', 'proxy', 'proxy_http']
  const modules = [...core, 'autoindex', 'negotiation', 'filter', 'deflate']
  const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''
  return `ServerRoot ${prefix}
ServerName localhost
ServerTokens Prod
PidFile apache.pid
ErrorLog error.log
${modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
${user}
TypesConfig mime.types
AddType application/x-gzip .gz
AddLanguage br .br
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript
<Directory />
  Options FollowSymLinks
  AllowOverride None
  Require all denied
</Directory>
${sites.map(siteConfig).join('')}`
}

/** @param {{ at: string; root: string }} site */
const siteConfig = ({ at, root }) => `Listen ${at}
<VirtualHost ${at}>
  DocumentRoot "${root}"
  <Directory "${root}">
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
`
