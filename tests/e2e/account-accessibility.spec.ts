import { expectAccessible } from './support/accessibility'
import { ACCOUNT, accountForm, newTeacherAtAccount } from './support/accountForm'
import { errorSummary } from './support/errorSummary'
import { newTeacher } from './support/people'
import { faults, outbox } from './support/server'
import { expect, test } from './support/test'

test.use({ reducedMotion: 'reduce' })

test('55. A new password: asked for, refused, sent, chosen, unknown, changed', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { email } = await newTeacher(request)
  const field = page.getByLabel('Correo electrónico')
  const send = page.getByRole('button', { name: 'Enviar correo' })
  await page.goto('/recuperar-contrasenia')
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

test('55. The account: asked about leaving, restored, saved, with errors, unknown, not loaded', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await newTeacherAtAccount(page, request)
  const form = accountForm(page)
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

  await page.reload()
  await page.getByLabel('Teléfono').fill('5511223355')
  await faults(page).add({ path: '/users/*', method: 'PATCH', status: 500, times: 1 })
  await form.save.click()
  await expect(page.getByRole('alert')).toContainText('No sabemos si tus cambios se guardaron.')
  await expectAccessible(page)

  await faults(page).add({ path: '/users/*', method: 'GET', status: 500 })
  await page.goto(ACCOUNT)
  await expect(page.getByText('Error de servidor.', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('55. The account by keyboard: changed, saved, and on a phone past the form to the cards', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await newTeacherAtAccount(page, request)
  const form = accountForm(page)
  await form.subject.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' II')
  await page.keyboard.press('Enter')
  await expect(form.saved).toBeVisible()
  await expect(form.subject).toHaveValue('Historia II')

  await page.getByRole('link', { name: 'Ver mi código y mi pase' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Mi código de profesor' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copiar código' })).toBeFocused()
})
