// npm run test:e2e: the production build in a real browser, against the embedded API, on ports and data of its own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium } from '@playwright/test'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const port = Number(process.env['E2E_PORT'] ?? 4273)
const folder = join('.embedded-api', `e2e-${String(port)}`)

const browser = findBrowser()
if (browser === undefined) {
  console.error('No se encontró Chromium, que hace falta para estas pruebas.')
  console.error('Instálalo con «apt-get install chromium» o con «npx playwright install chromium».')
  console.error('Si ya lo tienes en otro lugar, indica dónde con la variable CHROMIUM_PATH.')
  process.exit(1)
}

Object.assign(process.env, {
  CHROMIUM_PATH: browser,
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
const options = ['--config', 'tests/e2e/playwright.config.ts', ...args.filter((arg) => arg !== '--no-build')]
const { status } = spawnSync(process.execPath, [playwright, 'test', ...options], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)

function findBrowser() {
  const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()]
  const chosen = process.env['CHROMIUM_PATH']
  return (chosen === undefined || chosen === '' ? usual : [chosen]).find((path) => existsSync(path))
}
