import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

/** Puts a version where nginx serves it from, in place of the one before. */
function deploy(version: 'app' | 'new-version', without: RegExp | null = null): void {
  rmSync(deployed, { recursive: true, force: true })
  cpSync(join(folder, version), deployed, { recursive: true })
  if (without === null) return
  for (const name of readdirSync(join(deployed, 'assets')))
    if (without.test(name)) rmSync(join(deployed, 'assets', name))
}

/** How often the tab is loaded from here on. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('domcontentloaded', () => void loads.push(page.url()))
  return loads
}

const isNewVersion = (page: Page) => expect(page.getByRole('contentinfo')).toContainText('55 0000 2222')

test.beforeEach(({ allowConsole }) => {
  allowConsole(GONE)
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

test('Where the browser keeps no drafts nothing is loaded again without being asked', async ({ page }) => {
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

test('A server that gives now one version and now the other does not make the tab load for ever', async ({ page }) => {
  const withoutRegistration = /^RegistrationPage/
  deploy('app', withoutRegistration)
  await page.goto('/login')
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  const loads = countLoads(page)
  // What the app asks for is always the other version; what the tab is given stays the old one.
  const other = await page.request.get('/')
  const page2 = (await other.text()).replaceAll(/\/assets\/[\w-]+\.js/g, '/assets/other.js')
  await page.route('/', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ response: other, body: page2 }) : route.continue(),
  )
  await page.getByRole('main').getByRole('link', { name: 'Regístrate' }).click()
  await expect(page.getByRole('alert')).toContainText('Hay una versión nueva del sitio. Vuelve a cargar para seguir.')
  expect(loads).toHaveLength(1)
})

test('Without a network a page that cannot come is not taken for an old one', async ({ page, context }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  const loads = countLoads(page)
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Regístrate' }).click()
  await expect(page.getByRole('alert')).toContainText('Puede ser la conexión')
  await expect(page.getByRole('alert')).not.toContainText('versión nueva')
  expect(loads).toEqual([])
})

test('A dialog that is gone takes nothing with it, and opens after the new version is there', async ({ page }) => {
  await page.goto('/terminos-condiciones')
  await expect(page.getByRole('button', { name: 'Contáctanos' })).toBeVisible()
  const loads = countLoads(page)
  deploy('new-version')
  await page.getByRole('button', { name: 'Contáctanos' }).click()
  await isNewVersion(page)
  expect(loads).toHaveLength(1)
  await page.getByRole('button', { name: 'Contáctanos' }).click()
  await expect(page.getByRole('dialog').getByLabel('Mensaje')).toBeVisible()
})

test('A contact button that is gone is missing, and is no reason to load the page again', async ({ page }) => {
  const asked = page.waitForRequest(/ContactButton/)
  await page.route(/ContactButton/, (route) => route.abort())
  deploy('new-version')
  await page.goto('/terminos-condiciones')
  const loads = countLoads(page)
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contáctanos' })).toHaveCount(0)
  expect(loads).toEqual([])
})

test('A page that was written at build is what its address answers, without a detour', async ({ request }) => {
  const own = '<!doctype html><title>Escrita al construir</title>'
  mkdirSync(join(deployed, 'escrita'), { recursive: true })
  writeFileSync(join(deployed, 'escrita/index.html'), own)
  for (const address of ['/escrita', '/escrita/', '/escrita?a=1']) {
    const answer = await request.get(address, { headers: { Accept: 'text/html' }, maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    expect(await answer.text(), address).toBe(own)
    expect(answer.headers()['cache-control'], address).toBe('no-cache')
  }
})
