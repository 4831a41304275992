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

test('The group size is above the services in low and in high windows, and enlarged labels do not overlap', async ({
  page,
}) => {
  const students = page.getByRole('textbox', { name: 'Estudiantes' })
  const sum = page.getByText('Todas las personas pagan lo mismo.')
  for (const [width, height] of [
    [1366, 625],
    [640, 360],
    [360, 640],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/servicios-escolares')
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    const form = page.getByRole('form', { name: 'Tu grupo' })
    const list = form.getByRole('list')
    /** Returns the distances from the fields to the sum, and from the sum to the services. */
    const distances = async () => {
      const [field, words, services] = [await students.boundingBox(), await sum.boundingBox(), await list.boundingBox()]
      if (!field || !words || !services) throw new Error('The group size is invisible')
      return [words.y - field.y, services.y - words.y - words.height]
    }
    const atRest = await distances()
    expect(atRest[1], `${width}×${height}`).toBeGreaterThanOrEqual(0)
    await students.focus()
    expect(await distances(), `${width}×${height}, focused`).toEqual(atRest)
  }

  await page.setViewportSize({ width: 360, height: 640 })
  await page.locator('html').evaluate((root) => {
    root.style.fontSize = '200%'
  })
  const labels = page.getByRole('form', { name: 'Tu grupo' }).locator('label')
  const overflowing = labels.evaluateAll(
    (all) => all.filter((label) => label.scrollWidth > label.clientWidth + 1).length,
  )
  expect(await overflowing).toBe(0)
})
