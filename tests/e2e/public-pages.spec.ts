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
