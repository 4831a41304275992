import {
  answerAll,
  EVALUATION,
  newTeacherWithCode,
  phone,
  questionnaire,
  startAsStudent,
} from './support/questionnaire'
import { received } from './support/server'
import { expect, test } from './support/test'

test.use(phone)

test('101. Answers are kept when sending fails offline, and are sent when the browser wrongly reports itself offline', async ({
  page,
  request,
  context,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/Failed to load resource/)
  const { code } = await newTeacherWithCode(request)
  const form = questionnaire(page)
  await startAsStudent(page, code)
  await answerAll(page)
  await context.setOffline(true)
  await form.submit.tap()
  await expect(form.failure).toContainText('Sigue sin conexión. No se envió nada.')
  await expect(form.failure).toBeInViewport()
  await context.setOffline(false)
  await expect(form.failure).toBeHidden()

  // From here on, the network works and only navigator.onLine is wrong.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  await page.reload()
  await expect(form.answers.nth(15 % 4)).toBeChecked()
  await expect(page.getByText(/^Sin conexión\./)).toBeVisible()
  await expect(page.getByText(/No sabemos si/)).toBeHidden()
  expect(await received(page, `POST ${EVALUATION}`)).toHaveLength(0)
  await form.submit.tap()
  await expect(form.sent).toBeVisible()
  expect(await received(page, `POST ${EVALUATION}`)).toHaveLength(1)
})
