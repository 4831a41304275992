import { desk, newPass, redemptions, VALIDATED } from './support/passes'
import { confirmationLink, newEmail, PASSWORD, sessionCookieNames, signIn, signOut } from './support/people'
import { createAccount, fillTeacher } from './support/registrationForm'
import { expect, test } from './support/test'
import { SENT_VISIT, expectFormComplete, fillVisit, folioOf, VISIT_REQUEST, visitForm } from './support/visitForm'

test('59. With storage blocked, a teacher registers, requests a visit and signs out, and the desk validates a pass', async ({
  page,
  request,
}) => {
  test.slow()
  // Some private modes and company policies make every access to storage throw.
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

  await page.goto(await confirmationLink(request, email))
  await expect(page.getByText('Tu cuenta ha sido validada')).toBeVisible()
  await signIn(page, { name: 'Lucía', email, password: PASSWORD })
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar', exact: true }).click()
  await page.reload()
  await expect(page.getByText('Bienvenid@ Lucía').first()).toBeVisible()

  const form = visitForm(page)
  await page.goto(VISIT_REQUEST)
  await form.changeService.click()
  await page.getByRole('button', { name: 'Agregar Recorrido Tolerancia' }).click()
  await page.getByRole('link', { name: 'Volver a mi solicitud' }).click()
  await expectFormComplete(page)
  await fillVisit(page)
  await expect(page.getByText('Este navegador no guarda tu avance')).toBeVisible()
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(SENT_VISIT)
  await expect(form.preQuote).toContainText('$3,750.00')
  const folio = await folioOf(page)
  await page.reload()
  expect(await folioOf(page)).toBe(folio)
  await signOut(page)
  expect(await sessionCookieNames(page)).toEqual([])

  const pass = await newPass(request)
  await page.goto(pass.link)
  await desk(page).signal.check()
  await desk(page).button.click()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  expect(await redemptions(page, pass.userId)).toHaveLength(1)
})
