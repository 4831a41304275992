import { newEmail, PASSWORD } from './support/people'
import {
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

const GENERIC = 'Error de servidor, intente de nuevo más tarde.'
const TAKEN = 'El email ya está en uso.'
const OR_A_FAULT = 'También puede ser una falla del servidor: intenta de nuevo más tarde.'
const USERS = { path: '/users', method: 'POST' }

const failures = [
  { what: '422 without detail', fault: { status: 422, json: {} }, sentence: TAKEN },
  { what: '400 with an empty body', fault: { status: 400, body: 'empty' }, sentence: TAKEN },
  { what: '500', fault: { status: 500 }, sentence: OR_A_FAULT },
  { what: "a proxy's page with 502", fault: { status: 502, body: 'html' }, sentence: OR_A_FAULT },
  { what: "a proxy's page with 200", fault: { status: 200, body: 'html' }, sentence: GENERIC },
  { what: 'truncated JSON', fault: { body: 'truncated' }, sentence: GENERIC },
  { what: 'JSON without an id', fault: { status: 200, json: { data: {} } }, sentence: GENERIC },
  { what: 'a connection that drops before the work', fault: { drop: 'before' }, sentence: GENERIC },
  { what: 'a connection that drops after the work', fault: { drop: 'after' }, sentence: GENERIC },
] as const

test('15. Whatever answers a registration, it is told calmly, and everything typed is kept', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.goto('/registro')
  await fillTeacher(page, newEmail())
  for (const [place, { what, fault, sentence }] of failures.entries()) {
    await test.step(what, async () => {
      await faults(page).add({ ...USERS, ...fault, times: 1 })
      await createAccount(page).click()
      await expect.poll(() => received(page, 'POST /users')).toHaveLength(place + 1)
      await expect(createAccount(page)).toBeVisible()

      await expect(page.getByRole('alert')).toContainText(sentence)
      await expect(page.getByRole('alert')).not.toContainText(/Internal Server Error|nginx|<|null|undefined/)
      await expect(page.getByLabel('Primer apellido')).toHaveValue(teacherAnswers.first_lastname)
      await expect(page.getByLabel('Sostenimiento de la escuela')).toHaveValue('1')
      await expect(page.getByRole('checkbox', { name: 'Derechos humanos' })).toBeChecked()
      await expect(passwordField(page)).toHaveValue(PASSWORD)
    })
  }
})

test('15. A refusal about something else says it in a second line; a corrected form goes through', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 422/)
  const json = { errors: [{ status: '422', detail: 'La fecha de nacimiento no es una fecha.' }] }
  await faults(page).add({ ...USERS, status: 422, json, times: 1 })
  await page.goto('/registro')
  await fillParent(page, newEmail())
  await createAccount(page).click()
  await expect(page.getByRole('alert')).toContainText(TAKEN)
  await expect(page.getByRole('alert')).toContainText('La fecha de nacimiento no es una fecha.')

  await page.getByLabel('Fecha de nacimiento').fill('1990-01-31')
  await createAccount(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
})

test('56. On a slow network registration shows progress at once, and a double click sends one request', async ({
  page,
  request,
}) => {
  const email = newEmail()
  await faults(page).add({ ...USERS, delay: 2000 })
  await page.goto('/registro')
  await fillParent(page, email)
  await createAccount(page).dblclick()
  const busy = page.getByRole('button', { name: 'Creando tu cuenta…' })
  await expect(busy).toBeVisible({ timeout: 500 })
  await busy.click({ force: true })
  await passwordField(page).press('Enter')

  await expect(page.getByText(SENT)).toBeVisible()
  expect(await received(page, 'POST /users')).toHaveLength(1)
  expect(await outbox(request, email)).toHaveLength(1)
})

test('59. A reload in mid-form keeps everything but the password', async ({ page }) => {
  const email = newEmail()
  await page.goto('/registro')
  await fillTeacher(page, email)
  await page.reload()

  await expect(page.getByRole('radio', { name: 'Profesor' })).toBeChecked()
  await expect(page.getByLabel('Teléfono')).toHaveValue(teacherAnswers.phone)
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue(teacherAnswers.date_of_birth)
  await expect(page.getByRole('combobox', { name: 'Escuela', exact: true })).toHaveValue(teacherAnswers.school)
  await expect(page.getByLabel('Nivel educativo')).toHaveValue('2')
  await expect(page.getByRole('checkbox', { name: 'Holocausto' })).toBeChecked()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await expect(passwordField(page)).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify([window.sessionStorage, window.localStorage]))
  expect(kept).toContain(email)
  expect(kept).not.toContain(PASSWORD)

  await passwordField(page).fill(PASSWORD)
  await createAccount(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
  const [sent] = await received(page, 'POST /users')
  expect(sent?.body).toEqual({ ...teacherPayload, email })
})

test("59. All lists fail: said in their places, the rest works, and school falls back to 'Otro'", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const lists = ['/profiles', '/themes', '/schools', '/school_grades', '/school_types']
  for (const path of lists) await faults(page).add({ path, status: 500 })
  await page.goto('/registro')
  await page.getByRole('radio', { name: 'Profesor' }).check()
  await expect(page.getByText('Error de servidor.', { exact: true })).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(4)
  await expect(page.getByText(GENERIC)).toHaveCount(0)

  const email = newEmail()
  await passwordField(page).fill(PASSWORD)
  await page.getByRole('combobox', { name: 'Escuela', exact: true }).click()
  await page.getByRole('option', { name: 'Otro' }).click()
  await page.getByLabel('Nombre de la escuela').fill('Colegio Ayotzin')

  await faults(page).clear()
  for (let left = 4; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Reintentar' }).first().click()
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(left - 1)
  }
  await expect(page.getByLabel('Nombre de la escuela')).toHaveValue('Colegio Ayotzin')
  await expect(passwordField(page)).toHaveValue(PASSWORD)

  await fillTeacher(page, email)
  await createAccount(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
  const [sent] = await received(page, 'POST /users')
  expect(sent?.body).toEqual({ ...teacherPayload, email })
})
