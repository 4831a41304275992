// npm run test:serving: tests the built app behind nginx (http, https, a cross-origin API, deployments, offline), and
// behind Apache if it is installed. Uses one folder and sixteen ports, starting at E2E_PORT or 4373.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

import { findChromium } from '../e2e/support/findChromium.mjs'
import { copySite, hasApache, openApache } from './apache.mjs'
import { makeCertificate, openNginx, requireNginx } from './nginx.mjs'

const root = resolve(import.meta.dirname, '../..')
const port = Number(process.env['E2E_PORT'] ?? 4373)
const folder = resolve(root, '.embedded-api', `serving-${String(port)}`)
const dist = (/** @type {string} */ name) => join(folder, name)
const at = (/** @type {number} */ offset) => `127.0.0.1:${String(port + offset)}`
const origin = (/** @type {number} */ offset, scheme = 'http') => `${scheme}://localhost:${String(port + offset)}`

requireNginx()
rmSync(folder, { recursive: true, force: true })

// These override the developer's .env.
const settings = {
  API_URL: '',
  VITE_API_URL: '',
  VITE_CONTENT_SITE_URL: origin(1),
  VITE_MUSEUM_MAP_EMBED_URL: '',
  VITE_ERROR_REPORT_URL: `${origin(1)}/errores`,
  VITE_MUSEUM_PHONE: '55 5130 5555',
  VITE_OFFLINE_QUESTIONNAIRE: 'true',
}
const crossOrigin = { ...settings, VITE_API_URL: `http://${at(0)}` }
const newVersion = { ...settings, VITE_MUSEUM_PHONE: '55 0000 2222' }

await buildInto('app', settings)
await buildInto('cross-origin', crossOrigin)
await buildInto('new-version', newVersion)
await buildInto('taken-back', { ...settings, VITE_OFFLINE_QUESTIONNAIRE: 'false' })
await buildInto('with-maps', settings, { sourcemap: 'hidden' })

const certificate = makeCertificate(folder)
const api = `http://${at(0)}`
const app = { ...settings, API_URL: api, SITE_ROOT: dist('app') }
// The tests deploy versions into the folders 'deployed' and 'offline'.
const servers = await Promise.all([
  openNginx(folder, 'http', { ...app, ...listening(2) }),
  openNginx(folder, 'https', { ...app, ...certificate, ...listening(3), SITE_LISTEN: at(4), SITE_HTTPS_LISTEN: at(3) }),
  openNginx(folder, 'cross-origin', { ...crossOrigin, SITE_ROOT: dist('cross-origin'), ...listening(5) }),
  openNginx(folder, 'deployed', { ...app, SITE_ROOT: dist('deployed'), ...listening(6) }),
  openNginx(folder, 'behind', { ...app, API_URL: `http://${at(8)}`, ...listening(7) }),
  // The test itself opens and closes the public port.
  openNginx(folder, 'offline', { ...app, SITE_ROOT: dist('offline'), ...listening(12), SITE_LISTEN: at(11) }),
  openNginx(folder, 'signed-out', { ...app, API_URL: `http://${at(10)}`, ...listening(9) }),
])
if (hasApache()) {
  copySite(dist('app'), dist('apache-app'), api)
  copySite(dist('app'), dist('apache-behind'), `http://${at(15)}`)
  const sites = [
    { at: at(13), root: dist('apache-app') },
    { at: at(14), root: dist('apache-behind') },
  ]
  servers.push(openApache(folder, sites))
  Object.assign(process.env, { SERVING_APACHE: origin(13), SERVING_BEHIND_APACHE: origin(14) })
}

Object.assign(process.env, settings, {
  BROWSER_PATH: findChromium(),
  E2E_PORT: String(port),
  E2E_DIST: dist('app'),
  EMBEDDED_API_FILE: join(folder, 'database.json'),
  EMBEDDED_API_APP_ORIGINS: origin(5),
  SERVING_FOLDER: folder,
  SERVING_HTTP: origin(2),
  SERVING_HTTPS: origin(3, 'https'),
  SERVING_REDIRECT: origin(4),
  SERVING_CROSS_ORIGIN: origin(5),
  SERVING_DEPLOYED: origin(6),
  SERVING_BEHIND: origin(7),
  SERVING_OFFLINE: origin(12),
  SERVING_OFFLINE_SITE: String(port + 11),
  SERVING_SIGNED_OUT: origin(9),
  SERVING_KEEPABLE_API: String(port + 10),
})
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const args = ['test', '--config', 'tests/serving/playwright.config.ts', ...process.argv.slice(2)]
const tests = spawn(process.execPath, [playwright, ...args], { cwd: root, stdio: 'inherit' })
// A signal to this program ends the tests and then nginx. Playwright receives SIGINT, because it stops its server only
// on this signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tests.kill('SIGINT'))
await once(tests, 'exit')
for (const close of servers) close()
process.exit(tests.exitCode ?? 1)

/** @param {number} offset the offset of the public port */
function listening(offset) {
  return { SITE_NAME: `localhost:${String(port + offset)}`, SITE_LISTEN: at(offset) }
}

/**
 * @param {string} name
 * @param {Record<string, string>} env
 * @param {import('vite').BuildOptions} [options]
 */
async function buildInto(name, env, options) {
  Object.assign(process.env, env)
  await build({ root, logLevel: 'error', build: { outDir: dist(name), emptyOutDir: true, ...options } })
}
