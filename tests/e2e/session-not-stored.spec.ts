import { fillSignIn, newTeacher, sessionCookieNames } from './support/people'
import { expect, test } from './support/test'

test('104. The sign-in page reports that the session was not stored when the browser drops cookies over 4 KB', async ({
  page,
  request,
}) => {
  const teacher = await newTeacher(request)
  await page.route('**/api/v1/users/sign_in', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace(/"auth_token":"[^"]*"/, `"auth_token":"${'x'.repeat(4200)}"`) })
  })
  await page.goto('/login')
  await fillSignIn(page, teacher)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).toContainText('Tu navegador no guardó la sesión.')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(teacher.email)
  expect(await sessionCookieNames(page)).toEqual([])
  await page.goto('/mi-cuenta')
  await expect(page).toHaveURL('/login')
})
