import { expect, type Page } from '@playwright/test'

import { PASSWORD } from './people'

export const SENT = 'Te hemos enviado un correo. Por favor revisa tu bandeja de entrada para validar tu cuenta.'

/** The input of a teacher. `teacherPayload` is the request body for this input. */
export const teacherAnswers = {
  name: 'Lucía',
  first_lastname: 'Campos',
  second_lastname: 'Vera',
  phone: '55 1234 5678',
  date_of_birth: '1988-07-09',
  school: 'Escuela Secundaria Técnica 14',
  cct: '09DST0014K',
  subject: 'Historia',
}

/** The request body for `teacherAnswers`, without the e-mail. */
export const teacherPayload = {
  ...teacherAnswers,
  phone: '5512345678',
  password: PASSWORD,
  profile_id: 1,
  school_grade_id: 2,
  school_type_id: 1,
  theme_ids: [1, 4],
}

export const createAccount = (page: Page) => page.getByRole('button', { name: 'Crear cuenta' })

export const passwordField = (page: Page) => page.getByLabel('Contraseña', { exact: true })

/** Opens the registration, and clears the draft if the form restored one. */
export async function openRegistration(page: Page): Promise<void> {
  await page.goto('/registro')
  const startAgain = page.getByRole('button', { name: 'Empezar de nuevo' })
  await expect(page.getByRole('button', { name: /^(?:Continuar|Crear cuenta)$/ })).toBeEnabled({ timeout: 60_000 })
  if (await startAgain.isVisible()) await startAgain.click()
}

/** Fills in an empty registration form as a teacher, without sending it. */
export async function fillTeacher(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: 'Profesor' }).check()
  await page.getByLabel('Nombre(s)').fill(teacherAnswers.name)
  await page.getByLabel('Primer apellido').fill(teacherAnswers.first_lastname)
  await page.getByLabel('Segundo apellido').fill(teacherAnswers.second_lastname)
  await page.getByLabel('Teléfono').fill(teacherAnswers.phone)
  await page.getByLabel('Fecha de nacimiento').fill(teacherAnswers.date_of_birth)
  await chooseSchool(page, 'secundaria tecnica 14', teacherAnswers.school)
  await page.getByLabel('CCT').fill(teacherAnswers.cct)
  await page.getByLabel('Sostenimiento de la escuela').selectOption('Público')
  await page.getByLabel('Nivel educativo').selectOption('Secundaria')
  await page.getByLabel('Materia impartida').fill(teacherAnswers.subject)
  await page.getByRole('checkbox', { name: 'Holocausto' }).check()
  await page.getByRole('checkbox', { name: 'Derechos humanos' }).check()
  await page.getByLabel('Correo electrónico').fill(email)
  await passwordField(page).fill(PASSWORD)
}

/** Types into the school field and selects a result by name. */
export async function chooseSchool(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Escuela', exact: true }).fill(typed)
  await page.getByRole('option', { name, exact: true }).click()
}

/** Fills in an empty registration form as a parent, without sending it. */
export async function fillParent(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: 'Padre de Familia' }).check()
  await page.getByLabel('Nombre(s)').fill('Teresa')
  await page.getByRole('checkbox', { name: 'Violencia' }).check()
  await page.getByLabel('Correo electrónico').fill(email)
  await passwordField(page).fill(PASSWORD)
}
