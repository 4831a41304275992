import { expect, test } from './support/test'

test('57. A link in the index of the terms scrolls to a section below the top bar, and each section has a URL', async ({
  page,
}) => {
  await page.goto('/terminos-condiciones')
  const index = page.getByRole('navigation', { name: 'En esta página' })
  await index.getByRole('link', { name: 'Menores de edad' }).click()
  const part = page.getByRole('heading', { level: 2, name: 'Menores de edad' })
  await expect(part).toBeFocused()
  await expect.poll(async () => (await part.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(62)

  await page.goto('/terminos-condiciones#cambios')
  await expect(page.getByRole('heading', { level: 2, name: 'Cambios a estos términos' })).toBeInViewport()
})
