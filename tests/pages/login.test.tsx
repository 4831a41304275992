import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { readSession } from '@/model/session'
import { selectUser } from '@/store/authSlice'

import { seededAccounts } from '@/mocks/embeddedApi'
import { fillIn } from '../support/forms'
import { answer, server } from '../support/server'
import { visit } from '../support/visit'

const { email, password } = seededAccounts.teacher
const emailField = () => screen.findByLabelText('Correo electrónico')
const passwordField = () => screen.getByLabelText('Contraseña')

async function signIn(typedPassword: string, url = '/login') {
  const { user, ...rest } = await visit(url)
  await fillIn(user, { 'Correo electrónico': email, Contraseña: typedPassword })
  await user.keyboard('{Enter}')
  return { user, ...rest }
}

describe('/login', () => {
  it('1. signs the user in, shows a greeting, and redirects to the home page', async () => {
    const { address } = await signIn(password)

    expect(await screen.findByRole('heading', { name: 'Recordar abre puertas' })).toBeInTheDocument()
    expect(screen.getAllByText('Bienvenid@ Mariana')[0]).toBeVisible()
    expect(address.pathname).toBe('/')
    expect(readSession()).toMatchObject({ email, isTeacher: true })
  })

  it('2, 125. shows the server’s explanation, keeps the e-mail, clears the password, and shows no error until the next try', async () => {
    const { user } = await signIn('equivocada')

    expect(await screen.findByRole('alert')).toHaveTextContent('El correo o la contraseña no son correctos.')
    expect(await emailField()).toHaveValue(email)
    expect(passwordField()).toHaveValue('')
    await waitFor(() => expect(passwordField()).toHaveFocus())
    expect(readSession()).toBeNull()
    await user.tab({ shift: true })
    expect(passwordField()).toBeValid()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(passwordField()).toBeInvalid())
  })

  it.each([
    ['a server error', () => new HttpResponse(null, { status: 503 })],
    ['a dead connection', () => HttpResponse.error()],
  ])('keeps the password after %s, and does not ask for it again', async (_what, respond) => {
    server.use(http.post('*/users/sign_in', respond))
    await signIn(password)

    expect(await screen.findByRole('alert')).toHaveTextContent('Error de servidor, intente de nuevo más tarde.')
    expect(screen.getByRole('alert')).not.toHaveTextContent('contraseña')
    expect(passwordField()).toHaveValue(password)
  })

  it('104. reports that the browser did not store the session, and leaves the user signed out', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    const { address, store } = await signIn(password)

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Tu navegador no guardó la sesión\. Permite las cookies de este sitio y vuelve a entrar\.$/,
    )
    expect(await emailField()).toHaveValue(email)
    expect(address.pathname).toBe('/login')
    expect(selectUser(store.getState())).toBeNull()
    expect(document.cookie).toBe('')
  })

  it('111. explains how to validate an account after a refused sign-in', async () => {
    const detail = 'Tienes que confirmar tu cuenta para poder continuar.'
    answer('post', '/users/sign_in', { errors: [{ detail }] }, 401)
    const { user, address } = await signIn(password)

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(detail)
    expect(alert).toHaveTextContent('Busca el correo, también en spam. Si no llega en una hora, escríbenos')
    expect(alert).not.toHaveTextContent('contraseña')
    expect(passwordField()).toHaveValue(password)
    expect(within(alert).getByRole('link', { name: '55 5130 5555' })).toHaveAttribute('href', 'tel:+525551305555')
    await user.click(within(alert).getByRole('link', { name: 'escríbenos' }))
    expect(address.pathname).toBe('/contacto')
  })

  it('116. shows the request number in an e-mailed link, and redirects to the visit after sign-in', async () => {
    const { user, address } = await visit('/solicitud-visita-confirmacion?folio=20418')
    expect(await screen.findByText('Para ver tu solicitud 20418.')).toBeVisible()
    await fillIn(user, { 'Correo electrónico': email, Contraseña: password })
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(address).toMatchObject({ pathname: '/solicitud-visita-confirmacion', search: '?folio=20418' }),
    )
  })
})
