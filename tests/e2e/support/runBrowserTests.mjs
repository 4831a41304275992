import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Builds the app, tests it in a browser against the embedded API, on ports of its own and without a database file, and
 * ends with how it went. What the command line says goes to Playwright; with --no-build the last build is tested again.
 * @param {object} run
 * @param {string} run.name of the tests' folder
 * @param {number} run.usualPort
 * @param {Record<string, string>} run.settings of the tests, such as where the browser is
 * @param {boolean} [run.alsoAlone] builds the app once more, without a content site
 * @param {string[]} [run.within] a command that runs another: what it opens, the tests find
 * @returns {Promise<never>}
 */
export async function runBrowserTests({ name, usualPort, settings, alsoAlone = false, within = [] }) {
  const port = Number(process.env['E2E_PORT'] ?? usualPort)
  const folder = join('.embedded-api', `${name}-${String(port)}`)

  Object.assign(process.env, settings, {
    E2E_PORT: String(port),
    E2E_DIST: join(folder, 'dist'),
    EMBEDDED_API_FILE: ':memory:',
    // These belong to this run, whatever the developer's .env says.
    API_URL: '',
    VITE_API_URL: '',
    VITE_CONTENT_SITE_URL: '',
    VITE_MUSEUM_MAP_EMBED_URL: '',
  })

  const args = process.argv.slice(2)
  const isBuilt = args.includes('--no-build') && existsSync(join(root, folder, 'dist/index.html'))
  if (!isBuilt && alsoAlone) await buildInto(join(folder, 'dist-alone'))
  const contentSite = `http://localhost:${String(port + 1)}`
  process.env['VITE_CONTENT_SITE_URL'] = contentSite
  // Any page of another origin plays the map.
  process.env['VITE_MUSEUM_MAP_EMBED_URL'] = `${contentSite}/mapa`
  if (!isBuilt) await buildInto(join(folder, 'dist'))
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  const options = ['--config', `tests/${name}/playwright.config.ts`, ...args.filter((arg) => arg !== '--no-build')]
  const [command = '', ...words] = [...within, process.execPath, playwright, 'test', ...options]
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit' })
  process.exit(status ?? 1)
}

/** @param {string} outDir */
const buildInto = (outDir) => build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
