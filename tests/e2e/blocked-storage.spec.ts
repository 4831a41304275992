import { desk, newPass, redemptions, VALIDATED } from './support/passes'
import { newTeacher, sessionCookieNames, signIn, signOut } from './support/people'
import { expect, test } from './support/test'
import { SENT_VISIT, expectFormComplete, fillVisit, folioOf, VISIT_REQUEST, visitForm } from './support/visitForm'

test('59. With storage blocked, a teacher signs in, requests a visit and signs out, and the desk validates a pass', async ({
  page,
  request,
}) => {
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
  await signIn(page, await newTeacher(request))
  await page.goto(VISIT_REQUEST)
  const form = visitForm(page)
  await form.changeService.click()
  await page.getByRole('button', { name: 'Agregar Recorrido Tolerancia' }).click()
  await page.getByRole('link', { name: 'Volver a mi solicitud' }).click()
  await expectFormComplete(page)
  await fillVisit(page)
  await expect(page.getByText('Este navegador no guarda tu avance')).toBeVisible()
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(SENT_VISIT)
  const folio = await folioOf(page)
  await page.reload()
  expect(await folioOf(page)).toBe(folio)
  await signOut(page)
  expect(await sessionCookieNames(page)).toEqual([])

  const pass = await newPass(request)
  await page.goto(pass.link)
  await desk(page).button.click()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  expect(await redemptions(page, pass.userId)).toHaveLength(1)
})
