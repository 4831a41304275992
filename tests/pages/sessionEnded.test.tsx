import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { seededAccounts } from '../embedded-api/embeddedApi'
import { fillIn } from '../support/forms'
import { answer } from '../support/server'
import { visit } from '../support/visit'

const { email, password } = seededAccounts.teacher
const EXPIRED = 'Tu sesión expiró'

async function save(user: UserEvent) {
  await user.type(await screen.findByLabelText('Materia impartida'), ' y Arte')
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
}

async function send(user: UserEvent) {
  await user.type(await screen.findByLabelText('Correos de los estudiantes'), 'lucia@escuela.mx ')
  await user.click(screen.getByRole('button', { name: 'Enviar cuestionario' }))
}

it.each([
  ['/mi-cuenta', save, 'patch', '/users/1101', () => screen.findByLabelText('Materia impartida')],
  [
    '/enviar-cuestionario',
    send,
    'post',
    '/users/1101/send_questionnaire_to_students',
    () => screen.findByLabelText('Correos de los estudiantes'),
  ],
] as const)(
  'on %s nothing is left of what ended the session once somebody signed in again',
  async (path, act, method, call, back) => {
    answer(method, call, { errors: [{ detail: EXPIRED }] }, 401)
    const { user, address } = await visit(path, { as: 'teacher' })
    await act(user)
    expect(await screen.findByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeInTheDocument()
    await fillIn(user, { 'Correo electrónico': email, Contraseña: password })
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
    expect(await back()).toBeInTheDocument()
    expect(address.pathname).toBe(path)
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument()
    expect(screen.queryByText(/Tu sesión terminó/)).not.toBeInTheDocument()
  },
)
