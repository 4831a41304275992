import { desk, newPass, REDEMPTION, redemptions, UNKNOWN, USED, VALIDATED } from './support/passes'
import { faults } from './support/server'
import { expect, test } from './support/test'

test('6. Tapping on and on while the answer takes its time is one request', async ({ page, request }) => {
  const pass = await newPass(request)
  await faults(page).add({ path: REDEMPTION, delay: 3000 })
  await page.goto(pass.link)
  await desk(page).button.dblclick({ delay: 10 })
  await expect(desk(page).sending).toBeVisible()
  for (let tap = 0; tap < 5; tap += 1) await desk(page).sending.click({ force: true })
  await page.keyboard.press('Enter')

  await expect(desk(page).title(VALIDATED)).toBeVisible()
  expect(await redemptions(page, pass.userId)).toHaveLength(1)
})

test('7. The answer is lost after the server did its work: nobody knows, and a refusal later says why', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_|status of 422/)
  const pass = await newPass(request)
  await faults(page).add({ path: REDEMPTION, drop: 'after', times: 1 })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(pass.link)
  await desk(page).button.click()
  await expect(desk(page).title(UNKNOWN)).toBeVisible()
  await expect(desk(page).button).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main')).not.toContainText('ya fue utilizado')
  await expect(desk(page).today).toContainText(['Sin respuesta'])

  await page.reload()
  await expect(desk(page).title(UNKNOWN)).toBeVisible()
  expect(await redemptions(page, pass.userId)).toHaveLength(1)
  await desk(page).button.click()
  await expect(desk(page).title(USED)).toBeVisible()
  await expect(page.getByText(/Este equipo intentó validarlo hoy a las \d\d:\d\d y no recibió respuesta/)).toBeVisible()
})

test('7. The request is lost on its way: the second press validates', async ({ page, request, allowConsole }) => {
  allowConsole(/ERR_/)
  const pass = await newPass(request)
  await faults(page).add({ path: REDEMPTION, drop: 'before', times: 1 })
  await page.goto(pass.link)
  await desk(page).button.click()
  await expect(desk(page).title(UNKNOWN)).toBeVisible()
  await desk(page).button.click()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  await expect(page.getByText('no recibió respuesta')).toBeHidden()
})

test('7. The page is closed before the answer: the device still knows of the attempt', async ({ page, request }) => {
  const pass = await newPass(request)
  await faults(page).add({ path: REDEMPTION, delay: 600_000 })
  await page.goto(pass.link)
  await desk(page).button.click()
  await expect(desk(page).sending).toBeVisible()
  await page.goto('about:blank')
  await faults(page).clear()
  await page.goto(pass.link)
  await expect(desk(page).title(UNKNOWN)).toBeVisible()
  expect(await redemptions(page, pass.userId)).toHaveLength(1)
})
