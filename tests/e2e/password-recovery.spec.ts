import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility'
import { errorSummary } from './support/errorSummary'
import { fillSignIn, newTeacher, signIn } from './support/people'
import { faults, outbox, received } from './support/server'
import { expect, test } from './support/test'

const NEW = 'Nueva2030'
const PASSWORD_CALL = '/users/password'

const email = (page: Page) => page.getByLabel('Correo electrónico')
const change = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' })

async function fillPasswords(page: Page, password = NEW) {
  await page.getByLabel('Nueva contraseña').fill(password)
  await page.getByLabel('Confirmar contraseña').fill(password)
}

test('40, 41. A user requests the recovery e-mail, opens the link and sets a new password', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of (?:401|500)/)
  const teacher = await newTeacher(request)
  await page.goto('/login')
  await email(page).fill(teacher.email)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recupera tu contraseña' })).toBeVisible()
  await expect(email(page)).toHaveValue(teacher.email)
  await page.getByRole('button', { name: 'Enviar correo' }).click()
  await expect(page.getByRole('heading', { name: 'Correo enviado' })).toBeFocused()
  await expectAccessible(page)

  const [newest] = await outbox(request, teacher.email)
  await page.goto(newest?.links[0] ?? '')
  await fillPasswords(page, 'corta')
  await change(page).click()
  await expect(errorSummary(page)).toContainText('La contraseña debe incluir')
  await expectAccessible(page)
  await faults(page).add({ path: PASSWORD_CALL, status: 500, times: 1 })
  await fillPasswords(page)
  await change(page).click()
  await expect(page.getByRole('alert')).toContainText('No sabemos si tu contraseña cambió')
  await expectAccessible(page)
  await faults(page).add({ path: PASSWORD_CALL, delay: 1500 })
  await change(page).dblclick()
  await expect(page.getByRole('button', { name: 'Cambiando…' })).toBeVisible()
  await page.getByLabel('Confirmar contraseña').press('Enter')
  await expect(page.getByRole('heading', { name: 'Contraseña actualizada correctamente' })).toBeFocused()
  expect(await received(page, `PATCH ${PASSWORD_CALL}`)).toHaveLength(2)
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  await fillSignIn(page, teacher)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.')
  await signIn(page, { ...teacher, password: NEW })
})

test('41. The recovery page sends any token unchanged and reports an invalid token', async ({ page, allowConsole }) => {
  allowConsole(/status of 422/)
  const tokens = ['a/b?c#d&e=f', '100% ñ 🌵', '..%2F', 'x'.repeat(3000)]
  for (const token of tokens) {
    await page.goto(`/recuperar-contrasenia/${encodeURIComponent(token)}`)
    await fillPasswords(page)
    await change(page).click()
    await expect(page.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toBeVisible()
  }
  await expectAccessible(page)
  const sent = await received(page, `PATCH ${PASSWORD_CALL}`)
  expect(sent).toMatchObject(tokens.map((token) => ({ body: { user: { reset_password_token: token } } })))
})
