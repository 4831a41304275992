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
 * @param {string[]} [run.within] a command that runs another: what it opens, the tests find
 * @returns {Promise<never>}
 */
export async function runBrowserTests({ name, usualPort, settings, within = [] }) {
  const port = Number(process.env['E2E_PORT'] ?? usualPort)
  const dist = join('.embedded-api', `${name}-${String(port)}`, 'dist')
  const contentSite = `http://localhost:${String(port + 1)}`

  Object.assign(process.env, settings, {
    E2E_PORT: String(port),
    E2E_DIST: dist,
    EMBEDDED_API_FILE: ':memory:',
    // These belong to this run, whatever the developer's .env says.
    API_URL: '',
    VITE_API_URL: '',
    VITE_CONTENT_SITE_URL: contentSite,
    // Any page of another origin plays the map.
    VITE_MUSEUM_MAP_EMBED_URL: `${contentSite}/mapa`,
  })

  const args = process.argv.slice(2)
  const isBuilt = args.includes('--no-build') && existsSync(join(root, dist, 'index.html'))
  if (!isBuilt) await build({ root, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  const options = ['--config', `tests/${name}/playwright.config.ts`, ...args.filter((arg) => arg !== '--no-build')]
  const [command = '', ...words] = [...within, process.execPath, playwright, 'test', ...options]
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit' })
  process.exit(status ?? 1)
}
