import { confirmationLink, newEmail, PASSWORD, signInHere } from './support/people'
import { createAccount, fillTeacher, teacherAnswers, teacherPayload } from './support/registrationForm'
import { outbox, received } from './support/server'
import { expect, test } from './support/test'
import { SENT_VISIT, expectFormComplete, fillVisit, folioOf, visitForm, visitPayload } from './support/visitForm'

test('9, 19. A new teacher registers and requests a visit despite a reload, and receives the request by e-mail', async ({
  page,
  request,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  const form = visitForm(page)
  const person = { name: teacherAnswers.name, email: newEmail(), password: PASSWORD }

  await test.step('registers', async () => {
    await page.goto('/')
    await main.getByRole('link', { name: 'Crear cuenta' }).first().click()
    await fillTeacher(page, person.email)
    await createAccount(page).click()
    await expect(main.getByRole('heading', { name: 'Tu cuenta ha sido creada Lucía' })).toBeFocused()
    const [sent, ...more] = await received(page, 'POST /users')
    expect(sent?.body).toEqual({ ...teacherPayload, email: person.email })
    expect(more).toEqual([])
  })

  await test.step('opens the confirmation link and signs in', async () => {
    await page.goto(await confirmationLink(request, person.email))
    await expect(main.getByText('Tu cuenta ha sido validada')).toBeVisible()
    await main.getByRole('link', { name: 'Iniciar sesión' }).click()
    await signInHere(page, person)
    await expect(page.getByText('Bienvenid@ Lucía').first()).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar', exact: true }).click()
  })

  await test.step('chooses a service and fills in the form', async () => {
    await banner.getByRole('link', { name: 'Solicitar visita' }).first().click()
    await expectFormComplete(page)
    await form.changeService.click()
    await main.getByRole('button', { name: 'Agregar Recorrido y taller' }).click()
    await main.getByRole('link', { name: 'Volver a mi solicitud' }).click()
    await expectFormComplete(page)
    await fillVisit(page)
    await expect(form.preQuote).toContainText('$6,000.00')
    await form.terms.check()
  })

  await test.step('reloads the page, which restores everything except the accepted terms', async () => {
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

  await test.step('sends the request', async () => {
    await form.submit.click()
    await expect(page).toHaveURL(SENT_VISIT)
    await expect(main.getByRole('heading', { name: 'Solicitud enviada', level: 1 })).toBeFocused()
    const sent = await received(page, 'POST /appointments')
    const id = (await page.context().cookies()).find(({ name }) => name === 'id')?.value
    const user_id = Number(id)
    expect(sent.map(({ body }) => body)).toEqual([
      { ...visitPayload, teacher_name: 'Lucía Campos Vera', package_ids: [6], user_id },
    ])
  })

  const folio = await folioOf(page)

  await test.step('receives the request by e-mail', async () => {
    await main.getByRole('button', { name: 'Enviar por correo' }).click()
    await expect(main.getByText('Email enviado correctamente.')).toBeVisible()
    const [email] = await outbox(request, person.email)
    expect(email?.subject).toContain(folio)
    expect(email?.text).toContain('Recorrido y taller')
    expect(email?.text).toContain('$6,000.00')
  })

  await test.step('finds the visit project in the menu', async () => {
    await banner.locator('summary:visible', { hasText: 'Bienvenid@ Lucía' }).click()
    await expect(banner.getByRole('link', { name: 'Proyecto de Visita' })).toBeVisible()
  })
})
