import { received } from './support/server'
import { expect, test } from './support/test'
import {
  SENT_VISIT,
  expectFormComplete,
  expectVisitKept,
  fillVisit,
  newTeacherAtVisitForm,
  VISIT_REQUEST,
  visitForm,
  visitPayload,
} from './support/visitForm'

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
