import { readFile } from 'node:fs/promises'

import { confirmationLink, newEmail, PASSWORD } from './support/people'
import { outbox, received } from './support/server'
import { expect, test } from './support/test'
import {
  CONFIRMATION,
  expectFormComplete,
  fillVisit,
  folioOf,
  museumDate,
  newTeacherAtVisitForm,
  SERVICES,
  signInHere,
  visit,
  VISIT_REQUEST,
  visitForm,
  visitPayload,
} from './support/visitForm'

test('19. A visitor becomes a teacher, requests a visit, and takes the request along by e-mail and as a PDF', async ({
  page,
  request,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  const account = banner.getByRole('button', { name: 'Tu cuenta, Elena' })
  const form = visitForm(page)
  const person = { name: 'Elena', email: newEmail(), password: PASSWORD }

  await test.step('registers', async () => {
    await page.goto('/registro')
    await main.getByRole('radio', { name: 'Profesor' }).check()
    await main.getByLabel('Nombre(s)').fill(person.name)
    await main.getByLabel('Primer apellido').fill('Torres')
    await main.getByLabel('Segundo apellido').fill('Luna')
    await main.getByLabel('Teléfono').fill('55 1122 3344')
    await main.getByRole('combobox', { name: 'Escuela', exact: true }).fill('benito juarez')
    await page
      .getByRole('option', { name: /Benito Juárez/ })
      .first()
      .click()
    await main.getByLabel('CCT').fill('09DST0014K')
    await main.getByLabel('Sostenimiento de la escuela').selectOption('Público')
    await main.getByLabel('Nivel educativo').selectOption('Secundaria')
    await main.getByLabel('Materia impartida').fill('Historia')
    await main.getByRole('checkbox', { name: 'Holocausto' }).check()
    await main.getByLabel('Correo electrónico').fill(person.email)
    await main.getByLabel('Contraseña', { exact: true }).fill(person.password)
    await main.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(main.getByText('Tu cuenta ha sido creada Elena')).toBeVisible()
  })

  await test.step('opens the link of the e-mail and signs in', async () => {
    await page.goto(await confirmationLink(request, person.email))
    await expect(main.getByText('Tu cuenta ha sido validada')).toBeVisible()
    await main.getByRole('link', { name: 'Iniciar sesión' }).click()
    await signInHere(page, person)
    await expect(page.getByText('Bienvenid@ Elena').first()).toBeVisible()
    const welcome = page.getByRole('dialog').getByRole('button', { name: 'Continuar', exact: true })
    await page.addLocatorHandler(welcome, () => welcome.click())
    await account.click()
    await expect(banner.getByRole('link', { name: 'Mi cuenta' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Proyecto de Visita' })).toHaveCount(0)
    await account.click()
  })

  await test.step('chooses a service', async () => {
    await banner.getByRole('link', { name: 'Solicitar visita' }).first().click()
    await expectFormComplete(page)
    await form.changeService.click()
    await expect(page).toHaveURL(SERVICES)
    await main.getByRole('button', { name: 'Agregar Recorrido y taller' }).click()
    await main.getByRole('link', { name: 'Volver a mi solicitud' }).click()
    await expectFormComplete(page)
    await expect(main.getByRole('heading', { name: 'Recorrido y taller' })).toBeVisible()
  })

  await test.step('fills in the form and watches the pre-quote', async () => {
    await expect(form.teacherName).toHaveValue('Elena Torres Luna')
    await expect(form.preQuote).toContainText('Faltan datos')
    await fillVisit(page)
    await expect(form.preQuote).toContainText('50 × $120.00')
    await expect(form.preQuote).toContainText('$6,000.00')
    await form.terms.check()
  })

  await test.step('sends it', async () => {
    await form.submit.click()
    await expect(page).toHaveURL(CONFIRMATION)
    await expect(main.getByRole('heading', { name: 'Solicitud enviada', level: 1 })).toBeFocused()
    await expect(main).not.toContainText(/visita confirmada|confirmada la visita/i)
    await expect(main).toContainText('lleguen 15 minutos antes')
    await expect(form.preQuote).toContainText('$6,000.00')

    const sent = await received(page, 'POST /appointments')
    const id = (await page.context().cookies()).find(({ name }) => name === 'id')?.value
    const user_id = Number(id)
    expect(sent.map(({ body }) => body)).toEqual([{ ...visitPayload, package_ids: [6], user_id }])
    expect(sent[0]?.authorization).toMatch(/^Bearer \S{8,}$/)
    expect(sent[0]?.authorization).not.toMatch(/undefined|null/)
  })

  const folio = await folioOf(page)

  await test.step('receives it by e-mail', async () => {
    await main.getByRole('button', { name: 'Enviar por correo' }).click()
    await expect(main.getByText('Email enviado correctamente.')).toBeVisible()
    const [email] = await outbox(request, person.email)
    expect(email?.subject).toContain(folio)
    expect(email?.text).toContain('Recorrido y taller')
    expect(email?.text).toContain('$6,000.00')
  })

  await test.step('downloads it as a PDF', async () => {
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Descargar PDF' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(bytes.subarray(-1024).toString('latin1')).toContain('%%EOF')
    expect(bytes.length).toBeGreaterThan(5000)
    const [call, ...more] = await received(page, `GET /appointments/${folio}/generate_pdf`)
    expect(call?.authorization).toMatch(/^Bearer \S{8,}$/)
    expect(more).toEqual([])
  })

  await test.step('finds the visit project in the menu, and the draft gone', async () => {
    await account.click()
    await expect(banner.getByRole('link', { name: 'Proyecto de Visita' })).toBeVisible()
    await page.goto(VISIT_REQUEST)
    await expectFormComplete(page)
    await expect(form.date).toHaveValue('')
    await expect(form.students(1)).toHaveValue('')
    await expect(main.getByText('Recuperamos lo que habías escrito')).toHaveCount(0)
  })
})

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

test('22. The pre-quote follows every change', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await expect(form.preQuote).toContainText('Recorrido completo')
  await expect(form.preQuote).toContainText('$95.00')
  await expect(form.preQuote).toContainText('Faltan datos')

  await form.teachers.fill('2')
  await expect(form.preQuote).toContainText('$190.00')
  await form.parents.fill('3')
  await expect(form.preQuote).toContainText('$475.00')
  await form.students(1).fill('20')
  await expect(form.preQuote).toContainText('$2,375.00')
  await form.addGroup.click()
  await form.students(2).fill('25')
  await expect(form.preQuote).toContainText('50 × $95.00')
  await expect(form.preQuote).toContainText('$4,750.00')
  await expect(page.getByText('Tu precotización: $4,750.00 para 50 asistentes.')).toBeVisible()

  await form.grade(1).selectOption('Secundaria')
  await expect(form.preQuote).toContainText('Grupo 1, Secundaria')
  await form.group(2).getByRole('button', { name: 'Uno más' }).click()
  await expect(form.preQuote).toContainText('$4,845.00')
  await form.students(2).press('ArrowDown')
  await expect(form.preQuote).toContainText('$4,750.00')
  await form.removeGroup(1).click()
  await expect(form.preQuote).toContainText('$2,850.00')

  await expect(form.preQuote).toContainText('Precios válidos solo para 2025.')
  await page.clock.setFixedTime(new Date('2026-01-01T12:00:00-06:00'))
  await page.reload()
  await expectFormComplete(page)
  await expect(form.preQuote).toContainText('El museo te confirmará el precio vigente.')
  await page.clock.setFixedTime(new Date('2025-12-31T23:00:00-06:00'))
  await page.reload()
  await expectFormComplete(page)
  await expect(form.preQuote).toContainText('Precios válidos solo para 2025.')
  await expect(form.preQuote).not.toContainText('El museo te confirmará el precio vigente.')
})

test('23. Counts refuse what no count can be', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  for (const field of [form.teachers, form.parents, form.students(1)]) {
    await field.pressSequentially('-4')
    await expect(field).not.toHaveValue(/-/)
    await field.fill('12')
    await field.fill('-4')
    await expect(field).toHaveValue('')
    await field.pressSequentially('1.5e3')
    await expect(field).toHaveValue('153')
    await field.hover()
    await page.mouse.wheel(0, 120)
    await expect(field).toHaveValue('153')
    await field.fill('')
  }

  await form.students(1).fill('0')
  await form.teachers.fill('0')
  await form.parents.fill('0')
  await form.parents.blur()
  await expect(form.students(1)).toHaveAccessibleDescription(/Mínimo un estudiante/)
  await expect(form.teachers).toHaveAccessibleDescription(/Mínimo un maestro/)
  await form.submit.click()
  await expect(form.summary).toContainText('Grupo 1: Mínimo un estudiante')
  await expect(form.summary).toContainText('Mínimo un maestro')
  await expect(form.parents).not.toHaveAttribute('aria-invalid', 'true')
  expect(await received(page, 'POST /appointments')).toEqual([])
})

test('23. Parents left empty travel as 0', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await fillVisit(page)
  await form.parents.fill('')
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: { teachers: 2, parents: 0 } }])
})

test('24. Groups go from none to five, and focus stays with them', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  for (let number = 2; number <= 5; number += 1) {
    await form.addGroup.click()
    await expect(form.students(number)).toBeFocused()
    await form.students(number).fill(String(number))
  }
  await expect(page.getByText('5 de 5 grupos')).toBeVisible()
  await form.addGroup.click()
  await expect(page.getByText('Solo puede haber 5 grupos.')).toBeVisible()
  await expect(form.addGroup).toHaveAccessibleDescription('Solo puede haber 5 grupos.')
  await expect(form.group(6)).toHaveCount(0)

  await form.removeGroup(3).click()
  await expect(page.getByText('Solo puede haber 5 grupos.')).toHaveCount(0)
  await expect(form.students(3)).toBeFocused()
  await expect(form.students(3)).toHaveValue('4')
  await form.removeGroup(4).click()
  await expect(form.students(3)).toBeFocused()

  for (let number = 3; number >= 1; number -= 1) await form.removeGroup(1).click()
  await expect(form.addGroup).toBeFocused()
  await expect(form.group(1)).toHaveCount(0)
  await form.submit.click()
  await form.summary.getByRole('link', { name: 'Debe haber al menos un grupo.' }).click()
  await expect(form.addGroup).toBeFocused()
  await expect(form.addGroup).toHaveAccessibleDescription('Debe haber al menos un grupo.')

  await page.keyboard.press('Enter')
  await expect(form.students(1)).toBeFocused()
  await expect(form.students(1)).toHaveValue('')
})

test('24. Five groups travel in their order', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  const students = [31, 32, 33, 34, 35]
  await fillVisit(page, { groups: students.map((count) => ({ students: count, grade: 'Universidad' })) })
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  const school_grades = students.map((count) => ({ students: count, school_grade_id: 4 }))
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: { school_grades } }])
  await expect(form.preQuote).toContainText('Grupo 5, Universidad')
  await expect(form.preQuote).toContainText('170')
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
