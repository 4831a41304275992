import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { setting } from '../e2e/support/addresses'
import { newEmail } from '../e2e/support/people'
import { expect, test } from '../e2e/support/test'
import {
  expectFormComplete,
  expectVisitKept,
  fillVisit,
  newTeacherAtVisitForm,
  visitForm,
} from '../e2e/support/visitForm'

// These tests deploy into the same folder, so they run one after another.
test.describe.configure({ mode: 'serial' })

const folder = setting('SERVING_FOLDER')
const deployed = join(folder, 'deployed')
const GONE =
  /Failed to load resource|dynamically imported module|error loading|preload|Refused to apply style|NewVersionError|ERR_/

/** Deploys a version: nginx serves it instead of the one before. */
function deploy(version: 'app' | 'new-version'): void {
  rmSync(deployed, { recursive: true, force: true })
  cpSync(join(folder, version), deployed, { recursive: true })
}

/** How often the tab is loaded from here on. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('domcontentloaded', () => void loads.push(page.url()))
  return loads
}

const isNewVersion = (page: Page) => expect(page.getByRole('contentinfo')).toContainText('55 0000 2222')

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(GONE)
  // Where data is saved no page's code is loaded before the page is opened.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  deploy('app')
})

test('A page of the version before is gone: the new one opens by itself, and the visit form keeps everything', async ({
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

test('A part of a form is gone: what was typed is there again, with the part', async ({ page }) => {
  const email = newEmail()
  await page.goto('/registro')
  await page.getByRole('radio', { name: 'Padre de Familia' }).check()
  await page.getByLabel('Nombre(s)').fill('Teresa')
  await page.getByLabel('Correo electrónico').fill(email)
  const loads = countLoads(page)
  deploy('new-version')
  await page.getByRole('radio', { name: 'Profesor' }).check()
  await expect(page.getByLabel('CCT')).toBeVisible()
  await isNewVersion(page)
  await expect(page.getByRole('radio', { name: 'Profesor' })).toBeChecked()
  await expect(page.getByLabel('Nombre(s)')).toHaveValue('Teresa')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  expect(loads).toHaveLength(1)
})

test('Where the browser keeps no drafts no page is loaded again by itself', async ({ page }) => {
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
