import type { Page } from '@playwright/test'

import { errorSummary } from './support/errorSummary'
import { newTeacher, startSession } from './support/people'
import { createAccount } from './support/registrationForm'
import { expect, test } from './support/test'

const BAR = 62
const WIDTHS = [390, 1280]
const press = (page: Page, key: string) => page.keyboard.press(key)

test('55. Each change of page is announced: its heading takes focus and the title changes', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Inicio · Museo Memoria y Tolerancia')
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeFocused()
  await expect(page).toHaveTitle('Iniciar sesión · Museo Memoria y Tolerancia')
  await expect(page.getByRole('status').filter({ hasText: 'Iniciar sesión · Museo' })).toBeAttached()

  await page.getByRole('main').getByRole('link', { name: 'Regístrate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeFocused()
  await expect(page).toHaveTitle('Registro · Museo Memoria y Tolerancia')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveTitle('Iniciar sesión · Museo Memoria y Tolerancia')
  await page.getByRole('link', { name: 'Inicio de la plataforma' }).click()
  await expect(page).toHaveTitle('Inicio · Museo Memoria y Tolerancia')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/**
 * What the keyboard reaches from the top of the page to the end of its content, in order. Each stop must be in sight,
 * clear of the bar, with nothing over it and a ring around it.
 */
async function walk(page: Page): Promise<string[]> {
  const stops: string[] = []
  await page.getByRole('main').focus()
  for (let step = 0; step < 80; step += 1) {
    await press(page, 'Tab')
    const stop = await page.evaluate(describeFocus)
    if (stop === null) return stops
    stops.push(stop.name)
    expect
      .soft(stop, `how focus shows on «${stop.name}»`)
      .toMatchObject({ inSight: true, covered: false, ringed: true })
  }
  throw new Error('The keyboard does not get out of the page.')
}

async function describeFocus() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !element.closest('main')) return null
  // A choice shows its focus on its card.
  const target = element.closest('label') ?? element
  const label = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const isInSight = ({ top, bottom }: DOMRect) => top >= bar && bottom <= window.innerHeight
  // Smooth scrolling takes its time.
  for (let wait = 0; wait < 40 && !isInSight(target.getBoundingClientRect()); wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const box = target.getBoundingClientRect()
  const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return {
    name: (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent).trim(),
    inSight: isInSight(box),
    covered: onTop === null || !(target.contains(onTop) || onTop.contains(target)),
    // Inside a date the calendar button is the browser's own, and so is its ring.
    ringed:
      !element.matches(':focus') ||
      [element, target].some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }),
  }
}

test('55. The first key leads over the bar, and the keyboard reaches every control of the sign-in, each in sight', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  await press(page, 'Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await press(page, 'Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press(page, 'Tab')
  await expect(page.getByLabel('Correo electrónico')).toBeFocused()
  await expect(page).toHaveURL('/login')

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/login')
    await expect(page.getByLabel('Correo electrónico')).toBeVisible()
    expect(await walk(page)).toEqual([
      'Correo electrónico',
      'Contraseña',
      'Mostrar contraseña',
      '¿Olvidaste tu contraseña?',
      'Iniciar sesión',
      'Regístrate',
      'Responder cuestionario',
    ])
  }
})

test('55. The keyboard reaches every control of the registration, each in sight, and every error from the summary', async ({
  page,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/registro')
    await page.getByRole('radio', { name: 'Profesor' }).check()
    await expect(page.getByLabel('CCT')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(8)
    const stops = await walk(page)
    // A date is three stops: day, month, year; and its calendar.
    expect(stops.filter((stop, index) => stop !== stops[index - 1])).toEqual([
      'Inicia sesión',
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
      'Crear cuenta',
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

test('55. Menus open, close and give focus back by keyboard; on a phone the page under them stays where it is', async ({
  page,
  request,
}) => {
  await startSession(page, await newTeacher(request))
  await page.goto('/terminos-condiciones')
  const bar = page.getByRole('banner')
  const account = bar.getByRole('button', { name: /^Bienvenid@/ })
  await account.press('Enter')
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Mi cuenta' })).toBeFocused()
  await press(page, 'Escape')
  await expect(account).toBeFocused()
  await expect(page.getByRole('link', { name: 'Mi cuenta' })).toBeHidden()

  const visits = bar.getByRole('button', { name: 'Visitas Escolares' })
  await visits.press('Space')
  await expect(bar.getByRole('link', { name: 'Enviar cuestionario' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await expect(bar.getByRole('link', { name: 'Enviar cuestionario' })).toBeHidden()

  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/terminos-condiciones')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await bar.getByRole('button', { name: 'Menú' }).press('Enter')
  for (const name of ['Visitas Escolares', 'Cuestionarios', 'Recursos Educativos', 'Bienvenid@ Elena tu cuenta']) {
    await bar.getByRole('button', { name }).press('Enter')
    await expect(bar.getByRole('button', { name, expanded: true })).toBeVisible()
  }
  for (const name of ['Mi cuenta', 'Cerrar sesión', 'Solicitar visita']) {
    await press(page, 'Tab')
    const link = bar.getByRole('link', { name }).last()
    await expect(link).toBeFocused()
    // The browser may cut a pixel where it scrolls by fractions.
    await expect(link).toBeInViewport({ ratio: 0.95 })
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
