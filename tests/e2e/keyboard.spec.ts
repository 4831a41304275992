import type { Page } from '@playwright/test'

import { errorSummary } from './support/errorSummary'
import { expectFocusSeenHere } from './support/focus'
import { newTeacher, startSession } from './support/people'
import { createAccount } from './support/registrationForm'
import { expect, test } from './support/test'

const BAR = 62
const WIDTHS = [390, 1280]
const press = (page: Page, key: string) => page.keyboard.press(key)

/** Tabs through the main content and returns the names of the stops. Expects visible focus at each stop. */
async function walk(page: Page): Promise<string[]> {
  const stops: string[] = []
  await page.getByRole('main').focus()
  for (let step = 0; step < 80; step += 1) {
    await press(page, 'Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement
      if (!element?.closest('main')) return null
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      const label = isField
        ? (document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element.labels?.[0])
        : null
      return (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent).trim()
    })
    if (name === null) return stops
    await expectFocusSeenHere(page)
    stops.push(name)
  }
  throw new Error('Tab does not leave the main content.')
}

test('55. Tab scrolls every control of the registration form into view, and the error summary links to each field', async ({
  page,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/registro')
    await page.getByRole('radio', { name: 'Profesor' }).check()
    await expect(page.getByLabel('CCT')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(8)
    const stops = await walk(page)
    // A date field has several stops: day, month, year and the calendar button.
    expect(stops.filter((stop, index) => stop !== stops[index - 1])).toEqual([
      'Profesor',
      'Nombre(s)',
      'Primer apellido',
      'Segundo apellido',
      'Teléfono',
      'Fecha de nacimiento',
      'Escuela',
      'CCT',
      'Sostenimiento de la escuela',
      'Nivel educativo',
      'Materia impartida',
      'Holocausto',
      'Genocidios',
      'Diversidad',
      'Derechos humanos',
      'Estereotipos y prejuicio',
      'Cultura de paz',
      'Violencia',
      'Medios de comunicación',
      'Correo electrónico',
      'Contraseña',
      'Mostrar contraseña',
      'Aviso de privacidad (en otra pestaña)',
      'términos y condiciones (en otra pestaña)',
      'Crear cuenta',
      'Inicia sesión',
    ])

    await createAccount(page).press('Enter')
    const summary = errorSummary(page)
    await expect(summary).toBeFocused()
    await expect.poll(async () => (await summary.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(BAR)
    await press(page, 'Tab')
    await expect(summary.getByRole('link').first()).toBeFocused()
    await summary.getByRole('link', { name: 'La contraseña es obligatoria.' }).press('Enter')
    const password = page.getByLabel('Contraseña', { exact: true })
    await expect(password).toBeFocused()
    await expect(password).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('On a phone, the menus open by keyboard without scrolling the page', async ({ page, request }) => {
  await startSession(page, await newTeacher(request))
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/terminos-condiciones')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByRole('banner')
  await bar.locator('summary', { hasText: 'Menú' }).press('Enter')
  for (const name of ['Visitas Escolares', 'Recursos Educativos', 'Bienvenid@ Elena']) {
    const group = bar.locator('summary:visible', { hasText: name })
    await group.press('Enter')
    await expect(group.locator('+ ul')).toBeVisible()
  }
  for (const name of ['Mi cuenta', 'Cerrar sesión', 'Solicitar visita']) {
    await press(page, 'Tab')
    const link = bar.getByRole('link', { name }).last()
    await expect(link).toBeFocused()
    // A fractional scroll position may cut off one pixel.
    await expect(link).toBeInViewport({ ratio: 0.95 })
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
