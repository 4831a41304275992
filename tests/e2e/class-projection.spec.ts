import type { Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'

import { expectAccessible, expectAccessibleInLargeText } from './support/accessibility'
import { newTeacher, startSession } from './support/people'
import { pixelsOf } from './support/pixels'
import { expect, test } from './support/test'

async function project(page: Page) {
  await page.goto('/enviar-cuestionario')
  await page.getByRole('button', { name: 'Proyectar en clase' }).click()
}

/** Measures the projected class code: its distance from the edges of the window, and its width per digit. */
function paintedCode(page: Page, code: number) {
  return page
    .getByRole('dialog')
    .getByText(String(code), { exact: true })
    .evaluate((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      // The box of the text is higher than its digits.
      const bottom = element.closest('p')?.getBoundingClientRect().bottom ?? Infinity
      return {
        margin: Math.min(left, window.innerWidth - right, window.innerHeight - bottom),
        digit: width / element.textContent.length,
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
  test(`143. The projected slides fit on the screen, their code ${code} is large, and their QR code is read from a picture of 40 % of their width`, async ({
    page,
    request,
  }) => {
    await startSession(page, await newTeacher(request), code)
    for (const [width, height] of [
      [800, 600],
      [1024, 768],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await project(page)
      const dialog = page.getByRole('dialog')
      const qr = dialog.getByRole('img', { name: 'Código QR del enlace para tu grupo' })
      await expect.poll(async () => (await qr.boundingBox())?.height ?? 0).toBeGreaterThan(height * 0.69)
      await page.waitForFunction(() => document.getAnimations().length === 0)
      expect(decodeQR(await pixelsOf(page, await page.screenshot(), 0.4))).toMatch(new RegExp(`\\?codigo=${code}$`))
      const { margin, digit } = await paintedCode(page, code)
      expect({ width, hasMargin: margin > 47, isLarge: digit > 60 }).toEqual({ width, hasMargin: true, isLarge: true })
      for (const slide of ['1 de 5', '2 de 5', '3 de 5', '4 de 5', '5 de 5']) {
        await expect(dialog.getByText(slide)).toBeInViewport({ ratio: 1 })
        expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2)
        await page.keyboard.press('PageDown')
      }
    }
  })
}

test('142. The projected slides are accessible at 320 px and with text at 200 %', async ({ page, request }) => {
  await startSession(page, await newTeacher(request))
  await project(page)
  for (const title of ['Responde el cuestionario de visita', 'Levanten los teléfonos', /^¿Qué señales/]) {
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page)
    await expectAccessibleInLargeText(page)
    await page.keyboard.press('ArrowRight')
  }
})

test('142. The projected slides keep enlarged text away from the controls', async ({ page, request }) => {
  await startSession(page, await newTeacher(request))
  await page.setViewportSize({ width: 1024, height: 768 })
  await project(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const dialog = page.getByRole('dialog')
  for (const slide of ['1 de 5', '2 de 5', '3 de 5']) {
    const controls = await dialog.getByText(slide).boundingBox()
    const title = await dialog.getByRole('heading').boundingBox()
    expect((title?.y ?? Infinity) + (title?.height ?? 0)).toBeLessThan(controls?.y ?? 0)
    await page.keyboard.press('ArrowRight')
  }
})

test('142. The projected slides hide the page in forced colors, and in browsers without showModal', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
  await page.emulateMedia({ forcedColors: 'active' })
  await startSession(page, await newTeacher(request))
  await project(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await dialog.getByRole('heading').click({ position: { x: 2, y: 2 } })
  await expect(dialog.getByRole('heading', { name: 'Levanten los teléfonos' })).toBeVisible()
})
