import type { Page } from '@playwright/test'

import { newTeacher, signOut } from './support/people'
import { received } from './support/server'
import { expect, test } from './support/test'
import {
  CONFIRMATION,
  expectFormComplete,
  expectVisitKept,
  fillVisit,
  museumDate,
  newTeacherAtVisitForm,
  newTeacherReadyToSend,
  openVisitForm,
  VISIT_REQUEST,
  visitForm,
  visitPayload,
} from './support/visitForm'

const DAY = 24 * 60 * 60 * 1000
const RESTORED = 'Recuperamos lo que habías escrito'

/** The form is as somebody finds it who never typed into it. */
async function expectUntouched(page: Page) {
  const form = visitForm(page)
  await expect(form.date).toHaveValue('')
  await expect(form.schedule('10:30')).not.toBeChecked()
  await expect(form.students(1)).toHaveValue('')
  await expect(form.group(2)).toHaveCount(0)
  await expect(form.teachers).toHaveValue('')
  await expect(form.parents).toHaveValue('')
  await expect(page.getByText(RESTORED)).toHaveCount(0)
}

/** The session is gone, as after a closed browser; what the person typed stays on the computer. */
const forgetSession = (page: Page) => page.context().clearCookies({ name: /^(user|token|teacher)$/ })

test('25. A reload brings everything back but the terms', async ({ page, request }) => {
  await newTeacherReadyToSend(page, request)
  const form = visitForm(page)
  await form.teacherName.fill('Mtra. Elena Ñandú')
  await expect(page.getByText('Borrador guardado en este equipo')).toBeVisible()
  await page.reload()
  await expectFormComplete(page)

  await expect(page.getByText(RESTORED)).toBeVisible()
  await expectVisitKept(page)
  await expect(form.teacherName).toHaveValue('Mtra. Elena Ñandú')
  await expect(form.terms).not.toBeChecked()
  await form.submit.click()
  await expect(form.summary.getByRole('link')).toHaveText(['Se deben aceptar los términos y condiciones'])
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await received(page, 'POST /appointments')).toMatchObject([
    { body: { ...visitPayload, teacher_name: 'Mtra. Elena Ñandú' } },
  ])
})

test('25. Another teacher on the same computer sees nothing of it, and its owner finds it again', async ({
  page,
  request,
}) => {
  test.slow()
  const owner = await newTeacherAtVisitForm(page, request)
  await fillVisit(page)
  await forgetSession(page)

  await openVisitForm(page, await newTeacher(request))
  await expectUntouched(page)
  await visitForm(page).teachers.fill('9')
  await forgetSession(page)

  await openVisitForm(page, owner)
  await expectVisitKept(page)
})

test('25. Signing out takes the draft along', async ({ page, request }) => {
  const teacher = await newTeacherAtVisitForm(page, request)
  await fillVisit(page)
  await signOut(page)
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(kept).not.toMatch(/Elena|teachers|school_grades|precio/)
  await openVisitForm(page, teacher)
  await expectUntouched(page)
})

test('25. A date that has passed is dropped with a notice, the rest stays; after 30 days nothing is left', async ({
  page,
  request,
}) => {
  const notice = page.getByText('La fecha que habías elegido ya pasó')
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await fillVisit(page, { date: museumDate(2) })
  await page.clock.setFixedTime(Date.now() + 3 * DAY)
  await page.reload()
  await expectFormComplete(page)
  await expect(notice).toBeVisible()
  await expect(form.date).toHaveValue('')
  await expect(form.students(2)).toHaveValue('25')

  await form.date.fill(museumDate(9))
  await page.clock.setFixedTime(Date.now() + 34 * DAY)
  await page.reload()
  await expectFormComplete(page)
  await expectUntouched(page)
})

test('25. The notice about a dropped date goes once another is chosen', async ({ page, request }) => {
  const notice = page.getByText('La fecha que habías elegido ya pasó')
  await newTeacherAtVisitForm(page, request)
  await visitForm(page).date.fill(museumDate(2))
  await page.clock.setFixedTime(Date.now() + 3 * DAY)
  await page.reload()
  await expect(notice).toBeVisible()
  await visitForm(page).date.fill(museumDate(9))
  await expect(notice).toHaveCount(0)
})

test('25. «Empezar de nuevo» clears everything, and it can be brought back', async ({ page, request }) => {
  await newTeacherReadyToSend(page, request)
  const form = visitForm(page)
  const undo = page.getByRole('button', { name: 'Recuperar lo anterior' })
  await form.startAgain.click()
  await expectUntouched(page)
  await expect(form.terms).not.toBeChecked()
  await expect(form.teacherName).toHaveValue('Elena Torres Luna')

  await undo.click()
  await expectVisitKept(page)
  await expect(undo).toHaveCount(0)
  await page.reload()
  await expectFormComplete(page)
  await expectVisitKept(page)

  await form.startAgain.click()
  await page.reload()
  await expectFormComplete(page)
  await expectUntouched(page)
})

test('25. Two tabs: neither loses what was typed in it, and both are told', async ({ page, context, request }) => {
  test.slow()
  await newTeacherAtVisitForm(page, request)
  const tab = await context.newPage()
  await tab.goto(VISIT_REQUEST)
  await expectFormComplete(tab)

  await fillVisit(page)
  await expect(tab.getByText('También estás llenando esta solicitud en otra pestaña')).toBeVisible()
  await visitForm(tab).teachers.fill('7')
  await expect(page.getByText('También estás llenando esta solicitud en otra pestaña')).toBeVisible()
  await expect(page.getByText('Lo que escribiste aquí sigue aquí.')).toBeVisible()
  await expectVisitKept(page)
  await expect(visitForm(tab).teachers).toHaveValue('7')

  await visitForm(page).terms.check()
  await visitForm(page).submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  await expect(tab.getByText('En otra pestaña enviaste o borraste esta solicitud')).toBeVisible()
  await expect(visitForm(tab).teachers).toHaveValue('7')
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: visitPayload }])
})

test('25. A damaged draft does not keep anybody from the form', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await fillVisit(page)
  const damage = (value: string) =>
    page.evaluate((text) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.borrador')) ?? 'no draft'
      localStorage.setItem(key, text)
      return key
    }, value)

  const kept = { date: 20261, schedule_id: null, teachers: -3, parents: 1.5, school_grades: ['x', { students: '4' }] }
  expect(await damage(JSON.stringify({ until: Date.now() + 60_000, value: kept }))).not.toBe('no draft')
  await page.reload()
  await expectFormComplete(page)
  await expect(form.date).toHaveValue('')
  await expect(form.teachers).toHaveValue('')
  await expect(form.parents).toHaveValue('')

  await form.teachers.fill('1')
  await damage('{"until":')
  await page.reload()
  await expectFormComplete(page)
  await expectUntouched(page)
})
