import { faults, received } from './support/server'
import { expect, test } from './support/test'
import {
  APPOINTMENTS,
  CONFIRMATION,
  countPosts,
  expectFormComplete,
  expectVisitKept,
  fillVisit,
  newTeacherAtVisitForm,
  visitForm,
  visitPayload,
} from './support/visitForm'

test('56. Lists that fail say so in their place, can be tried again, and take nothing typed with them', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/Failed to load resource/)
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await fillVisit(page)
  const lists = ['/packages', '/schedules', '/school_grades', '/contact_preferences']
  for (const path of lists) await faults(page).add({ path, status: 500, times: 1 })
  await page.reload()

  const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' })
  await expect(page.getByRole('main').getByText('Error de servidor.', { exact: true })).toHaveCount(4)
  await expect(retry).toHaveCount(4)
  await expect(form.students(2)).toHaveValue('25')
  for (let left = 3; left >= 0; left -= 1) {
    await retry.first().click()
    await expect(retry).toHaveCount(left)
  }
  await expectFormComplete(page)
  await expectVisitKept(page)
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await received(page, `POST ${APPOINTMENTS}`)).toMatchObject([{ body: visitPayload }])
})

test('56. With services that do not load, sending is not a dead end: it says why nothing leaves', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/Failed to load resource/)
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await fillVisit(page)
  await faults(page).add({ path: '/packages', status: 500 })
  await page.reload()
  await expect(page.getByText('Error de servidor.', { exact: true })).toBeVisible()
  await form.terms.check()
  await form.submit.click()
  const told = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /servicio|servidor/i })
  await expect(told.last()).toBeInViewport()
  expect(await countPosts(page)).toBe(0)
})

test('56. The summary leads to a list that did not load, where it can be tried again', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await faults(page).add({ path: '/schedules', status: 500 })
  await page.reload()
  await expect(page.getByText('Error de servidor.', { exact: true })).toBeVisible()
  await form.submit.click()
  await form.summary.getByRole('link', { name: 'El horario es obligatorio.' }).click()
  const schedule = page.getByRole('main').getByRole('group', { name: 'Horario' }).locator('..')
  await expect(schedule.getByRole('button', { name: 'Reintentar' })).toBeFocused()
  expect(await countPosts(page)).toBe(0)
})
