import type { Page } from '@playwright/test'

import { pixelsOf } from './support/pixels'
import { newTeacherWithCode, phone, questionnaire, startAsStudent } from './support/questionnaire'
import { expect, test } from './support/test'

/** Returns the red values of a button's pixels. */
async function redsOf(page: Page, name: string) {
  const picture = await page.getByRole('button', { name }).screenshot({ animations: 'disabled' })
  return (await pixelsOf(page, picture)).data.filter((_, index) => index % 4 === 0)
}

test.use({ ...phone, viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })

for (const forcedColors of ['none', 'active'] as const) {
  test(`114. On a phone, the question panel visibly marks an answered question (forced colours: ${forcedColors})`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ forcedColors })
    const { code } = await newTeacherWithCode(request)
    await startAsStudent(page, code)
    const form = questionnaire(page)
    const panel = page.getByRole('button', { name: /Ir a otra pregunta/ })

    await form.next.tap()
    await panel.tap()
    const before = await redsOf(page, 'Pregunta 1, sin responder')
    await page.getByRole('button', { name: 'Pregunta 1, sin responder' }).tap()
    await form.answers.first().check()
    await form.next.tap()
    await expect(form.count(2)).toBeVisible()
    await panel.tap()
    const after = await redsOf(page, 'Pregunta 1, respondida')
    // The area of a stroke of 4 × 30 px.
    expect(before.filter((red, index) => Math.abs(red - (after[index] ?? 0)) > 64).length).toBeGreaterThan(120)
  })
}

test('114. On a phone, the question panel closes with Escape, and when the next question opens', async ({
  page,
  request,
}) => {
  const { code } = await newTeacherWithCode(request)
  await startAsStudent(page, code)
  const form = questionnaire(page)
  const panel = page.getByRole('button', { name: /Ir a otra pregunta/ })

  await panel.tap()
  await page.getByRole('button', { name: 'Pregunta 1, sin responder' }).focus()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveAttribute('aria-expanded', 'false')
  await expect(panel).toBeFocused()

  await panel.tap()
  await form.next.tap()
  await expect(form.count(2)).toBeVisible()
  await expect(panel).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
