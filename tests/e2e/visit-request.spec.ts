import { received } from './support/server'
import { expect, test } from './support/test'
import {
  CONFIRMATION,
  expectFormComplete,
  fillVisit,
  museumDate,
  newTeacherAtVisitForm,
  visit,
  VISIT_REQUEST,
  visitForm,
} from './support/visitForm'

test('20. An empty request is told everything that is missing, and nothing is sent', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await form.teacherName.fill('')
  await form.submit.click()

  await expect(form.summary).toBeFocused()
  const places = [
    { sentence: 'La fecha de visita es obligatoria.', field: form.date },
    { sentence: 'El horario es obligatorio.', field: form.schedule('9:00') },
    { sentence: 'Grupo 1: El número de estudiantes es obligatorio.', field: form.students(1) },
    { sentence: 'Grupo 1: El nivel educativo es obligatorio.', field: form.grade(1) },
    { sentence: 'El número de profesores es obligatorio.', field: form.teachers },
    { sentence: 'El nombre del profesor es obligatorio.', field: form.teacherName },
    { sentence: 'La preferencia de contacto es obligatoria.', field: form.contact('Correo electrónico') },
    { sentence: 'Se deben aceptar los términos y condiciones', field: form.terms },
  ]
  await expect(form.summary.getByRole('link')).toHaveText(places.map(({ sentence }) => sentence))
  for (const { sentence, field } of places) {
    await form.summary.getByRole('link', { name: sentence }).click()
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  for (const field of [form.date, form.students(1), form.grade(1), form.teachers, form.teacherName, form.terms]) {
    await expect(field).toHaveAccessibleDescription(/obligatori[oa]\.|Se deben aceptar/)
  }
  expect(await received(page, 'POST /appointments')).toEqual([])
})

test('20. The summary follows what is corrected, and the corrected request can be sent', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await form.submit.click()
  await expect(form.summary).toBeFocused()
  await fillVisit(page)
  await form.terms.check()
  await expect(form.summary).toHaveCount(0)
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await received(page, 'POST /appointments')).toHaveLength(1)
})

test('21. Yesterday is refused', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await fillVisit(page, { date: museumDate(-1) })
  await form.terms.check()
  await form.submit.click()
  await expect(form.summary.getByRole('link')).toHaveText(['La fecha no puede ser menor a hoy.'])
  await expect(form.date).toHaveAccessibleDescription(/La fecha no puede ser menor a hoy\./)
  expect(await received(page, 'POST /appointments')).toEqual([])
})

test('21. At 23:30 in Mexico City today is still today: accepted, and yesterday is not', async ({ page, request }) => {
  const today = museumDate()
  await newTeacherAtVisitForm(page, request)
  // For London it is already tomorrow.
  await page.clock.setFixedTime(new Date(`${today}T23:30:00-06:00`))
  await page.reload()
  await expectFormComplete(page)
  const form = visitForm(page)
  await fillVisit(page, { date: museumDate(-1) })
  await form.terms.check()
  await form.submit.click()
  await expect(form.summary.getByRole('link')).toHaveText(['La fecha no puede ser menor a hoy.'])

  await form.date.fill(today)
  await expect(form.summary).toHaveCount(0)
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: { date: today } }])
})

test('57. The terms open in another tab, and the form stays as it was', async ({ page, context, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await fillVisit(page)
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Leer los términos y condiciones' }).click()
  const tab = await opening
  await expect(tab).toHaveURL('/terminos-condiciones')
  await expect(tab.getByRole('main')).toContainText('15 minutos')
  await tab.close()
  await expect(page).toHaveURL(VISIT_REQUEST)
  await expect(form.date).toHaveValue(visit.date)
  await expect(form.students(2)).toHaveValue('25')
})
