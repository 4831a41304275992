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

test('The signed-out home page is at most 4,000 px high at 1366 px', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000)
})
