import type { Page } from '@playwright/test'

import { seededAccounts } from '@/mocks/embeddedApi'
import { newParent, newTeacher, startSession } from './support/people'
import { prerenderedRoutes } from './support/routes'
import { expect, test } from './support/test'
import { withoutTheApplication } from './support/prerenderedPage'

const softly = expect.configure({ soft: true })
const PHONE = { width: 390, height: 844 }

test('The prerendered home page shows its signed-out content only to signed-out users', async ({ page, request }) => {
  const hero = page.locator('main section').first()
  const actions = hero.getByRole('link').or(hero.getByRole('button')).filter({ visible: true })
  const banner = page.getByRole('banner')
  const signIn = banner.getByText('Iniciar sesión').filter({ visible: true })
  for (const [person, count] of [
    [null, 2],
    [await newTeacher(request), 3],
    [await newParent(request), 1],
  ] as const) {
    const isSignedOut = person === null
    if (person) await startSession(page, person)
    await withoutTheApplication(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(actions).toHaveText(isSignedOut ? ['Crear cuenta', 'Responder cuestionario'] : [])
    await expect(signIn).toHaveCount(isSignedOut ? 1 : 0)

    await page.unroute('**/assets/*.js')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await expect(actions).toHaveCount(count)
    await expect(signIn).toHaveCount(isSignedOut ? 1 : 0)
    await page.context().clearCookies()
  }
})

/** A pass with a code as long as the museum's. The desk reserves the height of its details. */
const USUAL_PASS = '/free-pass?fullname=Ana&token_qr=2f9c1b7e5a3d4c6f8e0a1b2c3d4e5f60&userId=7'

test('Every prerendered page shows its title and contains no user data', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await withoutTheApplication(page)
  for (const path of prerenderedRoutes) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
      for (const words of await page.getByText(/Bienvenid@|Solicitar visita$/).all()) await expect(words).toBeHidden()
      for (const button of await page.locator('button[type=submit]').all()) await expect(button).toBeDisabled()
    })
  }
})

/** Records the layout shifts of each page that the browser opens from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })

const totalShift = async (page: Page) =>
  (await page.evaluate<number[]>('shifts')).reduce((sum, shift) => sum + shift, 0)

test('Every prerendered page hydrates without a layout shift or a mismatch', async ({ page }) => {
  test.slow()
  await watchShifts(page)
  // Disables the cache, so that fonts and scripts load over the network as on a first visit.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  for (const [viewport, paths] of [
    // With a class code, the questionnaire reserves enough height for a typical teacher's name and school.
    [PHONE, [...prerenderedRoutes, `/responder-cuestionario?codigo=${seededAccounts.teacher.id}`]],
    [{ width: 360, height: 640 }, [USUAL_PASS]],
    [{ width: 1440, height: 900 }, prerenderedRoutes],
  ] as const) {
    await page.setViewportSize(viewport)
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveAttribute('data-live', '')
      await expect(page.locator('html')).toHaveAttribute('data-fonts', '')
      softly(await totalShift(page), `${path}, ${viewport.width} px`).toBeLessThan(0.01)
    }
  }
})

test('The tasks on a signed-in home page do not move when the profile arrives late', async ({ page, request }) => {
  await watchShifts(page)
  await page.route('**/users/*?include=themes', async (route) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Contacto/ })
      .waitFor()
    await route.continue()
  })
  for (const [person, title] of [
    [await newTeacher(request), 'Prepara la visita'],
    [await newParent(request), 'Prepara tu visita'],
  ] as const) {
    await startSession(page, person)
    for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport)
      await page.goto('/', { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      softly(await totalShift(page), `${title}, ${viewport.width} px`).toBeLessThan(0.01)
    }
    // Closes the page, which may otherwise end the next person's session while the cookies change.
    await page.goto('about:blank')
    await page.context().clearCookies()
  }
})
