import { confirmationLink, newEmail, newTeacher, PASSWORD, signIn } from './support/people'
import {
  chooseSchool,
  createAccount,
  fillParent,
  fillTeacher,
  passwordField,
  teacherAnswers,
  teacherPayload,
} from './support/registrationForm'
import { outbox, received } from './support/server'
import { expect, test } from './support/test'

const SENT = 'Te hemos enviado un correo. Por favor revisa tu bandeja de entrada para validar tu cuenta.'

test('9. A teacher registers complete, is told to open the e-mail, and can then sign in', async ({ page, request }) => {
  const email = newEmail()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta gratuita' }).first().click()
  await fillTeacher(page, email)
  await createAccount(page).click()

  const done = page.getByRole('heading', { name: 'Tu cuenta ha sido creada Lucía' })
  await expect(done).toBeVisible()
  await expect(done).toBeFocused()
  await expect(page.getByText(SENT)).toBeVisible()
  const [sent, ...more] = await received(page, 'POST /users')
  expect(sent?.body).toEqual({ ...teacherPayload, email })
  expect(sent?.authorization).toBeNull()
  expect(more).toEqual([])

  await expect(page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login')
  expect(await outbox(request, email)).toHaveLength(1)
  await page.goto(await confirmationLink(request, email))
  await expect(page.getByText('Tu cuenta ha sido validada')).toBeVisible()
  await signIn(page, { name: 'Lucía', email, password: PASSWORD })
  await expect(page.getByText('Bienvenid@ Lucía')).toBeVisible()
})

test('9. What a done registration leaves behind: nothing, also when the form is opened again', async ({ page }) => {
  await page.goto('/registro')
  await fillTeacher(page, newEmail())
  await createAccount(page).click()
  await expect(page.getByText(SENT)).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  await page.getByRole('link', { name: 'Regístrate' }).click()
  await expect(page.getByText(SENT)).toHaveCount(0)
  await page.getByRole('radio', { name: 'Profesor' }).check()
  await expect(page.getByLabel('Nombre(s)')).toHaveValue('')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('')
})

test('10. A parent registers: no teacher field on the page, and none of them travels', async ({ page }) => {
  const email = newEmail()
  await page.goto('/registro')
  await fillParent(page, email)
  for (const label of ['Primer apellido', 'Segundo apellido', 'Teléfono', 'Escuela', 'CCT', 'Materia impartida']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0)
  }
  await expect(page.getByLabel('Nivel educativo')).toHaveCount(0)
  await expect(page.getByLabel('Sostenimiento de la escuela')).toHaveCount(0)
  await createAccount(page).click()

  await expect(page.getByRole('heading', { name: 'Tu cuenta ha sido creada Teresa' })).toBeVisible()
  const [sent] = await received(page, 'POST /users')
  expect(sent?.body).toEqual({
    name: 'Teresa',
    profile_id: 2,
    date_of_birth: '',
    email,
    password: PASSWORD,
    theme_ids: [7],
  })
})

test('10. Somebody else registers without a name', async ({ page }) => {
  const email = newEmail()
  await page.goto('/registro')
  await page.getByRole('radio', { name: 'Otro' }).check()
  await page.getByRole('checkbox', { name: 'Diversidad' }).check()
  await page.getByLabel('Correo electrónico').fill(email)
  await passwordField(page).fill(PASSWORD)
  await createAccount(page).click()

  await expect(page.getByRole('heading', { name: 'Tu cuenta ha sido creada', exact: true })).toBeVisible()
  const [sent] = await received(page, 'POST /users')
  expect(sent?.body).toMatchObject({ name: '', profile_id: 3 })
})

test('10. What a teacher typed before becoming a parent neither blocks nor travels, and is there again', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/registro')
  await fillTeacher(page, email)
  await page.getByLabel('Teléfono').fill('55abc')
  await page.getByRole('radio', { name: 'Padre de Familia' }).check()
  await expect(page.getByLabel('Teléfono')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Profesor' }).check()
  await expect(page.getByLabel('Teléfono')).toHaveValue('55abc')
  await expect(page.getByRole('combobox', { name: 'Escuela', exact: true })).toHaveValue(teacherAnswers.school)
  await page.getByRole('radio', { name: 'Padre de Familia' }).check()
  await createAccount(page).click()

  await expect(page.getByRole('heading', { name: 'Tu cuenta ha sido creada Lucía' })).toBeVisible()
  const [sent] = await received(page, 'POST /users')
  const keys = ['date_of_birth', 'email', 'name', 'password', 'profile_id', 'theme_ids']
  expect(Object.keys(Object(sent?.body)).toSorted()).toEqual(keys)
})

test('11. An empty teacher form says what is missing, all at once, and sends nothing', async ({ page }) => {
  await page.goto('/registro')
  await page.getByRole('radio', { name: 'Profesor' }).check()
  await createAccount(page).click()

  const summary = page.getByRole('alert')
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
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('El Tipo de perfil es obligatorio')
  await expect(page.getByRole('group', { name: 'Tipo de perfil' })).toHaveAccessibleDescription(
    'El Tipo de perfil es obligatorio',
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

  const summary = page.getByRole('alert')
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

test('13. The password can be shown and hidden, and its checklist follows what is typed', async ({ page }) => {
  await page.goto('/registro')
  await passwordField(page).fill('Abc')
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await expect(passwordField(page)).toHaveAccessibleDescription(
    /Una letra mayúscula ?: cumplido Un número ?: pendiente/,
  )
})

test('13. A birth date in the future is refused; today is not', async ({ page }) => {
  await page.goto('/registro')
  await page.getByRole('radio', { name: 'Padre de Familia' }).check()
  const birth = page.getByLabel('Fecha de nacimiento')
  await birth.fill('2199-01-01')
  await birth.blur()
  await expect(birth).toHaveAccessibleDescription(/La fecha de nacimiento no puede ser mayor a hoy\./)
  await birth.fill(await page.evaluate(() => new Date().toLocaleDateString('sv-SE')))
  await expect(birth).not.toHaveAccessibleDescription(/no puede ser mayor/)
})

test("14. 'Otro' asks for the school's name, which travels as the school", async ({ page }) => {
  const email = newEmail()
  await page.goto('/registro')
  await fillTeacher(page, email)
  await expect(page.getByLabel('Nombre de la escuela')).toHaveCount(0)
  await chooseSchool(page, 'colegio que no existe', 'Otro')
  await expect(page.getByLabel('Nombre de la escuela')).toBeVisible()
  await createAccount(page).click()
  await expect(page.getByRole('alert')).toContainText('El nombre de la escuela es obligatoria.')
  expect(await received(page, 'POST /users')).toEqual([])

  await page.getByLabel('Nombre de la escuela').fill(' Colegio "Ñandú" & Hijos; A.C. ')
  await createAccount(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
  const [sent] = await received(page, 'POST /users')
  expect(sent?.body).toEqual({ ...teacherPayload, email, school: 'Colegio "Ñandú" & Hijos; A.C.' })
})

test('14. The school is found without accents and in any case, never kept when it matches nothing', async ({
  page,
}) => {
  await page.goto('/registro')
  await page.getByRole('radio', { name: 'Profesor' }).check()
  const school = page.getByRole('combobox', { name: 'Escuela', exact: true })
  await school.click()
  await expect(page.getByRole('option').first()).toHaveText('Otro')

  await school.fill('SECUNDARIA tecnica 14')
  await expect(page.getByRole('option', { name: teacherAnswers.school, exact: true })).toBeVisible()
  await school.press('Enter')
  await expect(school).toHaveValue(teacherAnswers.school)
  await school.fill('nada que se le parezca')
  await expect(page.getByText('Ningún nombre coincide con «nada que se le parezca».')).toBeVisible()
  await school.press('Tab')
  await expect(school).toHaveValue(teacherAnswers.school)
})

test('15. An e-mail that is taken: said so, with two ways out, and nothing typed is lost', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 422/)
  const { email } = await newTeacher(request)
  await page.goto('/registro')
  await fillTeacher(page, email)
  await createAccount(page).click()

  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('El email ya está en uso.')
  await expect(refusal.getByRole('link', { name: 'Recuperar contraseña' })).toHaveAttribute(
    'href',
    '/recuperar-contrasenia',
  )
  await expect(page.getByLabel('Nombre(s)')).toHaveValue(teacherAnswers.name)
  await expect(page.getByRole('combobox', { name: 'Escuela', exact: true })).toHaveValue(teacherAnswers.school)
  await expect(page.getByRole('checkbox', { name: 'Holocausto' })).toBeChecked()
  await expect(passwordField(page)).toHaveValue(PASSWORD)
  await expect(page.getByText(SENT)).toHaveCount(0)

  await refusal.getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
})
