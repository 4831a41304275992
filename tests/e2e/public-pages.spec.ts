import type { Page } from '@playwright/test'

import { newParent, newTeacher, startSession } from './support/people'
import { expect, test } from './support/test'

const BAR = 62

const main = (page: Page) => page.getByRole('main')
const request = (page: Page) => main(page).getByRole('link', { name: 'Solicitar visita' })

for (const path of ['/VisitasEscolares', '/ventajas-visita']) {
  test(`51. ${path} offers the visit request to teachers alone`, async ({ page, context, request: api }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2, name: 'Presencial' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Virtual' })).toBeVisible()
    await expect(request(page)).toHaveCount(0)

    await startSession(page, await newParent(api))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2, name: 'Presencial' })).toBeVisible()
    await expect(request(page)).toHaveCount(0)

    await context.clearCookies()
    await startSession(page, await newTeacher(api))
    await page.goto(path)
    await request(page).click()
    await expect(page).toHaveURL('/solicitud-visita')
  })
}

test('51. The visits’ landing page has three cards', async ({ page }) => {
  await page.goto('/VisitasEscolares')
  await expect(page.getByRole('heading', { level: 1, name: 'Visitas escolares' })).toBeVisible()
  const cards = main(page).getByRole('region', { name: 'Antes de venir' }).getByRole('link')
  await expect(cards).toHaveCount(3)
  for (const [place, path] of ['/requisitos', '/sugerencias', '/requisitos-patrocinio'].entries()) {
    await expect(cards.nth(place)).toHaveAttribute('href', path)
  }
})

test('52. The frequent questions open one at a time', async ({ page }) => {
  await page.goto('/preguntas-frecuentes')
  const questions = main(page).locator('button[aria-expanded]')
  await expect(questions).toHaveCount(8)
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true')

  await questions.nth(2).click()
  await expect(questions.nth(2)).toHaveAttribute('aria-expanded', 'true')
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'false')
  await expect(main(page).getByText(/sustituye al anterior/)).toBeVisible()
  await expect(main(page).getByText(/entra a «Solicitar visita»/)).toBeHidden()

  await questions.nth(3).focus()
  await page.keyboard.press('Enter')
  await expect(questions.nth(3)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press(' ')
  await expect(main(page).locator('button[aria-expanded="true"]')).toHaveCount(0)
})

test('52. A question that was opened can be shared and found again', async ({ page, context }) => {
  await page.goto('/preguntas-frecuentes')
  await main(page).getByRole('button', { name: '¿Cómo uso mi entrada de cortesía?' }).click()
  await expect(page).toHaveURL('/preguntas-frecuentes#entrada-de-cortesia')

  const shared = await context.newPage()
  await shared.goto(page.url())
  const question = main(shared).getByRole('button', { name: '¿Cómo uso mi entrada de cortesía?' })
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(question).toBeInViewport()
  await expect.poll(async () => (await question.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(BAR)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`53. The home page’s addresses lead to its blocks, clear of the bar (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    for (const [section, title] of [
      ['visitas', 'Visitas escolares'],
      ['faq', 'Preguntas frecuentes'],
      ['contacto', 'Contacto'],
    ] as const) {
      await page.goto(`/home/${section}`)
      const heading = main(page).getByRole('heading', { level: 2, name: title, exact: true })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(BAR)
      await expect(main(page).getByText(/No encontramos esa página/)).toBeHidden()
    }
  })
}

for (const path of ['/loquesea', '/loquesea/otra/cosa', '/home/loquesea']) {
  test(`53. ${path} shows home and says that it was not found`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Recordar abre puertas' })).toBeVisible()
    await expect(main(page).getByText(/No encontramos esa página/)).toBeVisible()
  })
}

test('A person who has never been here finds what they need from home, in two clicks at most', async ({ page }) => {
  await page.goto('/')
  await main(page)
    .getByRole('link', { name: /^Crear cuenta de docente/ })
    .first()
    .click()
  await expect(page).toHaveURL('/registro?perfil=docente')

  await page.goto('/')
  await main(page).getByRole('link', { name: 'Conocer las visitas escolares' }).click()
  await expect(main(page).getByRole('region', { name: 'Así se organiza' })).toBeVisible()

  await page.goto('/')
  await main(page)
    .getByRole('link', { name: /^Requisitos Lo que piden/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Requisitos/ })).toBeVisible()

  await page.goto('/')
  await page.getByRole('button', { name: 'Contáctanos' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: '55 5130 5555' })).toBeVisible()
})

test('The suggestions are seven, and who has no account may register', async ({ page }) => {
  await page.goto('/sugerencias')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(7)
  await main(page).getByRole('link', { name: 'Regístrate' }).click()
  await expect(page).toHaveURL('/registro')
})
