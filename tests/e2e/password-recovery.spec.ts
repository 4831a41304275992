import type { Page } from '@playwright/test'

import { fillSignIn, newTeacher, sessionCookieNames, signIn, startSession } from './support/people'
import { faults, outbox, received } from './support/server'
import { expect, test } from './support/test'

const NEW = 'Nueva2030'
const PASSWORD_CALL = '/users/password'

const email = (page: Page) => page.getByLabel('Correo electrónico')
const change = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' })
const done = (page: Page) => page.getByRole('heading', { name: 'Contraseña actualizada correctamente' })

async function fillPasswords(page: Page) {
  await page.getByLabel('Nueva contraseña').fill(NEW)
  await page.getByLabel('Confirmar contraseña').fill(NEW)
}

test('40, 41. From the sign-in to the e-mail, the link and a new password', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 401/)
  const teacher = await newTeacher(request)
  await page.goto('/login')
  await email(page).fill(teacher.email)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(email(page)).toHaveValue(teacher.email)
  await page.getByRole('button', { name: 'Enviar correo' }).click()
  await expect(page.getByRole('heading', { name: 'Correo enviado' })).toBeFocused()
  const calls = await received(page, `POST ${PASSWORD_CALL}`)
  expect(calls).toMatchObject([{ body: { user: { email: teacher.email } }, authorization: null }])

  const [newest] = await outbox(request, teacher.email)
  await page.goto(newest?.links[0] ?? '')
  await faults(page).add({ path: PASSWORD_CALL, delay: 1500 })
  await fillPasswords(page)
  await change(page).dblclick()
  await expect(page.getByRole('button', { name: 'Cambiando…' })).toBeVisible()
  await page.getByLabel('Confirmar contraseña').press('Enter')
  await expect(done(page)).toBeFocused()
  expect(await received(page, `PATCH ${PASSWORD_CALL}`)).toHaveLength(1)
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  await fillSignIn(page, teacher)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.')
  await signIn(page, { ...teacher, password: NEW })
})

test('41. Whatever is in the token, it travels as it is; a good one drops the session there is', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 422/)
  const tokens = ['a/b?c#d&e=f', '100% ñ 🌵', '..%2F', 'x'.repeat(3000)]
  for (const token of tokens) {
    await page.goto(`/recuperar-contrasenia/${encodeURIComponent(token)}`)
    await fillPasswords(page)
    await change(page).click()
    await expect(page.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toBeVisible()
  }
  expect(await received(page, `PATCH ${PASSWORD_CALL}`)).toMatchObject(
    tokens.map((token) => ({ body: { user: { reset_password_token: token, password: NEW } }, authorization: null })),
  )

  const teacher = await newTeacher(request)
  await startSession(page, teacher)
  const answer = await request.post('/api/v1/users/password', { data: { user: { email: teacher.email } } })
  expect(answer.status()).toBe(200)
  const [newest] = await outbox(request, teacher.email)
  await page.goto(newest?.links[0] ?? '')
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
  await fillPasswords(page)
  await change(page).click()
  await expect.poll(() => sessionCookieNames(page)).toEqual([])
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toHaveCount(0)
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  expect(await received(page, 'POST content:/wp-json/custom/v1/logout/')).toEqual([])
})
