import { expectAccessible } from './support/accessibility'
import { ACCOUNT, accountForm, newParentAtAccount, newTeacherAtAccount } from './support/accountForm'
import { errorSummary } from './support/errorSummary'
import { newTeacher, startSession } from './support/people'
import { faults, outbox } from './support/server'
import { expect, test } from './support/test'

test.use({ reducedMotion: 'reduce' })

test('55. Asking for a new password: empty, with an error, refused, sent', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 422/)
  const { email } = await newTeacher(request)
  const field = page.getByLabel('Correo electrónico')
  const send = page.getByRole('button', { name: 'Enviar correo' })
  await page.goto('/recuperar-contrasenia')
  await expect(send).toBeVisible()
  await expectAccessible(page)

  await send.click()
  await expect(errorSummary(page)).toContainText('El correo es obligatorio.')
  await expectAccessible(page)

  await field.fill('nadie@escuela.example.mx')
  await send.click()
  await expect(page.getByRole('alert')).toContainText('No encontramos una cuenta con ese correo.')
  await expectAccessible(page)

  await field.fill(email)
  await send.click()
  await expect(page.getByRole('heading', { name: 'Correo enviado' })).toBeVisible()
  await expectAccessible(page)
})

test('55. Choosing a new password: with errors, refused, unknown, changed', async ({ page, request, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  const { email } = await newTeacher(request)
  await request.post('/api/v1/users/password', { data: { user: { email } } })
  const [newest] = await outbox(request, email)
  const change = page.getByRole('button', { name: 'Cambiar contraseña' })
  const fill = async (password: string) => {
    await page.getByLabel('Nueva contraseña').fill(password)
    await page.getByLabel('Confirmar contraseña').fill(password)
    await change.click()
  }
  await page.goto('/recuperar-contrasenia/TOK')
  await fill('corta')
  await expect(errorSummary(page)).toContainText('La contraseña debe incluir')
  await expectAccessible(page)

  await fill('Nueva2030')
  await expect(page.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(newest?.links[0] ?? '')
  await faults(page).add({ path: '/users/password', status: 500, times: 1 })
  await fill('Nueva2030')
  await expect(page.getByRole('alert')).toContainText('tu contraseña pudo cambiar')
  await expectAccessible(page)

  await change.click()
  await expect(page.getByRole('heading', { name: 'Contraseña actualizada correctamente' })).toBeVisible()
  await expectAccessible(page)
})

test("55. A teacher's account: complete, asked about leaving, restored, saved, with errors", async ({
  page,
  request,
}) => {
  await newTeacherAtAccount(page, request)
  const form = accountForm(page)
  await expect(page.getByRole('img', { name: 'Código QR del enlace para tu grupo' })).toBeVisible()
  await expectAccessible(page)

  await form.subject.fill('Filosofía')
  await page.getByRole('link', { name: 'Cambiar mi contraseña' }).click()
  await expect(form.leaveQuestion).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Salir', exact: true }).click()
  await page.goBack()
  await expect(form.restored).toBeVisible()
  await expectAccessible(page)

  await form.save.click()
  await expect(form.saved).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Teléfono').fill('abc')
  await form.save.click()
  await expect(errorSummary(page)).toContainText('El teléfono debe contener solo números.')
  await expectAccessible(page)
})

test("55. A parent's account: complete, refused, not loaded", async ({ page, request, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await newParentAtAccount(page, request)
  await expectAccessible(page)

  await faults(page).add({ path: '/users/*', method: 'PATCH', status: 500, times: 1 })
  await accountForm(page).save.click()
  await expect(page.getByRole('alert')).toContainText('No sabemos si tus cambios se guardaron.')
  await expectAccessible(page)

  await faults(page).add({ path: '/users/*', method: 'GET', status: 500 })
  await page.goto(ACCOUNT)
  await expect(page.getByText('Error de servidor.', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('55. On a phone a link leads to the cards, past the form', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await newTeacherAtAccount(page, request)
  await page.getByRole('link', { name: 'Ver mi código y mi pase' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Mi código de profesor' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copiar código' })).toBeFocused()
})

test('55. The account can be changed and saved by keyboard', async ({ page, request }) => {
  await startSession(page, await newTeacher(request))
  await page.goto(ACCOUNT)
  const form = accountForm(page)
  await form.subject.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' II')
  await page.keyboard.press('Enter')
  await expect(form.saved).toBeVisible()
  await expect(form.subject).toHaveValue('Historia II')
})
