import { seededAccounts } from '@/mocks/embeddedApi'
import { expectAccessible, expectAccessibleInLargeText } from './support/accessibility'
import { expectFocusSeen, expectLaidOut } from './support/layout'
import { answerAll, EVALUATION, newTeacherWithCode, PATH, questionnaire, startAsStudent } from './support/questionnaire'
import { faults } from './support/server'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 780 }, reducedMotion: 'reduce' })

test('The questionnaire passes the accessibility checks in every state, from an unknown code to the confirmation', async ({
  page,
  request,
  context,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/Failed to load resource/)
  const { code } = await newTeacherWithCode(request)
  const form = questionnaire(page)
  await page.goto(PATH)
  await form.role('Sí').check()
  await form.code.fill(String(seededAccounts.parent.id))
  await expect(page.getByText('El código ingresado no es de un profesor.')).toBeVisible()
  await expectAccessible(page)
  await startAsStudent(page, code)
  await form.answers.first().check()
  await page.goto(`${PATH}?codigo=${code}`)
  await expect(page.getByText('Hay respuestas de antes en este dispositivo')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(form.count(1)).toBeVisible()
  await expectAccessible(page)
  await expectLaidOut(page)
  await expectFocusSeen(page)
  await expectAccessibleInLargeText(page)
  const map = page.getByRole('button', { name: /Ir a otra pregunta/ })
  await map.click()
  for (const target of await page.getByRole('button', { name: /^Pregunta \d+/ }).all()) {
    const box = await target.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
  await map.click()
  await answerAll(page, [6])
  await expect(form.submit).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ver todas' }).click()
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(15)
  await expectAccessible(page)
  await page
    .getByRole('group', { name: /Además de la población judía/ })
    .getByRole('radio')
    .first()
    .check()
  await context.setOffline(true)
  await expect(page.getByText(/^Sin conexión/)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await faults(page).add({ path: EVALUATION, status: 500, times: 1 })
  await form.submit.click()
  await expect(form.failure).toBeVisible()
  await expectAccessible(page)
  await form.submit.click()
  await expect(form.sent).toBeVisible()
  await expectAccessible(page)
})
