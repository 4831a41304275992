import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { readSession } from '@/lib/session'

import { seededAccounts } from '../embedded-api/embeddedApi'
import { fillIn } from '../support/forms'
import { answer, dropConnection, received } from '../support/server'
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
  it('signs in, greets, and goes home', async () => {
    const { address } = await signIn(password)

    expect(await screen.findByRole('heading', { name: 'Recordar abre puertas' })).toBeInTheDocument()
    expect(screen.getByText('Bienvenid@ Mariana')).toBeInTheDocument()
    expect(address.pathname).toBe('/')
    expect(readSession()).toMatchObject({ email, isTeacher: true })
  })

  it('goes on to the questionnaire for who came from there', async () => {
    const { address } = await signIn(password, '/login?fromQuestionnaire')

    expect(await screen.findByRole('heading', { name: 'Cuestionario de visita' })).toBeInTheDocument()
    expect(address.pathname).toBe('/responder-cuestionario')
  })

  it('says what the server says, keeps the e-mail and clears the password', async () => {
    await signIn('equivocada')

    expect(await screen.findByRole('alert')).toHaveTextContent('El correo o la contraseña no son correctos.')
    expect(await emailField()).toHaveValue(email)
    expect(passwordField()).toHaveValue('')
    expect(passwordField()).toHaveFocus()
    expect(readSession()).toBeNull()
  })

  it.each([
    ['a refusal without a word', () => answer('post', '/users/sign_in', {}, 422)],
    ['no answer', () => dropConnection('post', '/users/sign_in')],
  ])('says the general sentence after %s', async (_case, arrange) => {
    arrange()
    await signIn(password)
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de servidor, intente de nuevo más tarde.')
  })

  it.each([
    ['without a token', { id: 7, name: 'Ana' }],
    ['with an empty one', { id: 7, name: 'Ana', auth_token: '' }],
    ['without an id', { name: 'Ana', auth_token: 't' }],
  ])('takes an answer %s for none', async (_case, body) => {
    answer('post', '/users/sign_in', body)
    const { address } = await signIn(password)
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de servidor, intente de nuevo más tarde.')
    expect(address.pathname).toBe('/login')
    expect(readSession()).toBeNull()
    expect(document.cookie).toBe('')
  })

  it('asks for what is missing and sends nothing', async () => {
    const { user } = await visit('/login')
    await emailField()
    await user.click(screen.getAllByRole('button', { name: 'Iniciar sesión' }).at(-1) ?? document.body)

    await waitFor(() =>
      expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription('El correo es obligatorio.'),
    )
    expect(passwordField()).toHaveAccessibleDescription('La contraseña es obligatoria.')
    expect(await received()).toEqual([])
  })

  it('stands before the account of whoever is not signed in', async () => {
    const { address } = await visit('/mi-cuenta')
    expect(await emailField()).toBeInTheDocument()
    expect(address.pathname).toBe('/login')
  })

  it('is left at once by who is signed in', async () => {
    const { address } = await visit('/login', { as: 'parent' })
    expect(await screen.findByRole('heading', { name: 'Recordar abre puertas' })).toBeInTheDocument()
    expect(address.pathname).toBe('/')
  })
})
