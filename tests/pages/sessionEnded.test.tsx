import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { fillIn } from '../support/forms'
import { server } from '../support/server'
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

/** Presses the button of the form that is back. */
const again = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))

it.each([
  {
    path: '/mi-cuenta',
    act: save,
    method: 'patch',
    call: '/users/1101',
    unsent: 'Los cambios en tu cuenta no se guardaron. Lo que escribiste está guardado y te espera al entrar.',
    button: 'Guardar cambios',
    done: 'Sus datos se han actualizado correctamente',
  },
  {
    path: '/enviar-cuestionario',
    act: send,
    method: 'post',
    call: '/users/1101/send_questionnaire_to_students',
    unsent: 'El cuestionario no se envió a tus estudiantes. Lo que escribiste está guardado y te espera al entrar.',
    button: 'Enviar cuestionario',
    done: 'Emails enviados correctamente.',
  },
] as const)(
  '99. a session that ends as $path is sent: what was not sent is said, and one press sends it',
  async ({ path, act, method, call, unsent, button, done }) => {
    const refusal = () => HttpResponse.json({ errors: [{ detail: EXPIRED }] }, { status: 401 })
    server.use(http[method](`*/api/v1${call}`, refusal, { once: true }))
    const { user, address } = await visit(path, { as: 'teacher' })
    await act(user)
    expect(await screen.findByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeInTheDocument()
    expect(screen.getByText(unsent)).toBeInTheDocument()
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue(email)
    await fillIn(user, { Contraseña: password })
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
    await again(user, button)
    expect(await screen.findByText(done)).toBeInTheDocument()
    expect(address.pathname).toBe(path)
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument()
    expect(screen.queryByText(/Tu sesión terminó/)).not.toBeInTheDocument()
  },
)
