import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Builds the app, tests it in a browser against the embedded API, on ports and data of its own, and ends with how it
 * went. What the command line says goes to Playwright; with --no-build the last build is tested again.
 * @param {{ name: string, usualPort: number, browser: string }} run `name` is that of the tests' folder.
 * @returns {Promise<never>}
 */
export async function runBrowserTests({ name, usualPort, browser }) {
  const port = Number(process.env['E2E_PORT'] ?? usualPort)
  const folder = join('.embedded-api', `${name}-${String(port)}`)

  Object.assign(process.env, {
    BROWSER_PATH: browser,
    E2E_PORT: String(port),
    E2E_DIST: join(folder, 'dist'),
    EMBEDDED_API_FILE: join(folder, 'database.json'),
    // These belong to this run, whatever the developer's .env says.
    API_URL: '',
    VITE_API_URL: '',
    VITE_CONTENT_SITE_URL: `http://localhost:${String(port + 1)}`,
  })

  const args = process.argv.slice(2)
  if (!args.includes('--no-build') || !existsSync(join(root, folder, 'dist/index.html'))) {
    await build({ root, logLevel: 'error', build: { outDir: join(folder, 'dist'), emptyOutDir: true } })
  }
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  const options = ['--config', `tests/${name}/playwright.config.ts`, ...args.filter((arg) => arg !== '--no-build')]
  const { status } = spawnSync(process.execPath, [playwright, 'test', ...options], { cwd: root, stdio: 'inherit' })
  process.exit(status ?? 1)
}
