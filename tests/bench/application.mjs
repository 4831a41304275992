import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import { chromium } from '@playwright/test'
import { build } from 'vite'

const PORT = 4473
const FOLDER = `.embedded-api/bench-${PORT}`
const URL_OF_APP = `http://localhost:${PORT}`

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @typedef {{ url: string, chromiumPath: string, flags: string[], newPhone: () => Promise<import('@playwright/test').Page> }} Application */

function chromiumPath() {
  const usual = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium', chromium.executablePath()]
  const path = usual.find((candidate) => candidate !== '' && existsSync(candidate))
  if (path === undefined) throw new Error('No hay Chromium: instálalo con «apt-get install chromium».')
  return path
}

async function untilItAnswers() {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const response = await fetch(URL_OF_APP)
      if (response.ok) return
    } catch {
      // Not listening yet.
    }
    await wait(100)
  }
  throw new Error('The preview did not start')
}

/** Builds the application, serves it with the embedded API, and hands out phones. @param {(application: Application) => Promise<void>} work */
export async function withApplication(work) {
  process.env['EMBEDDED_API_FILE'] = `${FOLDER}/database.json`
  await build({ logLevel: 'error', build: { outDir: `${FOLDER}/dist`, emptyOutDir: true } })
  const options = ['--preview', '--reset', '--port', String(PORT), '--dist', `${FOLDER}/dist`]
  const server = spawn(process.execPath, ['tests/embedded-api/start.mjs', ...options], { stdio: 'ignore' })
  const path = chromiumPath()
  console.log(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim(), '· Node', process.version)
  const browser = await chromium.launch({ executablePath: path, args: FLAGS })
  try {
    await untilItAnswers()
    await work({
      url: URL_OF_APP,
      chromiumPath: path,
      flags: FLAGS,
      newPhone: async () => {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
          locale: 'es-MX',
          timezoneId: 'America/Mexico_City',
        })
        return context.newPage()
      },
    })
  } finally {
    await browser.close()
    server.kill()
  }
}

/** Makes a page as slow as a cheap phone. @param {import('@playwright/test').Page} page @param {{ network?: boolean }} options */
export async function slowDown(page, { network = true } = {}) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  })
}

/** Signs one of the seeded teachers in, before anything is slowed down. @param {import('@playwright/test').Page} page @param {string} url */
export async function signInTeacher(page, url) {
  await page.goto(`${url}/login`)
  await page.getByLabel('Correo electrónico').fill('mariana.rios@escuela.example.mx')
  await page.getByLabel('Contraseña', { exact: true }).fill('Memoria2025')
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL(`${url}/`)
}

/** @param {number[]} figures */
export function median(figures) {
  const half = Math.floor(figures.length / 2)
  const below = (/** @type {number} */ figure) => figures.filter((other) => other < figure).length
  const upTo = (/** @type {number} */ figure) => figures.filter((other) => other <= figure).length
  return figures.find((figure) => below(figure) <= half && upTo(figure) > half) ?? Number.NaN
}

/** @param {string} what @param {number} amount @param {number} budget @param {string} unit */
export function report(what, amount, budget, unit) {
  const figure = unit === '' ? amount.toFixed(3) : `${Math.round(amount)} ${unit}`
  const limit = unit === '' ? String(budget) : `${budget} ${unit}`
  console.log(`${amount > budget ? 'OVER' : 'ok  '} ${what.padEnd(58)} ${figure.padStart(10)}  of ${limit}`)
}

/** One of the figures that a measuring script of ours keeps in the page. @param {import('@playwright/test').Page} page @param {string} name */
export function seen(page, name) {
  return page.evaluate((key) => Number(Reflect.get(Object(Reflect.get(window, 'seen')), key)), name)
}
