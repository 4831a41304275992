import { renameSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Page } from '@playwright/test'
import { build } from 'vite'

import { setting } from '../e2e/support/addresses'
import { prerenderedRoutes } from '../e2e/support/routes'
import { expect, test } from '../e2e/support/test'
import {
  expectFormComplete,
  expectVisitKept,
  fillVisit,
  newTeacherAtVisitForm,
  visitForm,
} from '../e2e/support/visitForm'
import { ask, PAGE } from './ask'

// These tests deploy into the same folder, so they run one after another.
test.describe.configure({ mode: 'serial' })

const folder = setting('SERVING_FOLDER')
const deployed = join(folder, 'deployed')
const GONE =
  /Failed to load resource|dynamically imported module|error loading|preload|Refused to apply style|NewVersionError|ERR_/

/** Deploys a version by swapping the symbolic link that nginx serves, as serving/README describes. */
function deploy(version: 'app' | 'new-version'): void {
  symlinkSync(join(folder, version), `${deployed}-next`)
  renameSync(`${deployed}-next`, deployed)
}

/** Returns an array that collects the URL of every later page load in the tab. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('domcontentloaded', () => void loads.push(page.url()))
  return loads
}

const isNewVersion = (page: Page) => expect(page.getByRole('contentinfo')).toContainText('55 0000 2222')

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(GONE)
  // With `saveData`, the app prefetches no code of other pages.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  deploy('app')
})

test('A link to a page whose chunk is removed loads the new version, and the visit form keeps the input', async ({
  page,
  request,
}) => {
  await newTeacherAtVisitForm(page, request)
  await fillVisit(page)
  const loads = countLoads(page)
  deploy('new-version')
  await visitForm(page).changeService.click()
  await expect(page.getByRole('link', { name: 'Volver a mi solicitud' })).toBeVisible()
  await isNewVersion(page)
  expect(loads).toHaveLength(1)
  await page.getByRole('link', { name: 'Volver a mi solicitud' }).click()
  await expectFormComplete(page)
  await expectVisitKept(page)
  expect(loads).toHaveLength(1)
})

test('A download from a page of the old version loads the new version, which saves the file', async ({
  page,
  request,
}) => {
  await newTeacherAtVisitForm(page, request)
  await page.goto('/justificacion-proyecto')
  const pdf = page.getByRole('button', { name: /PDF/ }).first()
  await expect(pdf).toBeEnabled()
  deploy('new-version')
  // Both builds of this test have the same chunk.
  await page.route(/FileSaver/, (route) => route.fulfill({ status: 404 }))
  await pdf.click()
  await isNewVersion(page)
  await page.unroute(/FileSaver/)
  const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
})

test('The page asks for confirmation before reloading if the browser cannot store drafts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await page.goto('/login')
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  const loads = countLoads(page)
  deploy('new-version')
  await page.getByRole('main').getByRole('link', { name: 'Regístrate' }).click()
  await expect(page.getByRole('alert')).toContainText('Hay una versión nueva del sitio. Vuelve a cargar para seguir.')
  expect(loads).toEqual([])
  await page.getByRole('button', { name: 'Volver a cargar' }).click()
  await expect(page.getByRole('radio', { name: 'Profesor' })).toBeVisible()
  await isNewVersion(page)
})

test('120. Every page stays complete during deployments and after a failed build into the served folder', async () => {
  test.slow()
  const wrong: string[] = []
  let answers = 0
  const deploying = new AbortController()
  async function requestPages() {
    for (let index = 0; !deploying.signal.aborted; index += 1) {
      const path = prerenderedRoutes[index % prerenderedRoutes.length] ?? '/'
      const { status, body } = await ask(setting('SERVING_DEPLOYED'), path, { headers: PAGE })
      const isWhole = body.includes('Content-Security-Policy') && body.includes('</html>')
      if (status !== 200 || !isWhole) wrong.push(`${path} ${String(status)}`)
      answers += 1
    }
  }
  const requests = requestPages()
  try {
    for (let count = 0; count < 50; count += 1) {
      const before = answers
      deploy(count % 2 === 0 ? 'new-version' : 'app')
      await expect.poll(() => answers).toBeGreaterThan(before + 1)
    }
    const failing = build({
      root: resolve(import.meta.dirname, '../..'),
      logLevel: 'silent',
      plugins: [
        {
          name: 'full-disk',
          writeBundle: {
            order: 'pre',
            sequential: true,
            handler() {
              throw new Error('No space left')
            },
          },
        },
      ],
      build: { outDir: join(folder, 'app') },
    })
    await expect(failing).rejects.toThrow('No space left')
  } finally {
    deploying.abort()
    await requests
  }
  expect(wrong).toEqual([])
  expect(answers).toBeGreaterThan(100)
})
