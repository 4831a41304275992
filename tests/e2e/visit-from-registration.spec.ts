import { readFile } from 'node:fs/promises'

import { confirmationLink, newEmail, PASSWORD } from './support/people'
import { outbox, received } from './support/server'
import { expect, test } from './support/test'
import {
  CONFIRMATION,
  expectFormComplete,
  fillVisit,
  folioOf,
  SERVICES,
  signInHere,
  VISIT_REQUEST,
  visitForm,
  visitPayload,
} from './support/visitForm'

test('19. A visitor becomes a teacher, requests a visit, keeps it through a reload, and takes the request along by e-mail and as a PDF', async ({
  page,
  request,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  const account = banner.getByRole('button', { name: 'Bienvenid@ Elena tu cuenta' })
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
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar', exact: true }).click()
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

  await test.step('25. loads the page again, which brings back all but the terms', async () => {
    await page.reload()
    await expectFormComplete(page)
    await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible()
    await expect(form.date).toHaveValue(visitPayload.date)
    await expect(form.students(2)).toHaveValue('25')
    await expect(form.contact('WhatsApp')).toBeChecked()
    await expect(form.preQuote).toContainText('$6,000.00')
    await expect(form.terms).not.toBeChecked()
    await form.submit.click()
    await expect(form.terms).toBeFocused()
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
