import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Builds the app, runs a folder of Playwright tests, and exits with Playwright's status. The embedded API stores its
 * data in memory. Passes command-line arguments on to Playwright; --no-build reuses the last build.
 * @param {object} run
 * @param {string} run.name the folder of the tests
 * @param {number} run.usualPort the default port; E2E_PORT overrides this port
 * @param {Record<string, string>} run.settings environment variables, such as the browser's path
 * @param {string[]} [run.within] a command that starts Playwright, for example with a virtual screen
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
    // These override the developer's .env.
    API_URL: '',
    VITE_API_URL: '',
    VITE_CONTENT_SITE_URL: contentSite,
    // A page of the content site replaces the cross-origin map.
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
