import { errorSummary } from './support/errorSummary'
import { confirmationLink, newEmail, newTeacher, PASSWORD, signIn } from './support/people'
import {
  chooseSchool,
  createAccount,
  fillParent,
  fillTeacher,
  passwordField,
  SENT,
  teacherAnswers,
  teacherPayload,
} from './support/registrationForm'
import { outbox, received } from './support/server'
import { expect, test } from './support/test'

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
  await page.getByRole('main').getByRole('link', { name: 'Regístrate' }).click()
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

test("14. 'Otro' asks for the school's name, which travels as the school", async ({ page }) => {
  const email = newEmail()
  await page.goto('/registro')
  await fillTeacher(page, email)
  await expect(page.getByLabel('Nombre de la escuela')).toHaveCount(0)
  await chooseSchool(page, 'colegio que no existe', 'Otro')
  await expect(page.getByLabel('Nombre de la escuela')).toBeVisible()
  await createAccount(page).click()
  await expect(errorSummary(page)).toContainText('El nombre de la escuela es obligatoria.')
  expect(await received(page, 'POST /users')).toEqual([])

  await page.getByLabel('Nombre de la escuela').fill(' Colegio "Ñandú" & Hijos; A.C. ')
  await createAccount(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
  const [sent] = await received(page, 'POST /users')
  expect(sent?.body).toEqual({ ...teacherPayload, email, school: 'Colegio "Ñandú" & Hijos; A.C.' })
})

test('14. The school is found without accents and in any case, and no choice when it matches nothing', async ({
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
  await expect(school).toHaveValue('nada que se le parezca')
  await expect(page.getByText('«nada que se le parezca» no está en la lista.')).toBeVisible()
  await page.getByRole('button', { name: 'Mi escuela no está: usar «nada que se le parezca»' }).click()
  await expect(page.getByLabel('Nombre de la escuela')).toHaveValue('nada que se le parezca')
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
