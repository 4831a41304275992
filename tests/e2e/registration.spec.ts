import { expectAccessible } from './support/accessibility'
import { errorSummary } from './support/errorSummary'
import { expectLaidOut } from './support/layout'
import { confirmationLink, newEmail, PASSWORD, signIn } from './support/people'
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
import { faults, outbox, received } from './support/server'
import { expect, test } from './support/test'

test('9. A teacher registers despite a reload halfway, opens the e-mail link and signs in', async ({
  page,
  request,
}) => {
  const email = newEmail()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta gratuita' }).first().click()
  await createAccount(page).click()
  await expect(errorSummary(page)).toBeVisible()
  await expectAccessible(page)
  await expectLaidOut(page)
  await fillTeacher(page, email)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Profesor' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Escuela', exact: true })).toHaveValue(teacherAnswers.school)
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await expect(passwordField(page)).toHaveValue('')
  await passwordField(page).fill(PASSWORD)
  await createAccount(page).click()

  const done = page.getByRole('heading', { name: 'Tu cuenta ha sido creada Lucía' })
  await expect(done).toBeFocused()
  await expect(page.getByText(SENT)).toBeVisible()
  const [sent, ...more] = await received(page, 'POST /users')
  expect(sent?.body).toEqual({ ...teacherPayload, email })
  expect(sent?.authorization).toBeNull()
  expect(more).toEqual([])

  expect(await outbox(request, email)).toHaveLength(1)
  await page.goto(await confirmationLink(request, email))
  await expect(page.getByText('Tu cuenta ha sido validada')).toBeVisible()
  await signIn(page, { name: 'Lucía', email, password: PASSWORD })
  await expect(page.getByText('Bienvenid@ Lucía').first()).toBeVisible()
})

test('10. A parent’s registration omits the hidden teacher fields, and is sent once despite a double click', async ({
  page,
  request,
}) => {
  const email = newEmail()
  await page.goto('/registro')
  await fillTeacher(page, email)
  await page.getByLabel('Teléfono').fill('55abc')
  await fillParent(page, email)
  await faults(page).add({ path: '/users', method: 'POST', delay: 2000 })
  await createAccount(page).dblclick()
  const busy = page.getByRole('button', { name: 'Creando tu cuenta…' })
  await expect(busy).toBeVisible({ timeout: 500 })
  await busy.click({ force: true })
  await passwordField(page).press('Enter')

  await expect(page.getByRole('heading', { name: 'Tu cuenta ha sido creada Teresa' })).toBeVisible()
  const [sent, ...more] = await received(page, 'POST /users')
  expect(sent?.body).toEqual({
    name: 'Teresa',
    profile_id: 2,
    date_of_birth: teacherAnswers.date_of_birth,
    email,
    password: PASSWORD,
    theme_ids: [1, 4, 7],
  })
  expect(more).toEqual([])
  expect(await outbox(request, email)).toHaveLength(1)
})

test('The registration form selects the profile in the URL, and asks about an unknown school and a mistyped e-mail domain', async ({
  page,
}) => {
  await page.goto('/registro?perfil=docente')
  await expect(page.getByRole('radio', { name: 'Profesor' })).toBeChecked()
  await page.getByRole('radio', { name: 'Profesor' }).press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Padre de Familia' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Profesor' })).toBeChecked()
  const school = page.getByRole('combobox', { name: 'Escuela', exact: true })
  await school.fill('benito')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await school.fill('Colegio de la Esperanza')
  await school.press('Tab')
  await expect(page.getByRole('button', { name: /^Mi escuela no está: usar/ })).toBeVisible()
  await expectAccessible(page)

  await fillParent(page, `ana.${Date.now()}@gmial.com`)
  await expect(page.getByText(/^¿Quisiste decir ana\.\d+@gmail\.com\?$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Usar ana\.\d+@gmail\.com$/ }).click()
  await createAccount(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible()
  await expectAccessible(page)
})

test('The school field grows with a name that is longer than one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/registro?perfil=docente')
  const school = page.getByRole('combobox', { name: 'Escuela', exact: true })
  const oneLine = (await school.boundingBox())?.height ?? 0
  await chooseSchool(page, 'secundaria tecnica 14', teacherAnswers.school)
  await expect.poll(async () => (await school.boundingBox())?.height).toBeGreaterThan(oneLine + 20)
})

test('108. The form rejects a nonexistent or half-typed birth date, but accepts a completed or erased date', async ({
  page,
}) => {
  await page.goto('/registro?perfil=familia')
  await fillParent(page, newEmail())
  const birth = page.getByLabel('Fecha de nacimiento')
  const error = page.getByText('Esa fecha no existe o está incompleta.').last()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  // Month first: Chromium's date field is in English here, and starts with the month at every focus.
  await birth.pressSequentially('02312000')
  await press('Enter')
  await expect(error).toBeVisible()
  await expect(birth).toBeFocused()
  await expectAccessible(page)
  await press('ArrowRight', 'ArrowDown', 'ArrowDown')
  await expect(birth).toHaveValue('2000-02-29')
  await expect(error).toBeHidden()

  await press('Backspace')
  await expect(error).toBeVisible()
  await press('Enter')
  await press('Backspace', 'ArrowRight', 'ArrowRight', 'Backspace')
  await expect(error).toBeHidden()
  expect(await received(page, 'POST /users')).toEqual([])
  await press('Enter')
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await received(page, 'POST /users')).toMatchObject([{ body: { date_of_birth: '' } }])
})
