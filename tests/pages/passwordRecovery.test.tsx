import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { readSession } from '@/model/session'

import { answer, received } from '../support/server'
import { visit } from '../support/visit'

import { seededAccounts } from '@/mocks/embeddedApi'

const { email } = seededAccounts.teacher

const emailField = () => screen.findByLabelText('Correo electrónico')
const send = () => screen.getByRole('button', { name: 'Enviar correo' })
const change = () => screen.getByRole('button', { name: 'Cambiar contraseña' })

describe('/recuperar-contrasenia', () => {
  it('trims, sends and shows the e-mail address, and accepts another address', async () => {
    const { user } = await visit('/recuperar-contrasenia')
    await user.type(await emailField(), ` ${email} {Enter}`)
    const done = await screen.findByRole('heading', { name: 'Correo enviado' })
    await waitFor(() => expect(done).toHaveFocus())
    expect(screen.getByText(email)).toBeInTheDocument()
    expect(await received()).toEqual([{ line: 'POST /users/password', authorization: null, body: { user: { email } } }])
    await user.click(screen.getByRole('button', { name: 'Usar otro correo' }))
    expect(await emailField()).toHaveValue(email)
  })

  it('40. rejects an empty e-mail, and sends nothing', async () => {
    const { user } = await visit('/recuperar-contrasenia')
    await emailField()
    await user.click(send())
    const summary = await screen.findByRole('region', { name: /^Revisa \d/ })
    const sentence = within(summary).getByRole('listitem').textContent
    expect(await emailField()).toHaveAccessibleDescription(expect.stringContaining(sentence))
    expect(await received()).toEqual([])
  })

  it('keeps the e-mail typed on the sign-in page, even after Back', async () => {
    const { user } = await visit('/login')
    await user.type(await emailField(), 'ana@escuela.mx')
    await user.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }))
    await screen.findByRole('heading', { name: 'Recupera tu contraseña' })
    expect(await emailField()).toHaveValue('ana@escuela.mx')

    await user.click(screen.getByRole('link', { name: 'Inicia sesión' }))
    await screen.findByRole('heading', { name: 'Entra a tu cuenta' })
    expect(await emailField()).toHaveValue('ana@escuela.mx')
  })
})

async function typePasswords(url: string, password: string, confirmation: string, as?: 'teacher') {
  const { user, ...rest } = await visit(url, as && { as })
  const fields = [await screen.findByLabelText('Nueva contraseña'), screen.getByLabelText('Confirmar contraseña')]
  for (const [index, text] of [password, confirmation].entries()) {
    await user.click(fields[index] ?? document.body)
    await user.paste(text)
  }
  await user.click(change())
  return { user, ...rest }
}

describe('/recuperar-contrasenia/{token}', () => {
  it('69. ignores a trailing slash, and ends the session after a success', async () => {
    answer('patch', '/users/password', {})
    const { user } = await typePasswords('/recuperar-contrasenia/TOK/', 'Nueva2030', 'Nueva203', 'teacher')
    expect(await screen.findByLabelText('Confirmar contraseña')).toHaveAccessibleDescription(
      expect.stringContaining('coincidir'),
    )
    await waitFor(() => expect(screen.getByLabelText('Confirmar contraseña')).toHaveFocus())
    const token = readSession()?.auth_token ?? 'none'
    expect(screen.getAllByText('Bienvenid@ Mariana')[0]).toBeVisible()

    await user.type(screen.getByLabelText('Confirmar contraseña'), '0')
    await user.click(change())
    await screen.findByRole('heading', { name: 'Contraseña actualizada correctamente' })
    expect(readSession()).toBeNull()
    expect(screen.queryByText('Bienvenid@ Mariana')).not.toBeInTheDocument()
    expect((await received()).slice(1)).toEqual([
      {
        line: 'PATCH /users/password',
        authorization: `Bearer ${token}`,
        body: { user: { reset_password_token: 'TOK', password: 'Nueva2030' } },
      },
    ])
  })

  it('shows the success again when its history entry is opened again', async () => {
    answer('patch', '/users/password', {})
    const { go, goBack } = await typePasswords('/recuperar-contrasenia/TOK', 'Nueva2030', 'Nueva2030')
    await screen.findByRole('heading', { name: 'Contraseña actualizada correctamente' })
    await go('/login')
    await screen.findByRole('heading', { name: 'Entra a tu cuenta' })
    await goBack()
    expect(await screen.findByRole('heading', { name: 'Contraseña actualizada correctamente' })).toBeVisible()
    expect(screen.queryByLabelText('Nueva contraseña')).not.toBeInTheDocument()
  })

  it('shows the reason for a refusal, even if the refusal ends the session', async () => {
    answer('patch', '/users/password', { errors: [{ detail: 'Tu sesión expiró' }] }, 401)
    const { address } = await typePasswords('/recuperar-contrasenia/TOK', 'Nueva2030', 'Nueva2030', 'teacher')
    expect(await screen.findByText('Tu sesión expiró')).toBeVisible()
    expect(address.pathname).toBe('/recuperar-contrasenia/TOK')
    expect(readSession()).toBeNull()
  })

  it('41. rejects a weak password, and sends nothing', async () => {
    await typePasswords('/recuperar-contrasenia/TOK', 'abc', 'abc')
    expect(await screen.findByRole('region', { name: /^Revisa \d/ })).toBeInTheDocument()
    expect(screen.getByLabelText('Nueva contraseña')).toBeInvalid()
    expect(await received()).toEqual([])
  })

  it('112. explains the likely cause of a refused link, offers the next steps, and keeps the session', async () => {
    await typePasswords('/recuperar-contrasenia/TOK', 'Nueva2030', 'Nueva2030', 'teacher')

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('El enlace para cambiar tu contraseña no es correcto o ya se usó.')
    expect(alert).toHaveTextContent('Si ya la cambiaste, entra con la nueva.')
    expect(alert).not.toHaveTextContent('sigue igual')
    const ways = within(alert).getAllByRole('link')
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Iniciar sesión', 'Solicitar un enlace nuevo'])
    expect(readSession()).not.toBeNull()
    expect(screen.getAllByText('Bienvenid@ Mariana')[0]).toBeVisible()
  })
})
