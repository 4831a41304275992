import type { Page } from '@playwright/test'

import { seededAccounts } from '@/mocks/embeddedApi'
import { expectAccessible } from './support/accessibility'
import { openPrerendered, runs } from './support/prerenderedPage'
import { received } from './support/server'
import { expect, test } from './support/test'
import { invalidHtml } from './support/validity'

const { teacherWithVisit } = seededAccounts

/** The paths of the prerendered forms, with the input for each field name. */
const forms: [path: string, typed: Record<string, string>][] = [
  ['/login', { email: 'ana@escuela.mx', password: 'Memoria2025' }],
  ['/recuperar-contrasenia', { email: 'ana@escuela.mx' }],
  ['/contacto', { subject: 'Una visita', email: 'ana@escuela.mx', message: 'Somos 40.' }],
  ['/registro', { name: 'Ana', email: 'ana@escuela.mx', password: 'Memoria2025' }],
]

async function type(page: Page, typed: Record<string, string>, part: 'first' | 'second' | 'all') {
  for (const [name, text] of Object.entries(typed)) {
    const half = Math.ceil(text.length / 2)
    const [from, to] = { first: [0, half], second: [half, text.length], all: [0, text.length] }[part]
    await page.locator(`[name=${name}]`).press('End')
    await page.keyboard.type(text.slice(from, to))
  }
}

async function expectTyped(page: Page, typed: Record<string, string>) {
  for (const [name, text] of Object.entries(typed)) await expect(page.locator(`[name=${name}]`)).toHaveValue(text)
}

test('Prerendered forms are valid and accessible before hydration', async ({ page }) => {
  test.slow()
  for (const path of [...forms.map(([address]) => address), `/responder-cuestionario?codigo=${teacherWithVisit.id}`]) {
    await test.step(path, async () => {
      await openPrerendered(page, path)
      expect(await invalidHtml(page)).toEqual([])
      await expectAccessible(page)
    })
  }
})

test('80. Forms keep input typed before and during hydration, and Enter sends nothing', async ({ page }) => {
  test.slow()
  for (const [path, typed] of forms) {
    const startApplication = await openPrerendered(page, path)
    await type(page, typed, 'first')
    await page.locator('[name=email]').press('Enter')
    await expect(page.getByRole('main').locator('button[type=submit]')).toBeDisabled()
    const last = page.locator(`[name=${Object.keys(typed).at(-1)}]`)
    await last.press('End')
    await startApplication()
    // Does not wait for hydration, so that some keys reach the prerendered page, and others the application.
    await type(page, typed, 'second')
    await runs(page)
    await expectTyped(page, typed)
    await expect(last).toBeFocused()
    expect(new URL(page.url()).search).toBe('')
    expect(await received(page, 'POST')).toEqual([])
  }
})

test('80. A radio button chosen before hydration stays checked and reveals the next step', async ({ page }) => {
  const startRegistration = await openPrerendered(page, '/registro')
  await page.getByText('Profesor', { exact: true }).click()
  await startRegistration()
  await runs(page)
  await expect(page.getByRole('radio', { name: 'Profesor' })).toBeChecked()
  await expect(page.getByLabel('Primer apellido')).toBeVisible()

  const startApplication = await openPrerendered(page, '/responder-cuestionario')
  await expect(page.getByLabel('Código de profesor')).toBeHidden()
  await page.getByText('Sí', { exact: true }).click()
  await page.getByLabel('Código de profesor').pressSequentially(String(teacherWithVisit.id))
  await startApplication()
  await runs(page)
  await expect(page.getByText(/^Jorge Luis Maximiliano .* Zavala-Iturbe$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Comenzar' })).toBeEnabled()
})

test('Accordions, menus and links work before hydration; other buttons stay disabled until hydration', async ({
  page,
}) => {
  const startApplication = await openPrerendered(page, '/preguntas-frecuentes')
  const [first, price] = [
    page.getByText(/En «Solicitar visita» elige/),
    page.getByText(/^El precio del servicio por el total/),
  ]
  await expect(first).toBeVisible()
  await page.getByText('¿Cuánto cuesta la visita?').click()
  await expect(price).toBeVisible()
  await expect(first).toBeHidden()
  await startApplication()
  await runs(page)
  await expect(page.getByText(/^Va de \$\d+ a \$\d+ por persona/)).toBeVisible()
  await expect(price).toBeVisible()
  await expect(first).toBeHidden()

  for (const isPhone of [false, true]) {
    if (isPhone) await page.setViewportSize({ width: 390, height: 844 })
    const startSuggestions = await openPrerendered(page, '/sugerencias')
    if (isPhone) await page.getByText('Menú', { exact: true }).click()
    await page.locator('summary:visible', { hasText: 'Visitas Escolares' }).click()
    const requirements = page.getByRole('banner').getByRole('link', { name: 'Requisitos' })
    await expect(requirements).toBeVisible()
    await startSuggestions()
    await runs(page)
    await expect(requirements).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(requirements).toBeHidden()
  }

  await openPrerendered(page, '/sugerencias')
  await page.getByRole('link', { name: 'Contáctanos' }).press('Enter')
  await expect(page).toHaveURL('/contacto')

  const startLogin = await openPrerendered(page, '/login')
  const show = page.getByRole('button', { name: 'Mostrar contraseña' })
  await expect(show).toBeDisabled()
  await startLogin()
  await show.click()
  await expect(page.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible()
})
