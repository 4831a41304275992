import { errorSummary } from './support/errorSummary'
import { newEmail } from './support/people'
import { createAccount, fillParent, fillTeacher, passwordField, SENT } from './support/registrationForm'
import { received } from './support/server'
import { expect, test } from './support/test'

test('11. An empty teacher form says what is missing, all at once, and sends nothing', async ({ page }) => {
  await page.goto('/registro')
  await page.getByRole('radio', { name: 'Profesor' }).check()
  await createAccount(page).click()

  const summary = errorSummary(page)
  await expect(summary).toBeFocused()
  const sentences = [
    ['Nombre(s)', 'El nombre es obligatorio.'],
    ['Primer apellido', 'El primer apellido es obligatorio.'],
    ['Segundo apellido', 'El segundo apellido es obligatorio.'],
    ['Teléfono', 'El teléfono es obligatorio.'],
    ['Escuela', 'La escuela es obligatoria.'],
    ['CCT', 'El cct es obligatorio.'],
    ['Nivel educativo', 'El nivel educativo es obligatorio.'],
    ['Materia impartida', 'La materia impartida es obligatoria.'],
    ['Sostenimiento de la escuela', 'El sostenimiento escuela es obligatorio.'],
    ['Correo electrónico', 'El correo es obligatorio.'],
    ['Contraseña', 'La contraseña es obligatoria.'],
  ] as const
  for (const [label, sentence] of sentences) {
    await expect(summary.getByRole('link', { name: sentence, exact: true })).toBeVisible()
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replaceAll('.', '\\.')))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  const themes = page.getByRole('group', { name: 'Temas de interés' })
  await expect(themes).toHaveAccessibleDescription(/Selecciona al menos un tema/)
  await expect(summary.getByRole('listitem')).toHaveCount(sentences.length + 1)
  expect(await received(page, 'POST /users')).toEqual([])

  await summary.getByRole('link', { name: 'El cct es obligatorio.' }).click()
  await expect(page.getByLabel('CCT')).toBeFocused()
  await summary.getByRole('link', { name: 'Selecciona al menos un tema' }).click()
  await expect(themes.getByRole('checkbox').first()).toBeFocused()
})

test('12. Without a profile it is asked for; a fourth theme says that three is the most', async ({ page }) => {
  await page.goto('/registro')
  await expect(page.getByText('Elegir máximo 3 temas')).toBeVisible()
  await createAccount(page).click()
  const summary = errorSummary(page)
  await expect(summary).toContainText('El Tipo de perfil es obligatorio')
  await expect(page.getByRole('group', { name: 'Tipo de perfil' })).toHaveAccessibleDescription(
    /El Tipo de perfil es obligatorio$/,
  )
  await summary.getByRole('link', { name: 'El Tipo de perfil es obligatorio' }).click()
  await expect(page.getByRole('radio', { name: 'Profesor' })).toBeFocused()

  await fillParent(page, newEmail())
  const themes = page.getByRole('group', { name: 'Temas de interés' })
  for (const theme of ['Holocausto', 'Genocidios', 'Diversidad']) await themes.getByLabel(theme).check()
  await expect(themes).toHaveAccessibleDescription(/Solo puedes elegir 3 temas/)
  await expect(themes.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await createAccount(page).click()
  await expect(summary).toContainText('Solo puedes elegir 3 temas')
  expect(await received(page, 'POST /users')).toEqual([])

  await themes.getByLabel('Violencia').uncheck()
  await createAccount(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
})

test('13. A weak password, an odd e-mail and a phone with letters are refused in words', async ({ page }) => {
  const weak =
    'La contraseña debe incluir al menos una letra minúscula, una letra mayúscula, un número y tener al menos 8 caracteres de longitud.'
  await page.goto('/registro')
  await fillTeacher(page, 'a@b.c')
  await page.getByLabel('Teléfono').fill('55abc')
  await passwordField(page).fill('abc')
  await createAccount(page).click()

  const summary = errorSummary(page)
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'El teléfono debe contener solo números.',
    'No es un correo válido.',
    weak,
  ])
  for (const password of ['abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'Abcdef1']) {
    await passwordField(page).fill(password)
    await expect(passwordField(page)).toHaveAccessibleDescription(new RegExp(weak))
  }
  await passwordField(page).fill('Abcdefg1')
  await expect(passwordField(page)).not.toHaveAccessibleDescription(new RegExp(weak))
  for (const email of ['sin-arroba', 'a@b', 'a b@c.mx', '@c.mx']) {
    await page.getByLabel('Correo electrónico').fill(email)
    await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/No es un correo válido\./)
  }
  expect(await received(page, 'POST /users')).toEqual([])
})
