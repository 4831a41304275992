import { expect, test } from './support/test'

test('85. Opening any page removes expired stored data of any user', async ({ page }) => {
  await page.goto('/contacto')
  await page.evaluate(() => {
    const until = Date.now() - 1
    for (const key of ['myt.taquilla.dia', 'myt.visita.7.borrador']) {
      window.localStorage.setItem(key, JSON.stringify({ until, value: {} }))
    }
  })
  await page.goto('/sugerencias')
  await expect
    .poll(() => page.evaluate(() => Object.keys(window.localStorage).filter((key) => /visita|taquilla/.test(key))))
    .toEqual([])
})
