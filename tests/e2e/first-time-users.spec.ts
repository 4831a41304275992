import { expectAccessible } from './support/accessibility'
import { desk, deskLink, redemptions, UNKNOWN } from './support/passes'
import { newParent, newTeacher, startSession } from './support/people'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

test('66. An address with two dots is no e-mail', async ({ page }) => {
  await page.goto('/registro')
  await page.getByLabel('Correo electrónico').fill('ana@escuela..mx')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/No es un correo válido\./)
})

test('67. What the server says about an outage is said; of its default page, the general sentence', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { email, password } = await newTeacher(request)
  const detail = 'Mantenimiento hasta las 18:00.'
  for (const [fault, sentence] of [
    [{ json: { errors: [{ detail }] } }, detail],
    [{ json: { status: 500, error: 'Internal Server Error' } }, 'Error de servidor, intente de nuevo más tarde.'],
  ] as const) {
    await page.goto('/login')
    await faults(page).add({ path: '/users/sign_in', status: 500, times: 1, ...fault })
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  }
})

test('68. A redemption that is answered without a body is not known to have worked', async ({ page }) => {
  await faults(page).add({ path: '/users/*/remove_qr_code', status: 204 })
  await page.goto(deskLink('Ana Ruiz', 'T', 7))
  await desk(page).button.click()
  await expect(desk(page).title(UNKNOWN)).toBeFocused()
})

test('69. Slashes after the token of a new password are no part of it', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await page.goto('/recuperar-contrasenia/TOK/')
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('Nueva2030')
  await page.getByLabel('Confirmar contraseña', { exact: true }).fill('Nueva2030')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await received(page, 'PATCH /users/password')).map(({ body }) => body))
    .toEqual([{ user: { reset_password_token: 'TOK', password: 'Nueva2030' } }])
})

test('73. The holder of a pass cannot burn it by one press', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await startSession(page, await newParent(request))
  const id = (await page.context().cookies()).find(({ name }) => name === 'id')?.value ?? ''
  await page.goto(deskLink('Elena Torres Luna', 'T', id))
  await expect(page.getByText('Este es tu pase. Lo valida la taquilla cuando llegues.')).toBeVisible()
  await expect(desk(page).button).toHaveCount(0)
  await page.getByRole('button', { name: 'Soy de la taquilla' }).click()
  const warning = await page.getByText(/Si este pase es tuyo, no lo valides/).boundingBox()
  const button = await desk(page).button.boundingBox()
  expect(warning?.y).toBeLessThan(button?.y ?? 0)
  expect(await redemptions(page, id)).toEqual([])
  await expectAccessible(page)
})

test('74. A school that is not in the list stays, and one tap makes it the name of «Otro»', async ({ page }) => {
  await page.goto('/registro?perfil=docente')
  const school = page.getByRole('combobox', { name: 'Escuela', exact: true })
  await school.fill('Colegio de la Esperanza')
  await school.press('Tab')
  await expect(school).toHaveValue('Colegio de la Esperanza')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mi escuela no está: usar «Colegio de la Esperanza»' }).click()
  await expect(school).toHaveValue('Otro')
  await expect(page.getByLabel('Nombre de la escuela')).toHaveValue('Colegio de la Esperanza')
})

test('76. A mistyped domain is asked about, and what was done is the title', async ({ page }) => {
  await page.goto('/registro?perfil=familia')
  await page.getByLabel('Nombre(s)').fill('Ana')
  await page.getByLabel('Holocausto').check()
  const email = page.getByLabel('Correo electrónico')
  await email.fill(`ana.${Date.now()}@gmial.com`)
  await page.getByLabel('Contraseña', { exact: true }).fill('Memoria2025')
  await expect(page.getByText(/^¿Quisiste decir ana\.\d+@gmail\.com\?$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Usar ana\.\d+@gmail\.com$/ }).click()
  const address = await email.inputValue()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible()
  await expect(page.locator('strong').filter({ hasText: address })).toBeVisible()
  await expectAccessible(page)
})

test('77. The profile is carried over from where one came', async ({ page }) => {
  await page.goto('/servicios-escolares')
  await page.getByRole('link', { name: 'Crear cuenta de docente' }).click()
  await expect(page.getByRole('radio', { name: 'Profesor' })).toBeChecked()
  await page.goto('/')
  await page.getByRole('link', { name: 'Obtener mi entrada', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Padre de Familia' })).toBeChecked()
  // Also as the build wrote it.
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Padre de Familia' })).toBeChecked()
})
