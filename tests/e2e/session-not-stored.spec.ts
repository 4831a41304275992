import type { Page } from '@playwright/test'

import { fillSignIn, newTeacher, sessionCookieNames } from './support/people'
import { expect, test } from './support/test'

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })
const NOT_STORED = 'Tu navegador no guardó la sesión. Permite las cookies de este sitio y vuelve a entrar.'

/** Makes `document.cookie` store nothing, as in a browser that blocks cookies for this site. */
const blockCookies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })
  })

/** Lengthens the token to 4,200 characters, so the browser drops every cookie that contains it. */
const lengthenToken = (page: Page) =>
  page.route('**/api/v1/users/sign_in', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace(/"auth_token":"[^"]*"/, `"auth_token":"${'x'.repeat(4200)}"`) })
  })

for (const [what, prepare] of [
  ['blocks cookies', blockCookies],
  ['drops cookies over 4 KB', lengthenToken],
] as const) {
  test(`104. The sign-in page reports that the session was not stored when the browser ${what}`, async ({
    page,
    request,
  }) => {
    const teacher = await newTeacher(request)
    await prepare(page)
    await page.goto('/login')
    await fillSignIn(page, teacher)
    await submit(page).click()

    await expect(page.getByRole('alert')).toHaveText(NOT_STORED)
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(teacher.email)
    expect(await sessionCookieNames(page)).toEqual([])
    await page.goto('/mi-cuenta')
    await expect(page).toHaveURL('/login')
  })
}
