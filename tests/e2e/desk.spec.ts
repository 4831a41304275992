import { expectLaidOut } from './support/layout'
import {
  desk,
  deskLink,
  FOUND,
  isStillGood,
  newPass,
  ODD,
  PASS,
  REDEMPTION,
  redemptions,
  UNKNOWN,
  VALIDATED,
} from './support/passes'
import { longName, startSession } from './support/people'
import { faults } from './support/server'
import { expect, test } from './support/test'

test('4, 6. The desk redeems a pass once despite repeated presses and a reload', async ({ page, request }) => {
  const pass = await newPass(request)
  // The redemption must not send the token of the user signed in on this device.
  await startSession(page, pass.holder)
  await faults(page).add({ path: REDEMPTION, delay: 3000, times: 1 })
  await page.goto(pass.link)
  await desk(page).notTheHolder.click()
  await desk(page).button.dblclick({ delay: 10 })
  await expect(desk(page).sending).toBeVisible()
  for (let tap = 0; tap < 5; tap += 1) await desk(page).sending.click({ force: true })
  await page.keyboard.press('Enter')
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  await expect(desk(page).today).toHaveText([/^\d\d:\d\dElena Torres Luna Validado$/])

  await page.reload()
  await expect(desk(page).title(FOUND)).toBeVisible()
  await expect(desk(page).button).toBeHidden()
  const [call, ...others] = await redemptions(page, pass.userId)
  expect(call).toMatchObject({
    path: `/users/${pass.userId}/remove_qr_code?token_qr=${pass.token}`,
    authorization: null,
  })
  expect(others).toEqual([])
  expect(await isStillGood(request, pass)).toBe(false)
})

test('The ticket desk redeems a pass with the keyboard alone', async ({ page, request }) => {
  const pass = await newPass(request, longName)
  await page.goto(pass.link)
  await expect(desk(page).button).toBeEnabled()
  await page.getByRole('link', { name: /Memoria y Tolerancia/ }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(pass.token)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(desk(page).button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  await expect(desk(page).nextCode).toBeFocused()
  // Past the summary of the token.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(desk(page).signal).toBeFocused()
  await page.keyboard.press('Space')
  await expect(desk(page).signal).toBeChecked()
})

const LONG_NAME = 'María Guadalupe de los Ángeles Fernández-Montes de Oca y Villavicencio'
const LONG_TOKEN = 'k3J9vQz7bN1xW5tRpL8mYc2HfD6sGa4EuKoZi0XTq7Y'

test('115. The desk shows the name, the button and the field for the next code without scrolling', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 422/)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    for (const name of [LONG_NAME, LONG_NAME.toUpperCase(), 'W'.repeat(500)]) {
      await page.goto(deskLink(name, LONG_TOKEN, 48_213))
      await expect(desk(page).button).toBeInViewport({ ratio: 1 })
      await expect(page.getByText('A nombre de')).toBeInViewport({ ratio: 1 })
      const warning = await page.getByText(/Si este pase es tuyo, no lo valides/).boundingBox()
      const button = await desk(page).button.boundingBox()
      expect(warning?.y).toBeLessThan(button?.y ?? 0)
    }
  }
  await expectLaidOut(page)
  const seventyLetters = 'María Guadalupe de los Ángeles Montserrat Hernández-Villavicencio Ruiz'
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(deskLink(seventyLetters, `${LONG_TOKEN}${viewport.width}`, 48_213))
    await expect(desk(page).button).toBeInViewport({ ratio: 1 })
    await expect(desk(page).nextCode).toBeInViewport({ ratio: 1 })
    await desk(page).button.click()
    await expect(desk(page).nextCode).toBeFocused()
    await expect(desk(page).nextCode).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('definition').first()).toBeInViewport({ ratio: 1 })
  }
})

test('On a phone, an unusual code shows the warning, the field for the next code and the button without scrolling', async ({
  page,
}) => {
  for (const [width, name] of [
    [360, 'Ana López'],
    [360, LONG_NAME],
    [320, LONG_NAME],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(deskLink(name, 'abc12345', 48_213))
    await expect(desk(page).title(ODD)).toBeInViewport({ ratio: 1 })
    await expect(desk(page).nextCode).toBeInViewport({ ratio: 1 })
    await expect(desk(page).button).toBeInViewport({ ratio: 1 })
  }
  await expectLaidOut(page)
})

test('140. The field for the next code is on the screen after a redemption without an answer', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  await faults(page).add({ path: REDEMPTION, status: 500 })
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(deskLink('Ana Ruiz', `${LONG_TOKEN}${width}`, 48_213))
    await desk(page).button.click()
    await expect(desk(page).title(UNKNOWN)).toBeVisible()
    await expect(desk(page).nextCode).toBeFocused()
    await expect(desk(page).nextCode).toBeInViewport({ ratio: 1 })
  }
})

test('140. The desk can try the camera again if its code did not load', async ({ page, context, allowConsole }) => {
  allowConsole(/net::ERR_FAILED/)
  await context.addInitScript(() => Object.assign(window, { BarcodeDetector: null }))
  await page.goto(deskLink('Ana Ruiz', LONG_TOKEN, 48_213))
  await page.route(/CodeCamera/, (route) => route.abort())
  const camera = page.getByRole('button', { name: 'Usar la cámara' })
  await camera.click()
  await expect(page.getByText('No se pudo cargar la cámara.')).toBeVisible()
  await expect(camera).toBeEnabled()
})

test('58. On the desk’s page, a name that imitates a result is much smaller than a real result', async ({
  page,
  request,
}) => {
  const pass = await newPass(request)
  const sizeOf = (text: string) => page.getByText(text).evaluate((element) => getComputedStyle(element).fontSize)
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    const forgeries: number[] = []
    for (const [token, title] of [
      ['T', ODD],
      [LONG_TOKEN, PASS],
    ] as const) {
      await page.goto(deskLink(VALIDATED, token, pass.userId))
      await expect(desk(page).title(title)).toBeVisible()
      forgeries.push(parseFloat(await sizeOf(VALIDATED)))
    }
    await page.goto('/free-pass')
    const result = await sizeOf('El código está incompleto')
    expect(Math.max(...forgeries)).toBeLessThan(0.75 * parseFloat(result))
  }
})

test('140. A scanner opens forty passes one after the other, and none is redeemed without a press', async ({
  page,
  request,
}) => {
  const { holder, userId, link } = await newPass(request)
  await startSession(page, holder)
  await page.goto(link)
  await desk(page).notTheHolder.click()
  for (let index = 1; index <= 40; index += 1) {
    const focused = [desk(page).button, desk(page).signal, desk(page).nextCode][index % 3]
    await focused?.focus()
    const { href } = new URL(deskLink(`Ana ${index}`, LONG_TOKEN, userId), page.url())
    // The first keys move focus. Typing the rest key by key would take a minute.
    await page.keyboard.type(href.slice(0, 3))
    await page.keyboard.insertText(href.slice(3))
    await page.keyboard.type('\n\n')
    await expect(page.getByText(`Ana ${index}`, { exact: true })).toBeVisible()
    await expect(desk(page).button).toBeFocused()
  }
  expect(await redemptions(page, userId)).toEqual([])
})
