import type { Locator } from '@playwright/test'

import { fillSignIn, newEmail, PASSWORD } from './support/people'
import { passwordField } from './support/registrationForm'
import { expect, test } from './support/test'

test.use({ hasTouch: true })

/** Presses the upper edge, which moves away first if a line appears above the target. */
const edge = { position: { x: 8, y: 3 } }
const presses: [name: string, press: (target: Locator) => Promise<void>][] = [
  ['mouse', (target) => target.click(edge)],
  ['touch', (target) => target.tap(edge)],
]

for (const [name, press] of presses) {
  test(`125. One press (${name}) on a link or button below the focused field works, although leaving the field shows a line`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/401/)
    await page.goto('/login')
    await fillSignIn(page, { email: newEmail(), password: PASSWORD })
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(passwordField(page)).toBeFocused()
    await press(page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }))
    await expect(page).toHaveURL('/recuperar-contrasenia')

    await page.goto('/registro?perfil=familia')
    await page.getByLabel('Correo electrónico').fill('ana@gmial.com')
    await press(page.getByRole('button', { name: 'Mostrar contraseña' }))
    await expect(passwordField(page)).toHaveAttribute('type', 'text')
    await expect(page.getByText('¿Quisiste decir ana@gmail.com?')).toBeVisible()

    await page.goto('/contacto')
    const form = page.getByRole('form', { name: 'Contacto' })
    await form.getByLabel('Asunto').fill('Una duda')
    await form.getByLabel('Correo electrónico').fill(newEmail())
    await form.getByLabel('Mensaje').fill('x')
    await form.getByLabel('Mensaje').focus()
    await form.getByLabel('Mensaje').fill('')
    await press(form.getByRole('button', { name: 'Enviar mensaje' }))
    await expect(form.getByLabel('Mensaje')).toBeFocused()
    await expect(form.getByLabel('Mensaje')).toHaveAccessibleDescription(/El mensaje es obligatorio/)
  })
}
