import { confirmationLink, newEmail, newTeacher, PASSWORD, sessionCookieNames, signIn, signOut } from './support/people'
import { createAccount, fillTeacher, teacherPayload } from './support/registrationForm'
import { received } from './support/server'
import { expect, test } from './support/test'

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

test('59. Storage blocked: signing out still ends the session', async ({ page, request }) => {
  await signIn(page, await newTeacher(request))
  await signOut(page)
  expect(await sessionCookieNames(page)).toEqual([])
})
