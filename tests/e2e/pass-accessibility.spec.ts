import { expectAccessible } from './support/accessibility'
import { expectFocusSeen, expectLaidOut } from './support/layout'
import { desk, deskLink, newPass, UNKNOWN, USED, VALIDATED } from './support/passes'
import { newTeacher, signIn } from './support/people'
import { faults } from './support/server'
import { expect, test } from './support/test'

test.use({ reducedMotion: 'reduce' })

const CALL = '/users/*/remove_qr_code'

test('55. The ticket desk and the courtesy pass in each of their states', async ({ page, request, allowConsole }) => {
  allowConsole(/ERR_|status of (?:422|500)/)
  const pass = await newPass(request)
  await page.goto('/free-pass?fullname=Ana')
  await expect(desk(page).title('El código está incompleto')).toBeVisible()
  await expectAccessible(page)

  await page.goto(pass.link)
  await expect(desk(page).button).toBeEnabled()
  await expectAccessible(page)
  await expectLaidOut(page)
  await expectFocusSeen(page)
  await page.context().setOffline(true)
  await expect(desk(page).button).toBeDisabled()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(desk(page).button).toBeEnabled()

  await faults(page).add({ path: CALL, drop: 'before', times: 1 })
  await desk(page).button.click()
  await expect(desk(page).title(UNKNOWN)).toBeVisible()
  await expectAccessible(page)
  await desk(page).button.click()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  await expectAccessible(page)

  const long = 'María Guadalupe de los Ángeles Hernández Villaseñor y de la Cruz'
  await page.goto(deskLink(long, 'Zq-_9'.repeat(12), pass.userId))
  await faults(page).add({ path: CALL, delay: 600_000, times: 1 })
  await desk(page).button.click()
  await expect(desk(page).sending).toBeVisible()
  await expectAccessible(page)
  await page.goto('about:blank')
  await page.goto(deskLink(long, 'Zq-_9'.repeat(12), pass.userId))
  await desk(page).button.click()
  await expect(desk(page).title(USED)).toBeVisible()
  await expectAccessible(page)

  await signIn(page, await newTeacher(request, { neverSignedIn: true }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await faults(page).add({ path: '/users/*/download_qr_code', status: 500 })
  await dialog.getByRole('button', { name: 'Descargar' }).click()
  await expect(dialog.getByText('Error al descargar el archivo.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar por correo y continuar' }).click()
  await expect(dialog.getByText('Código QR enviado correctamente')).toBeVisible()
  await expectAccessible(page)
})

test('55. The ticket desk by keyboard: the press, the news, and the way on', async ({ page, request }) => {
  const pass = await newPass(request)
  await page.goto(pass.link)
  await expect(desk(page).button).toBeVisible()
  for (const name of ['Saltar al contenido', /Memoria y Tolerancia/]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(desk(page).button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk(page).title(VALIDATED)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(desk(page).signal).toBeFocused()
  await page.keyboard.press('Space')
  await expect(desk(page).signal).toBeChecked()
})
