import { faults, received } from './support/server'
import { signInHere } from './support/people'
import { expect, test } from './support/test'
import {
  SENT_VISIT,
  expectFormComplete,
  expectVisitKept,
  fillVisit,
  newTeacherAtVisitForm,
  visitForm,
  visitPayload,
} from './support/visitForm'

const ENDED = 'Tu sesión terminó. Inicia sesión de nuevo.'

test('60, 99. The visit form keeps the draft when the session expires, and sends the request with one press after sign-in', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of 401/)
  const teacher = await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await fillVisit(page)

  await faults(page).add({ path: '/schedules', status: 401, times: 1 })
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(ENDED)).toBeVisible()
  await signInHere(page, teacher)
  await expectFormComplete(page)
  await expectVisitKept(page)

  await form.changeService.click()
  await page.getByRole('button', { name: 'Agregar Recorrido Memoria' }).click()
  await page.getByRole('link', { name: 'Volver a mi solicitud' }).click()
  await form.terms.check()
  await faults(page).add({ path: '/appointments', status: 401, times: 1 })
  await form.submit.click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(ENDED)).toBeVisible()
  await expect(page.getByText('Tu solicitud de visita no se envió. Lo que escribiste está guardado')).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(teacher.email)
  await signInHere(page, teacher)
  await expectFormComplete(page)
  await expect(form.students(2)).toHaveValue('25')
  await expect(form.date).toHaveValue(visitPayload.date)
  await expect(form.preQuote).toContainText('50 × $75.00')
  await expect(form.failure).toHaveCount(0)

  await form.submit.click()
  await expect(page).toHaveURL(SENT_VISIT)
  const sent = await received(page, 'POST /appointments')
  expect(sent).toMatchObject([{ body: { package_ids: [2] } }, { body: { ...visitPayload, package_ids: [2] } }])
  expect(sent[1]?.authorization).not.toBe(sent[0]?.authorization)
})
