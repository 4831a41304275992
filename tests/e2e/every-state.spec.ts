import type { Page } from '@playwright/test'

import { expectAccessible, expectAccessibleInLargeText } from './support/accessibility'
import { ACCOUNT, accountForm } from './support/accountForm'
import { errorSummary } from './support/errorSummary'
import { expectFocusSeen, expectLaidOut } from './support/layout'
import { desk, FOUND, newPass, REDEMPTION, UNKNOWN, USED, VALIDATED } from './support/passes'
import { confirmationLink, longName, newEmail, newTeacher, PASSWORD, signInHere, startSession } from './support/people'
import { createAccount, fillParent, passwordField } from './support/registrationForm'
import { faults, outbox } from './support/server'
import { expect, test } from './support/test'

// The visit request and the questionnaire have files of their own.
test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 600_000 })
test.beforeEach(({ allowConsole }) => {
  allowConsole(/Failed to load resource|ERR_|Blocked script execution/)
})

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

/** Expects a refused form that passes the checks, with visible focus at each stop of Tab. */
async function expectGoodErrors(page: Page) {
  await expect(errorSummary(page)).toBeVisible()
  await expectAccessible(page)
  await expectLaidOut(page)
  await expectFocusSeen(page)
}

test('The sign-in, recovery and confirmation pass the accessibility checks in every state', async ({
  page,
  request,
}) => {
  const { email } = await newTeacher(request)
  await page.goto('/login')
  await press(page, 'Iniciar sesión')
  await expectGoodErrors(page)
  await page.getByLabel('Correo electrónico').fill(email)
  await passwordField(page).fill('Equivocada1')
  await press(page, 'Iniciar sesión')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await press(page, 'Enviar correo')
  await expect(page.getByRole('heading', { name: 'Correo enviado' })).toBeVisible()
  await expectAccessible(page)
  await page.goto((await outbox(request, email))[0]?.links[0] ?? '')
  await press(page, 'Cambiar contraseña')
  await expectGoodErrors(page)
  await page.getByLabel('Nueva contraseña').fill(PASSWORD)
  await page.getByLabel('Confirmar contraseña').fill(PASSWORD)
  await faults(page).add({ path: '/users/password', status: 500, times: 1 })
  await press(page, 'Cambiar contraseña')
  await expect(page.getByRole('alert')).toContainText('No sabemos si tu contraseña cambió')
  await expectAccessible(page)
  await press(page, 'Cambiar contraseña')
  await expect(page.getByRole('heading', { name: 'Contraseña actualizada correctamente' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(await confirmationLink(request, (await newTeacher(request, { unconfirmed: true })).email))
  await expect(page.getByText('Tu cuenta ha sido validada')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/api/v1/users/confirmation?confirmation_token=no-existe')
  await expect(page.getByText('No pudimos validar tu cuenta')).toBeVisible()
  await expectAccessible(page)
})

test('The registration and the contact form pass the accessibility checks in every state', async ({ page }) => {
  await page.goto('/registro?perfil=docente')
  await createAccount(page).click()
  await expectGoodErrors(page)
  const school = page.getByRole('combobox', { name: 'Escuela', exact: true })
  await school.fill('benito')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await school.fill('Colegio de la Esperanza')
  await school.press('Tab')
  await expect(page.getByRole('button', { name: /^Mi escuela no está: usar/ })).toBeVisible()
  await expectAccessible(page)
  await fillParent(page, `ana.${Date.now()}@gmial.com`)
  await expect(page.getByText(/^¿Quisiste decir/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Correo electrónico').fill(newEmail())
  await createAccount(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/sugerencias')
  await page.getByRole('link', { name: 'Contáctanos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contáctanos' })
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(dialog.getByRole('region', { name: /^Revisa \d+ dato/ })).toBeVisible()
  await expectAccessible(page)
  await expectLaidOut(page)
  await dialog.getByLabel('Asunto').fill('Una duda')
  await dialog.getByLabel('Correo electrónico').fill(newEmail())
  await dialog.getByLabel('Mensaje').fill('¿Hay elevador?')
  await faults(page).add({ path: '/contacts', drop: 'after', times: 1 })
  await dialog.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(dialog.getByText(/No sabemos si tu mensaje llegó/)).toBeVisible()
  await expectAccessible(page)
})

test('The ticket desk passes the accessibility checks in every state', async ({ page, request, context }) => {
  const pass = await newPass(request, longName)
  await startSession(page, pass.holder)
  await page.goto(pass.link)
  await expect(desk(page).notTheHolder).toBeVisible()
  await expectAccessible(page)
  await desk(page).notTheHolder.click()
  await expectAccessible(page)
  await expectLaidOut(page)
  await context.setOffline(true)
  await desk(page).button.click()
  await expect(page.getByText('Sigue sin conexión. No se envió nada.')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await desk(page).button.click()
  await expect(desk(page).title(VALIDATED)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(desk(page).title(FOUND)).toBeVisible()
  await expectAccessible(page)

  const lost = await newPass(request)
  await faults(page).add({ path: REDEMPTION, drop: 'after', times: 1 })
  await page.goto(lost.link)
  await desk(page).button.click()
  await expect(desk(page).title(UNKNOWN)).toBeVisible()
  await expectAccessible(page)
  await desk(page).button.click()
  await expect(desk(page).title(USED)).toBeVisible()
  await expectAccessible(page)
})

test('The pass, the account, the sponsorship and the class questionnaire pass the accessibility checks in every state', async ({
  page,
  request,
}) => {
  // Refuses full screen, because the axe checks could not resize a full-screen window. iPhones refuse it, too.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Not here.'))
  })
  await page.goto('/login')
  await signInHere(page, await newTeacher(request, { neverSignedIn: true }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await faults(page).add({ path: '/users/*/download_qr_code', drop: 'before', times: 1 })
  await dialog.getByRole('button', { name: 'Descargar' }).click()
  await expect(dialog.getByText('Error al descargar el archivo.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar por correo y continuar' }).click()
  await expect(dialog.getByRole('heading', { name: 'Código QR enviado correctamente' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(ACCOUNT)
  const form = accountForm(page)
  await form.change.click()
  await form.phone.fill('abc')
  await form.save.click()
  await expectGoodErrors(page)
  await page.reload()
  await expect(form.restored).toBeVisible()
  await expectAccessible(page)
  await form.phone.fill('5511223344')
  await form.save.click()
  await expect(form.saved).toBeVisible()
  await expectAccessible(page)

  await page.goto('/solicitud-patrocinio')
  await page.getByLabel('Dirección de la escuela').fill('Calle 5 de Mayo 20, Centro, 06000')
  await page.getByLabel('Razón de la solicitud').fill('Nuestras familias no pueden pagar la visita.')
  await press(page, 'Enviar solicitud')
  await expect(page.getByRole('heading', { name: 'Solicitud de patrocinio enviada' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/enviar-cuestionario')
  const addresses = page.getByLabel('Correos de los estudiantes')
  await addresses.fill('lucia@correo ')
  await expect(page.getByRole('button', { name: 'No agregamos: lucia@correo' })).toBeVisible()
  await expectLaidOut(page)
  await addresses.fill('guadalupe.sanchez@gmial.com ')
  await expect(page.getByRole('button', { name: 'Usar guadalupe.sanchez@gmail.com' })).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInLargeText(page)
  await press(page, 'Enviar cuestionario')
  await expect(page.getByRole('heading', { name: 'Cuestionario enviado' })).toBeVisible()
  await expectAccessible(page)
})
