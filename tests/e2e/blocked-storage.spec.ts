import { desk, newPass, redemptions, VALIDATED } from './support/passes'
import { confirmationLink, newEmail, PASSWORD, sessionCookieNames, signIn, signOut } from './support/people'
import { createAccount, fillTeacher, teacherPayload } from './support/registrationForm'
import { received } from './support/server'
import { expect, test } from './support/test'

test('59. Storage blocked: a teacher registers, signs in and out, and the desk validates a pass', async ({
  page,
  request,
}) => {
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
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar', exact: true }).click()
  await page.reload()
  await expect(page.getByText('Bienvenid@ Lucía')).toBeVisible()
  await signOut(page)
  expect(await sessionCookieNames(page)).toEqual([])

  const pass = await newPass(request)
  await page.goto(pass.link)
  await desk(page).signal.check()
  await desk(page).button.click()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  await page.reload()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  expect(await redemptions(page, pass.userId)).toHaveLength(1)
})
