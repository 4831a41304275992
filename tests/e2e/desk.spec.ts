import { desk, deskLink, isStillGood, newPass, redemptions, USED, VALIDATED } from './support/passes'
import { startSession, signOut } from './support/people'
import { expect, test } from './support/test'

test('3. The page has no menus, wants no search engine, and tells no other site of the pass', async ({ page }) => {
  await page.goto('/free-pass?fullname=Ana%20Ruiz&token_qr=T&userId=7')
  await expect(desk(page).button).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Museo/ })
    .click()
  await expect(page.locator('meta[name=referrer]')).toHaveCount(0)
})

test('4. The pass is validated with one request, and reload and back still say so', async ({ page, request }) => {
  const pass = await newPass(request)
  // Whoever is signed in on this device: the desk's request carries no token.
  await startSession(page, pass.holder)
  await page.goto(pass.link)
  await desk(page).notTheHolder.click()
  await desk(page).button.click()

  await expect(desk(page).title(VALIDATED)).toBeVisible()
  await expect(desk(page).button).toBeHidden()
  await expect(desk(page).today).toHaveText([/^\d\d:\d\dElena Torres Luna Validado$/])

  await page.reload()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  await page.goto('/terminos-condiciones')
  await page.goBack()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  await expect(desk(page).button).toBeHidden()

  const [call, ...others] = await redemptions(page, pass.userId)
  expect(call).toMatchObject({
    path: `/users/${pass.userId}/remove_qr_code?token_qr=${pass.token}`,
    authorization: null,
  })
  expect(others).toEqual([])
})

test('4. The same pass shown again is not shown as just validated', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 422/)
  const pass = await newPass(request)
  await page.goto(pass.link)
  await desk(page).button.click()
  await expect(desk(page).title(VALIDATED)).toBeVisible()

  const second = await page.context().newPage()
  await second.goto(pass.link)
  await expect(second.getByText(/Este equipo ya validó este pase hoy a las/)).toBeVisible()
  await desk(second).button.click()
  await expect(desk(second).title(USED)).toBeVisible()
  await expect(second.getByText(/Este equipo lo validó hoy a las/)).toBeVisible()
})

test('5. A pass that was used is told so', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 422/)
  const pass = await newPass(request)
  expect(await isStillGood(request, pass)).toBe(true)
  await page.goto(pass.link)
  await desk(page).button.click()
  await expect(desk(page).title(USED)).toBeVisible()
  await expect(page.getByText('no recibió respuesta')).toBeHidden()
  await page.reload()
  await expect(desk(page).title(USED)).toBeVisible()
  expect(await redemptions(page, pass.userId)).toHaveLength(1)
})

test('8. Without a connection the button says why it waits, and comes back with it', async ({ page, request }) => {
  const pass = await newPass(request)
  await page.goto(pass.link)
  await expect(desk(page).button).toBeEnabled()
  await page.context().setOffline(true)
  await expect(desk(page).button).toBeDisabled()
  await expect(desk(page).button).toHaveAccessibleDescription(/Sin conexión a internet/)
  await desk(page).button.click({ force: true })
  await page.context().setOffline(false)
  await expect(desk(page).button).toBeEnabled()
  await desk(page).button.click()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  expect(await redemptions(page, pass.userId)).toHaveLength(1)
})

test('4. Storage blocked: the pass is validated, and a reload still says so', async ({ page, request }) => {
  const pass = await newPass(request)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await page.goto(pass.link)
  await desk(page).signal.check()
  await desk(page).button.click()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  await page.reload()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  expect(await redemptions(page, pass.userId)).toHaveLength(1)
})

test('4. The list of the day is gone the next day, and survives signing out; the sound stays as chosen', async ({
  page,
  request,
}) => {
  const pass = await newPass(request)
  await page.clock.install({ time: new Date('2026-11-20T23:50:00-06:00') })
  await startSession(page, pass.holder)
  await page.goto(pass.link)
  await desk(page).notTheHolder.click()
  await desk(page).signal.check()
  await desk(page).button.click()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  await page.goto('/')
  await signOut(page)
  await page.goto(deskLink('Otra persona', 'X', 1))
  await expect(desk(page).today).toHaveText([/^23:50Elena Torres Luna Validado$/])
  await expect(desk(page).signal).toBeChecked()

  await page.clock.setFixedTime(new Date('2026-11-21T00:10:00-06:00'))
  await page.reload()
  await expect(page.getByText('Aún no se ha validado ningún pase.')).toBeVisible()
  await expect(desk(page).signal).toBeChecked()
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('Elena')
})
