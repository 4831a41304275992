import { newTeacher, signIn } from './support/people'
import { outbox } from './support/server'
import { expect, test } from './support/test'

const NEW = 'Nueva2030'

test('40, 41. A user requests the recovery e-mail, opens its link, and signs in with a new password', async ({
  page,
  request,
}) => {
  const teacher = await newTeacher(request)
  await page.goto('/recuperar-contrasenia')
  await page.getByLabel('Correo electrónico').fill(teacher.email)
  await page.getByRole('button', { name: 'Enviar correo' }).click()
  await expect(page.getByRole('heading', { name: 'Correo enviado' })).toBeFocused()

  const [newest] = await outbox(request, teacher.email)
  await page.goto(newest?.links[0] ?? '')
  await page.getByLabel('Nueva contraseña').fill(NEW)
  await page.getByLabel('Confirmar contraseña').fill(NEW)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Contraseña actualizada correctamente' })).toBeFocused()
  await signIn(page, { ...teacher, password: NEW })
})
