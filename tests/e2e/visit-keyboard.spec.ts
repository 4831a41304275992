import type { Locator, Page } from '@playwright/test'

import { expectFocusSeenHere } from './support/focus'
import { newTeacher, signInHere } from './support/people'
import { expect, test } from './support/test'
import { SENT_VISIT, expectFormComplete, VISIT_REQUEST, visitForm } from './support/visitForm'

/** Presses Tab until the control has focus, and expects visible focus at every stop. */
async function tabTo(page: Page, control: Locator, key = 'Tab') {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press(key)
    await expectFocusSeenHere(page)
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} does not reach ${String(control)}`)
}

test('55. A teacher requests a visit with the keyboard alone, and focus is always visible', async ({
  page,
  request,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 720 })
  // Starts at the sign-in page, because a heading receives focus after a navigation, but not on the first page load.
  await page.goto(VISIT_REQUEST)
  await signInHere(page, await newTeacher(request))
  await expectFormComplete(page)
  const form = visitForm(page)
  const { keyboard } = page
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, form.changeService)
  await tabTo(page, form.date)
  // 12/12 is valid in day-first and month-first locales.
  await keyboard.type('12122027')
  await expect(form.date).toHaveValue('2027-12-12')
  await tabTo(page, form.schedule('9:00'))
  await keyboard.press('Space')
  await keyboard.press('ArrowRight')
  await expect(form.schedule('10:30')).toBeChecked()
  await tabTo(page, form.students(1))
  await keyboard.type('20')
  await tabTo(page, form.grade(1))
  await keyboard.type('Sec')
  await tabTo(page, form.addGroup)
  await keyboard.press('Enter')
  await expect(form.students(2)).toBeFocused()
  await keyboard.type('24')
  await keyboard.press('ArrowUp')
  await tabTo(page, form.grade(2))
  await keyboard.type('Pre')
  await tabTo(page, form.teachers)
  await keyboard.type('2')
  await tabTo(page, form.parents)
  await keyboard.type('3')
  await tabTo(page, form.teacherName)
  await tabTo(page, form.contact('Correo electrónico'))
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await tabTo(page, form.terms)
  await keyboard.press('Space')
  await tabTo(page, form.submit)

  await test.step('Shift+Tab moves back through the form', async () => {
    await tabTo(page, form.changeService, 'Shift+Tab')
  })
  await tabTo(page, form.submit)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(SENT_VISIT)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Enviar por correo' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Email enviado correctamente.')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Descargar PDF' }))
})
