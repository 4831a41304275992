import type { Page } from '@playwright/test'

import { expect, test } from './support/test'

const BAR = 62

const main = (page: Page) => page.getByRole('main')

test('52. Opening a question changes the URL, and the shared URL opens the same question', async ({
  page,
  context,
}) => {
  await page.goto('/preguntas-frecuentes')
  await main(page).getByText('¿Cómo uso mi entrada de cortesía?').click()
  await expect(page).toHaveURL('/preguntas-frecuentes#entrada-de-cortesia')

  const shared = await context.newPage()
  await shared.goto(page.url())
  const question = main(shared).getByText('¿Cómo uso mi entrada de cortesía?')
  await expect(main(shared).getByText(/tráelo impreso y preséntalo en la taquilla/)).toBeVisible()
  await expect(main(shared).getByText(/En «Solicitar visita» elige/)).toBeHidden()
  await expect(question).toBeInViewport()
  await expect.poll(async () => (await question.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(BAR)
})

test('53. The URL of a home section scrolls to its heading below the top bar, with and without reduced motion', async ({
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
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
    }
  }
})

test('A first-time visitor reaches the main pages from home in two clicks at most', async ({ page }) => {
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
  const breadcrumb = page.getByRole('navigation', { name: 'Ruta de navegación' })
  await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText('Requisitos')

  await page.goto('/')
  await page.getByRole('link', { name: 'Contáctanos' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: '55 5130 5555' })).toBeVisible()
})
