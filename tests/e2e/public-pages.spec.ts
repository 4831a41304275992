import { expect, test } from './support/test'

const BAR = 62

test('53. The URL of a home section scrolls to its heading below the top bar, with and without reduced motion', async ({
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    for (const [section, title] of [
      ['visitas', 'Qué van a vivir'],
      ['faq', 'Preguntas frecuentes'],
      ['contacto', 'Contacto'],
    ] as const) {
      await page.goto(`/home/${section}`)
      const heading = page.getByRole('main').getByRole('heading', { level: 2, name: title, exact: true })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(BAR)
    }
  }
})
