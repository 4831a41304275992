import { readSettings } from '../../src/model/settings'
import { readingRoutes } from './support/routes'
import { expect, test } from './support/test'

/** Runs in the page. Returns the controls that extend into the floating button's column, 64 px at the right edge. */
const controlsInGutter = () =>
  [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')]
    .filter((control) => control.getBoundingClientRect().right > document.documentElement.clientWidth - 64)
    .map(({ textContent }) => textContent)

test('47. From 1280 px, the floating button stays in the right gutter and covers no control', async ({ page }) => {
  test.slow()
  const button = page.getByRole('link', { name: 'Contáctanos' })
  const corner = page.getByRole('complementary', { name: 'Contacto rápido' })
  for (const path of readingRoutes) {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await page.evaluate(controlsInGutter), path).toEqual([])
      await expect(corner).toHaveCSS('opacity', '1')
      const box = await button.boundingBox()
      expect(box?.x, path).toBeGreaterThanOrEqual(width - 64)
      expect(box?.height, path).toBe(44)
    }
  }
})

test('47. Below 1280 px, the floating button appears on scrolling up, at the end of the page and on focus', async ({
  page,
}) => {
  const button = page.getByRole('link', { name: 'Contáctanos' })
  const corner = page.getByRole('complementary', { name: 'Contacto rápido' })
  const footer = page.getByRole('contentinfo')
  await page.clock.install()
  for (const width of [1279, 360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/terminos-condiciones')
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await expect(corner).toHaveCSS('opacity', '0')
    await page.mouse.move(100, 400)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    await expect(corner).toHaveCSS('opacity', '0')
    await page.mouse.wheel(0, -200)
    await expect(corner).toHaveCSS('opacity', '1')
    await page.clock.runFor(2000)
    await expect(corner).toHaveCSS('opacity', '0')

    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(corner).toHaveCSS('opacity', '1')
    await expect(button).toBeInViewport({ ratio: 1 })
    const left = (await button.boundingBox())?.x ?? 0
    for (const word of [footer.getByRole('link', { name: 'X', exact: true }), footer.getByText(/^© /)]) {
      const box = await word.boundingBox()
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(left)
    }

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.clock.runFor(2000)
    await expect(corner).toHaveCSS('opacity', '0')
    await button.focus()
    await expect(corner).toHaveCSS('opacity', '1')
    await expect(button).toBeInViewport({ ratio: 1 })
  }
})

test('The map loads when scrolled into view, and the sketch stays visible if the map fails to load', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/)
  const address = readSettings(process.env).museum.mapEmbedUrl
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto('/contacto')
  await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toBeEnabled()
  expect(requested).not.toContain(address)
  const link = page.getByRole('link', { name: /^Abrir en mapas/ })
  await expect(link).toHaveAttribute('href', /^https:\/\//)
  await link.scrollIntoViewIfNeeded()
  const map = page.getByTitle('Mapa: el museo y sus alrededores')
  await expect(map.contentFrame().getByRole('heading', { level: 1, name: '/mapa' })).toBeVisible()

  await page.route('**/mapa', (route) => route.abort())
  await page.goto('/contacto')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/mapa'))
  await link.scrollIntoViewIfNeeded()
  await failed
  await expect(page.getByAltText(/^Croquis/)).toBeVisible()
  await expect(page.getByTitle(/^Mapa/)).toHaveCount(0)
})
