import { newEmail } from './support/people'
import { chooseSchool, fillParent, SENT, teacherAnswers } from './support/registrationForm'
import { received } from './support/server'
import { expect, test } from './support/test'

test('The school field grows with a name that is longer than one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/registro?perfil=docente')
  const school = page.getByRole('combobox', { name: 'Escuela', exact: true })
  const oneLine = (await school.boundingBox())?.height ?? 0
  await chooseSchool(page, 'secundaria tecnica 14', teacherAnswers.school)
  await expect.poll(async () => (await school.boundingBox())?.height).toBeGreaterThan(oneLine + 20)
})

test('108. The form rejects a nonexistent or half-typed birth date, but accepts a completed or erased date', async ({
  page,
}) => {
  await page.goto('/registro?perfil=familia')
  await fillParent(page, newEmail())
  const birth = page.getByLabel('Fecha de nacimiento')
  const error = page.getByText('Esa fecha no existe o está incompleta.').last()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  // Month first: Chromium's date field is in English here, and starts with the month at every focus.
  await birth.pressSequentially('02312000')
  await press('Enter')
  await expect(error).toBeVisible()
  await expect(birth).toBeFocused()
  await press('ArrowRight', 'ArrowDown', 'ArrowDown')
  await expect(birth).toHaveValue('2000-02-29')
  await expect(error).toBeHidden()

  await press('Backspace')
  await expect(error).toBeVisible()
  await press('Enter')
  await press('Backspace', 'ArrowRight', 'ArrowRight', 'Backspace')
  await expect(error).toBeHidden()
  expect(await received(page, 'POST /users')).toEqual([])
  await press('Enter')
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await received(page, 'POST /users')).toMatchObject([{ body: { date_of_birth: '' } }])
})
