import type { Page } from '@playwright/test'

import { newTeacher, startSession } from './support/people'
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
