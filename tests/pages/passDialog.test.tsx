import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { openAccount } from '../support/account'
import { fillIn } from '../support/forms'
import { answer, answerPage, dropConnection, received, server } from '../support/server'
import { watchSavedFiles } from '../support/savedFiles'
import { visit } from '../support/visit'

const { id, email, password } = seededAccounts.teacher
const SEND = `/users/${id}/send_qr_code`
const DOWNLOAD = `/users/${id}/download_qr_code`

const dialog = () => screen.findByRole('dialog')
const button = (name: string) => screen.getByRole('button', { name })
const calls = async (path: string) => (await received()).filter(({ line }) => line === `GET ${path}`)

const answerWithFile = () =>
  server.use(
    http.get(`*/api/v1${DOWNLOAD}`, () =>
      HttpResponse.text('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }),
    ),
  )

async function signIn(who: { email: string; password: string } = { email, password }) {
  const opened = await visit('/login')
  await fillIn(opened.user, { 'Correo electrónico': who.email, Contraseña: who.password })
  await opened.user.keyboard('{Enter}')
  await waitFor(() => expect(opened.address.pathname).toBe('/'))
  return opened
}

async function welcome() {
  const opened = await signIn()
  await dialog()
  return opened
}

describe('the courtesy pass', () => {
  it('37. welcomes by full name, with the QR, on the first sign-in', async () => {
    await welcome()
    const shown = within(await dialog())
    const heading = shown.getByRole('heading', { name: 'Te damos la bienvenida, Mariana Ríos Cano' })
    expect(heading).toHaveFocus()
    expect(shown.getByRole('img', { name: 'Código QR de tu entrada de cortesía' })).toBeVisible()
    expect(shown.getByText(/preséntalo en la taquilla del museo/)).toBeVisible()
  })

  it('can be printed as it is', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const { user } = await welcome()
    await user.click(button('Imprimir'))
    expect(print).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a phone', false, 'Enviar por correo y continuar'],
    ['a computer', true, 'Imprimir'],
  ])('on %s offers first what is done there', async (_where, isComputer, first) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isComputer }))
    await welcome()
    const [action] = within(await dialog()).getAllByRole('button')
    expect(action).toHaveAccessibleName(first)
  })

  it('draws no QR while its token is not known, and prints nothing that the desk could not read', async () => {
    answer('post', '/users/sign_in', { ...session, free_pass: true })
    await welcome()
    expect(screen.queryByRole('img', { name: /Código QR/ })).not.toBeInTheDocument()
    expect(button('Descargar')).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument()
  })

  it.each([
    ['the second sign-in', { sign_in_count: 2 }],
    ['no pass', { free_pass: false }],
    ['a pass that was used', { free_pass: null }],
  ])('39. does not welcome with it: %s', async (_case, change) => {
    answer('post', '/users/sign_in', { ...session, ...change })
    await signIn()
    expect(await screen.findByRole('heading', { name: 'Recordar abre puertas' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('does not welcome whoever was signed in before', async () => {
    await visit('/', { as: 'teacher' })
    expect(await screen.findByRole('heading', { name: 'Recordar abre puertas' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is saved as myt-qr.pdf, with one call of its person', async () => {
    const saved = watchSavedFiles()
    answerWithFile()
    const { user } = await welcome()
    await user.click(button('Descargar'))
    await waitFor(() => expect(saved).toEqual(['myt-qr.pdf']))
    const made = await calls(DOWNLOAD)
    expect(made.map(({ authorization }) => authorization)).toEqual([expect.stringMatching(/^Bearer ./)])
  })

  it('says that this browser saves no files where it does not, and offers the e-mail', async () => {
    const own = Object.getOwnPropertyDescriptor(HTMLAnchorElement.prototype, 'download') ?? {}
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'download')
    onTestFinished(() => void Object.defineProperty(HTMLAnchorElement.prototype, 'download', own))
    answerWithFile()
    const { user } = await welcome()
    await user.click(button('Descargar'))
    expect(await screen.findByText(/^Este navegador no puede guardar archivos\./)).toBeVisible()
    expect(screen.getByText(/recíbelo por correo/)).toBeVisible()
    expect(button('Enviar por correo y continuar')).toBeEnabled()
  })

  it.each([
    ['a fault', () => answer('get', DOWNLOAD, {}, 500)],
    ['no answer', () => dropConnection('get', DOWNLOAD)],
    ['a refusal', () => answer('get', DOWNLOAD, { errors: [{ detail: 'No.' }] }, 422)],
    ['a page', () => answerPage('get', DOWNLOAD)],
  ])('37. says that it could not be downloaded after %s', async (_case, arrange) => {
    arrange()
    const { user } = await welcome()
    await user.click(button('Descargar'))
    expect(await screen.findByText('Error al descargar el archivo.')).toBeVisible()
    expect(button('Descargar')).toBeEnabled()
  })

  it('is e-mailed once, and the way back forgets it', async () => {
    const { user } = await welcome()
    await user.dblClick(button('Enviar por correo y continuar'))
    const heading = await screen.findByRole('heading', { name: 'Código QR enviado correctamente' })
    expect(heading).toHaveFocus()
    expect(screen.getByText('Favor de revisar tu bandeja de entrada y spam.')).toBeVisible()
    expect(await calls(SEND)).toHaveLength(1)

    await user.click(button('Regresar'))
    await waitFor(() => expect(screen.getByRole('heading', { name: /Te damos la bienvenida/ })).toHaveFocus())
    expect(button('Enviar por correo y continuar')).toBeEnabled()
    expect(await calls(SEND)).toHaveLength(1)
  })

  it.each([
    [
      'a refusal',
      () => answer('get', SEND, { errors: [{ detail: 'El correo rebota.' }] }, 422),
      'El correo rebota.',
      'El correo no se envió.',
    ],
    [
      'a fault',
      () => answer('get', SEND, {}, 500),
      'Error de servidor, intente de nuevo más tarde.',
      'No sabemos si el correo salió.',
    ],
    [
      'no answer',
      () => dropConnection('get', SEND),
      'Error de servidor, intente de nuevo más tarde.',
      'No sabemos si el correo salió.',
    ],
    [
      'a page',
      () => answerPage('get', SEND),
      'Error de servidor, intente de nuevo más tarde.',
      'No sabemos si el correo salió.',
    ],
  ])('38. explains that it was not e-mailed after %s', async (_case, arrange, sentence, rest) => {
    arrange()
    const { user } = await welcome()
    await user.click(button('Enviar por correo y continuar'))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByText(new RegExp(rest))).toBeVisible()
    expect(await calls(SEND)).toHaveLength(1)
  })

  it.each(['Continuar', 'Cerrar'])('«%s» leaves focus on the title of the page behind it', async (name) => {
    const { user } = await welcome()
    await user.click(button(name))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recordar abre puertas' })).toHaveFocus())
  })

  it.each([
    ['Continuar', (user: UserEvent) => user.click(button('Continuar'))],
    ['✕', (user: UserEvent) => user.click(button('Cerrar'))],
    ['Esc', (user: UserEvent) => user.keyboard('{Escape}')],
  ])('90. %s goes on to the page that asked to sign in', async (_what, leave) => {
    const { user, address } = await visit('/solicitud-visita')
    await fillIn(user, { 'Correo electrónico': email, Contraseña: password })
    await user.keyboard('{Enter}')
    await dialog()
    await leave(user)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Enviar solicitud' })).toBeInTheDocument()
    expect(address.pathname).toBe('/solicitud-visita')
  })

  it('greets nobody again on the account page, where «Continuar» stays', async () => {
    const { user, address } = await openAccount('teacher')
    await user.click(button('Ver mi pase'))
    const shown = within(await screen.findByRole('dialog', { name: 'Tu entrada de cortesía' }))
    expect(shown.getByText('Mariana Ríos Cano')).toBeVisible()
    await user.click(button('Continuar'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(address.pathname).toBe('/mi-cuenta')
  })

  it('90. «Ir a inicio» asks once about changes that are not saved, in place of the pass', async () => {
    const { user, address } = await openAccount('teacher')
    await user.type(screen.getByLabelText('Teléfono'), '9')
    await user.click(button('Ver mi pase'))
    await user.click(button('Enviar por correo y continuar'))
    await user.click(await screen.findByRole('link', { name: 'Ir a inicio' }))
    expect(await dialog()).toHaveAccessibleName('¿Salir sin guardar?')
    await user.click(button('Salir'))
    await waitFor(() => expect(address.pathname).toBe('/'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('«Ir a inicio» does so after the e-mail', async () => {
    const { user, address } = await openAccount('teacher')
    await user.click(button('Ver mi pase'))
    await dialog()
    await user.click(button('Enviar por correo y continuar'))
    await user.click(await screen.findByRole('link', { name: 'Ir a inicio' }))
    await waitFor(() => expect(address.pathname).toBe('/'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens anew as a pass, also after it was e-mailed and closed', async () => {
    const { user, go } = await welcome()
    await user.click(button('Enviar por correo y continuar'))
    await screen.findByRole('heading', { name: 'Código QR enviado correctamente' })
    await user.click(button('Cerrar'))
    await go('/mi-cuenta')
    await user.click(await screen.findByRole('button', { name: 'Ver mi pase' }))
    expect(await screen.findByRole('heading', { name: 'Tu entrada de cortesía' })).toBeVisible()
  })
})

const session = {
  id,
  name: 'Mariana',
  first_lastname: 'Ríos',
  second_lastname: 'Cano',
  email,
  auth_token: 't',
  sign_in_count: 1,
  free_pass: 'pase-7F3K92QDX1',
  profile_id: 1,
  appointments: [],
}
