import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { readSession } from '@/lib/session'

import { seededAccounts } from '@/mocks/embeddedApi'
import { fillIn } from '../support/forms'
import { answer, dropConnection, holdAnswer, received, server } from '../support/server'
import { visit } from '../support/visit'

const { email, password } = seededAccounts.teacher
const emailField = () => screen.findByLabelText('Correo electrónico')
const passwordField = () => screen.getByLabelText('Contraseña')

async function signIn(typedPassword: string, url = '/login') {
  const { user, address } = await visit(url)
  await fillIn(user, { 'Correo electrónico': email, Contraseña: typedPassword })
  await user.keyboard('{Enter}')
  return { user, address }
}

describe('/login', () => {
  it('1. signs in, greets, and goes home', async () => {
    const { address } = await signIn(password)

    expect(await screen.findByRole('heading', { name: 'Recordar abre puertas' })).toBeInTheDocument()
    expect(screen.getAllByText('Bienvenid@ Mariana')[0]).toBeVisible()
    expect(address.pathname).toBe('/')
    expect(readSession()).toMatchObject({ email, isTeacher: true })
  })

  it('2. says what the server says, keeps the e-mail and clears the password', async () => {
    await signIn('equivocada')

    expect(await screen.findByRole('alert')).toHaveTextContent('El correo o la contraseña no son correctos.')
    expect(await emailField()).toHaveValue(email)
    expect(passwordField()).toHaveValue('')
    await waitFor(() => expect(passwordField()).toHaveFocus())
    expect(readSession()).toBeNull()
  })

  it('2. says the general sentence after a lost answer, and the next try works', async () => {
    dropConnection('post', '/users/sign_in')
    const { user } = await signIn(password)
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de servidor, intente de nuevo más tarde.')
    server.resetHandlers()
    await user.type(passwordField(), `${password}{Enter}`)
    expect((await screen.findAllByText('Bienvenid@ Mariana'))[0]).toBeVisible()
  })

  it('shows progress at once and is sent once, however often it is pressed', async () => {
    const release = holdAnswer('post', '/users/sign_in', { id: 7, name: 'Ana', auth_token: 't' })
    const { user } = await signIn(password)
    const busy = await screen.findByRole('button', { name: 'Entrando…' })
    await user.dblClick(busy)
    expect(busy).toHaveFocus()
    await user.keyboard('{Enter}')
    release()
    expect((await screen.findAllByText('Bienvenid@ Ana'))[0]).toBeVisible()
    expect((await received()).filter(({ line }) => line === 'POST /users/sign_in')).toHaveLength(1)
  })

  it.each([
    { id: 7, name: 'Ana' },
    { id: 7, auth_token: '' },
    { name: 'Ana', auth_token: 't' },
  ])('takes an answer without id or token for none: %j', async (body) => {
    answer('post', '/users/sign_in', body)
    await signIn(password)
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(readSession()).toBeNull()
  })

  it('asks for what is missing and sends nothing', async () => {
    const { user } = await visit('/login')
    await emailField()
    await user.click(screen.getAllByRole('button', { name: 'Iniciar sesión' }).at(-1) ?? document.body)

    await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toBeInvalid())
    expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
      expect.stringContaining('obligatori'),
    )
    expect(passwordField()).toHaveAccessibleDescription(expect.stringContaining('obligatori'))
    expect(await received()).toEqual([])
  })
})
