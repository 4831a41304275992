import { confirmationLink, newEmail, newTeacher, PASSWORD, sessionCookieNames, signIn } from './support/people'
import { createAccount, fillTeacher, teacherPayload } from './support/registrationForm'
import { received } from './support/server'
import { expect, test } from './support/test'
import { CONFIRMATION, fillVisit, newTeacherAtVisitForm, visitForm } from './support/visitForm'

test.beforeEach(async ({ page }) => {
  // What browsers do in some private modes and under some policies.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
})

test('59. Storage blocked: a teacher registers, validates the account and signs in', async ({ page, request }) => {
  const email = newEmail()
  await page.goto('/registro')
  await fillTeacher(page, email)
  await createAccount(page).click()
  await expect(page.getByRole('heading', { name: 'Tu cuenta ha sido creada Lucía' })).toBeVisible()
  const [sent] = await received(page, 'POST /users')
  expect(sent?.body).toEqual({ ...teacherPayload, email })

  await page.goto(await confirmationLink(request, email))
  await expect(page.getByText('Tu cuenta ha sido validada')).toBeVisible()
  await signIn(page, { name: 'Lucía', email, password: PASSWORD })
  await expect(page.getByText('Bienvenid@ Lucía')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Bienvenid@ Lucía')).toBeVisible()
})

test('59. Storage blocked: a visit is requested, and its confirmation survives a reload', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  await fillVisit(page)
  await expect(page.getByText('Este navegador no guarda tu avance')).toBeVisible()
  await visitForm(page).terms.check()
  await visitForm(page).submit.click()

  await expect(page).toHaveURL(CONFIRMATION)
  expect(await received(page, 'POST /appointments')).toHaveLength(1)
  const folio = page.getByText(/Tu folio es \d+/)
  const words = await folio.innerText()
  await page.reload()
  await expect(folio).toHaveText(words)
})

test('59. Storage blocked: another service can be chosen for the visit', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  await visitForm(page).changeService.click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Visita libre' })
    .getByRole('button', { name: /^Agregar/ })
    .click()
  await page.getByRole('link', { name: 'Volver a mi solicitud' }).click()
  await expect(page.getByRole('heading', { name: 'Visita libre' })).toBeVisible()
})

test('59. Storage blocked: signing out still ends the session', async ({ page, request }) => {
  await signIn(page, await newTeacher(request))
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  expect(await sessionCookieNames(page)).toEqual([])
})
