import type { Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'

import { expectAccessible, expectAccessibleInLargeText } from './support/accessibility'
import { newTeacher, startSession } from './support/people'
import { pixelsOf } from './support/pixels'
import { expect, test } from './support/test'

/** Measures the projected class code: its lines, its width per digit, and whether the code fits into its column. */
function paintedCode(page: Page, code: number) {
  return page
    .getByRole('dialog')
    .getByText(String(code), { exact: true })
    .evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right } = range.getBoundingClientRect()
      const column = element.closest('p')?.getBoundingClientRect()
      return {
        lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
        digit: (right - left) / element.textContent.length,
        isInside: column !== undefined && left >= column.left - 1 && right <= column.right + 1,
      }
    })
}

test.beforeEach(({ page }) =>
  // Refuses full screen, because the test could not resize a full-screen window. iPhones refuse it, too.
  page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Not here.'))
  }),
)

for (const code of [1201, 120134]) {
  test(`114. The projected class code ${code} is large and fits on one line of its column`, async ({
    page,
    request,
  }) => {
    await startSession(page, await newTeacher(request), code)
    for (const [width, height] of [
      [800, 600],
      [1024, 768],
      [1366, 768],
      [1920, 1080],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/enviar-cuestionario')
      await page.getByRole('button', { name: 'Proyectar en clase' }).click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
      const { lines, digit, isInside } = await paintedCode(page, code)
      expect({ width, lines, isInside, isLarge: digit > width / 20 }).toEqual({
        width,
        lines: 1,
        isInside: true,
        isLarge: true,
      })
    }
  })
}

test('143. The projected slides fit on the screen, and their QR code is read from a picture of 40 % of their width', async ({
  page,
  request,
}) => {
  await startSession(page, await newTeacher(request), 120134)
  for (const [width, height] of [
    [800, 600],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/enviar-cuestionario')
    await page.getByRole('button', { name: 'Proyectar en clase' }).click()
    const dialog = page.getByRole('dialog')
    const code = dialog.getByRole('img', { name: 'Código QR del enlace para tu grupo' })
    await expect.poll(async () => (await code.boundingBox())?.height ?? 0).toBeGreaterThan(height * 0.69)
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(decodeQR(await pixelsOf(page, await page.screenshot(), 0.4))).toMatch(/\?codigo=120134$/)
    for (const slide of ['1 de 5', '2 de 5', '3 de 5', '4 de 5', '5 de 5']) {
      await expect(dialog.getByText(slide)).toBeInViewport({ ratio: 1 })
      expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2)
      await page.keyboard.press('PageDown')
    }
  }
})

test('142. The projected slides are accessible at 320 px and with text at 200 %', async ({ page, request }) => {
  await startSession(page, await newTeacher(request))
  await page.goto('/enviar-cuestionario')
  await page.getByRole('button', { name: 'Proyectar en clase' }).click()
  for (const title of ['Responde el cuestionario de visita', 'Levanten los teléfonos', /^¿Qué señales/]) {
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page)
    await expectAccessibleInLargeText(page)
    await page.keyboard.press('ArrowRight')
  }
})
