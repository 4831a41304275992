import { newTeacher, signInHere, signOut } from './support/people'
import { received } from './support/server'
import { expect, test } from './support/test'
import {
  SENT_VISIT,
  expectFormComplete,
  expectVisitKept,
  fillVisit,
  folioOf,
  newTeacherAtVisitForm,
  openVisitForm,
  VISIT_REQUEST,
  visitForm,
  visitPayload,
} from './support/visitForm'

test('25. A second teacher on the same computer sees neither draft nor request; the first teacher finds both again', async ({
  page,
  request,
}) => {
  test.slow()
  const form = visitForm(page)
  /** Removes the session's cookies, as closing the browser does. Stored drafts stay on the computer. */
  const forgetSession = () => page.context().clearCookies({ name: /^(user|token|teacher)$/ })
  async function expectUntouched() {
    await expect(form.date).toHaveValue('')
    await expect(form.students(1)).toHaveValue('')
    await expect(form.group(2)).toHaveCount(0)
    await expect(form.teachers).toHaveValue('')
  }

  const owner = await newTeacherAtVisitForm(page, request)
  await fillVisit(page)
  await forgetSession()
  const other = await newTeacher(request)
  await openVisitForm(page, other)
  await expectUntouched()
  await form.teachers.fill('9')
  await forgetSession()
  await openVisitForm(page, owner)
  await expectVisitKept(page)
  await form.terms.check()
  await form.submit.click()
  const folio = await folioOf(page)

  await forgetSession()
  await page.goto(SENT_VISIT)
  await signInHere(page, other)
  await expectFormComplete(page)
  await expect(form.teachers).toHaveValue('9')
  await forgetSession()
  await page.goto(SENT_VISIT)
  await signInHere(page, owner)
  expect(await folioOf(page)).toBe(folio)

  await page.goto(VISIT_REQUEST)
  await expectFormComplete(page)
  await fillVisit(page)
  await signOut(page)
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(stored).not.toContain(visitPayload.date)
  await openVisitForm(page, owner)
  await expectUntouched()
})

test('25. Two tabs keep separate input in the visit form', async ({ page, context, request }) => {
  test.slow()
  await newTeacherAtVisitForm(page, request)
  const tab = await context.newPage()
  await tab.goto(VISIT_REQUEST)
  await expectFormComplete(tab)

  await fillVisit(page)
  await visitForm(tab).teachers.fill('7')
  await expectVisitKept(page)
  await expect(visitForm(tab).teachers).toHaveValue('7')

  await visitForm(page).terms.check()
  await visitForm(page).submit.click()
  await expect(page).toHaveURL(SENT_VISIT)
  await expect(visitForm(tab).teachers).toHaveValue('7')
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: visitPayload }])
})
