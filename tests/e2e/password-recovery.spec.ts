import type { APIRequestContext, Page } from '@playwright/test'

import { fillSignIn, newTeacher, type Person, sessionCookieNames, signIn } from './support/people'
import { faults, outbox, received } from './support/server'
import { expect, test } from './support/test'

const GENERIC = 'Error de servidor, intente de nuevo más tarde.'
const NEW = 'Nueva2030'
const PASSWORD_CALL = '/users/password'

const email = (page: Page) => page.getByLabel('Correo electrónico')
const send = (page: Page) => page.getByRole('button', { name: 'Enviar correo' })
const change = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' })
const done = (page: Page) => page.getByRole('heading', { name: 'Contraseña actualizada correctamente' })

async function fillPasswords(page: Page, password = NEW, confirmation = password) {
  await page.getByLabel('Nueva contraseña').fill(password)
  await page.getByLabel('Confirmar contraseña').fill(confirmation)
}

/** Asks for the e-mail without the browser and returns the link in it. */
async function newLink(request: APIRequestContext, person: Person): Promise<string> {
  const answer = await request.post('/api/v1/users/password', { data: { user: { email: person.email } } })
  expect(answer.status()).toBe(200)
  const [newest] = await outbox(request, person.email)
  return newest?.links[0] ?? ''
}

test('40. From the sign-in to the e-mail, the link and a new password', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 401/)
  const teacher = await newTeacher(request)
  await page.goto('/login')
  await email(page).fill(teacher.email)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(email(page)).toHaveValue(teacher.email)
  await send(page).click()

  const sent = page.getByRole('heading', { name: 'Correo enviado' })
  await expect(sent).toBeVisible()
  await expect(sent).toBeFocused()
  const calls = await received(page, `POST ${PASSWORD_CALL}`)
  expect(calls).toMatchObject([{ body: { user: { email: teacher.email } }, authorization: null }])

  const [newest] = await outbox(request, teacher.email)
  await page.goto(newest?.links[0] ?? '')
  await fillPasswords(page)
  await change(page).click()
  await expect(done(page)).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  await fillSignIn(page, teacher)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.')
  await signIn(page, { ...teacher, password: NEW })
})

test('40. An empty or odd e-mail is told before anything is sent', async ({ page }) => {
  await page.goto('/recuperar-contrasenia')
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('El correo es obligatorio.')
  await email(page).fill('a@b.c')
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('No es un correo válido.')
  expect(await received(page, `POST ${PASSWORD_CALL}`)).toEqual([])
})

const failures = [
  { what: '500', fault: { status: 500 } },
  { what: "a proxy's page with 200", fault: { status: 200, body: 'html' } },
  { what: 'a connection that drops before the work', fault: { drop: 'before' } },
  { what: 'a connection that drops after the work', fault: { drop: 'after' } },
] as const

for (const { what, fault } of failures) {
  test(`40. A request answered by ${what} says what is not known, and the next one works`, async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/)
    const teacher = await newTeacher(request)
    await faults(page).add({ path: PASSWORD_CALL, method: 'POST', times: 1, ...fault })
    await page.goto('/recuperar-contrasenia')
    await email(page).fill(teacher.email)
    await send(page).click()

    const alert = page.getByRole('alert')
    await expect(alert).toContainText(GENERIC)
    await expect(alert).toContainText('No sabemos si el correo salió.')
    await expect(email(page)).toHaveValue(teacher.email)
    expect(await received(page, `POST ${PASSWORD_CALL}`)).toHaveLength(1)
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Correo enviado' })).toBeVisible()
  })

  test(`41. A change answered by ${what} says what is not known, and keeps what was typed`, async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/)
    const teacher = await newTeacher(request)
    await page.goto(await newLink(request, teacher))
    await faults(page).add({ path: PASSWORD_CALL, method: 'PATCH', times: 1, ...fault })
    await fillPasswords(page)
    await change(page).click()

    const alert = page.getByRole('alert')
    await expect(alert).toContainText(GENERIC)
    await expect(alert).toContainText('tu contraseña pudo cambiar')
    await expect(page.getByLabel('Confirmar contraseña')).toHaveValue(NEW)
    expect(await received(page, `PATCH ${PASSWORD_CALL}`)).toHaveLength(1)

    await change(page).click()
    // After a lost answer the link is used up: the page says that the password may be the new one.
    const hadWorked = page.getByText('El enlace para cambiar tu contraseña no es correcto o ya se usó.')
    await expect(done(page).or(hadWorked)).toBeVisible()
    if ('drop' in fault && fault.drop === 'after') {
      await expect(alert).toContainText('En el intento anterior no hubo respuesta y tu contraseña pudo cambiar.')
    }
    await signIn(page, { ...teacher, password: NEW })
  })
}

test('41. Weak, unequal or unconfirmed passwords are told before anything is sent', async ({ page, request }) => {
  await page.goto(await newLink(request, await newTeacher(request)))
  await fillPasswords(page, 'Abcd1234', 'Abcd1235')
  await change(page).click()
  await expect(page.getByRole('alert')).toContainText('Las contraseñas deben coincidir')
  await fillPasswords(page, 'Abcd1234', '')
  await change(page).click()
  await expect(page.getByRole('alert')).toContainText('La confirmación de contraseña es obligatoria')
  await fillPasswords(page, 'abc')
  await change(page).click()
  await expect(page.getByRole('alert')).toContainText('La contraseña debe incluir al menos una letra minúscula')
  expect(await received(page, `PATCH ${PASSWORD_CALL}`)).toEqual([])
})

test('41. A used link says so and offers a new one', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 422/)
  const teacher = await newTeacher(request)
  const link = await newLink(request, teacher)
  await newLink(request, teacher)
  await page.goto(link)
  await fillPasswords(page)
  await change(page).click()

  await expect(page.getByRole('alert')).toContainText('no es correcto o ya se usó.')
  await expect(page.getByRole('alert')).toContainText('Tu contraseña sigue igual.')
  await page.getByRole('link', { name: 'Solicitar un enlace nuevo' }).click()
  await expect(page).toHaveURL('/recuperar-contrasenia')
})

for (const token of ['TOK', 'a.b-c_d~e', 'a/b?c#d&e=f', '100% ñ 🌵', '..%2F', 'x'.repeat(3000)]) {
  test(`41. The token ${token.slice(0, 20)} travels as it is`, async ({ page, allowConsole }) => {
    allowConsole(/status of 422/)
    await page.goto(`/recuperar-contrasenia/${encodeURIComponent(token)}`)
    await fillPasswords(page)
    await change(page).click()
    await expect(page.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toBeVisible()
    const body = { user: { reset_password_token: token, password: NEW } }
    expect(await received(page, `PATCH ${PASSWORD_CALL}`)).toMatchObject([{ body, authorization: null }])
  })
}

test('41. The link drops the session there is, and tells no other site', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  await page.goto(await newLink(request, teacher))
  await expect(page.getByLabel('Nueva contraseña')).toBeVisible()
  await expect.poll(() => sessionCookieNames(page)).toEqual([])
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toHaveCount(0)
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  expect(await received(page, 'POST content:/wp-json/custom/v1/logout/')).toEqual([])
})

test('56. On a slow network a change shows progress at once and is sent once', async ({ page, request }) => {
  await page.goto(await newLink(request, await newTeacher(request)))
  await faults(page).add({ path: PASSWORD_CALL, delay: 1500 })
  await fillPasswords(page)
  await change(page).dblclick()
  await expect(page.getByRole('button', { name: 'Cambiando…' })).toBeVisible()
  await page.getByLabel('Confirmar contraseña').press('Enter')
  await expect(done(page)).toBeVisible()
  expect(await received(page, `PATCH ${PASSWORD_CALL}`)).toHaveLength(1)
})
