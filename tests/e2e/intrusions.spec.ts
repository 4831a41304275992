import { intrusions } from './support/intrusions'
import { openPrerendered, runs } from './support/prerenderedPage'
import { expect, test } from './support/test'

test('the sign-in page still runs after an extension or a translator changed it', async ({ page, allowConsole }) => {
  test.slow()
  // React reports the mismatch and renders again.
  allowConsole(/Minified React error #418/)
  for (const [name, intrude] of Object.entries(intrusions)) {
    await test.step(name, async () => {
      const startApplication = await openPrerendered(page, '/login')
      const before = await page.content()
      await intrude(page)
      expect(await page.content()).not.toBe(before)
      await startApplication()
      await runs(page)
      await expect(page.getByRole('button', { name: 'Iniciar sesión' }).last()).toBeEnabled()
    })
  }
})
