import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { routeAt } from '@/app/routes'
import { paths } from '@/model/paths'
import { seededAccounts } from '@/mocks/embeddedApi'
import { openAccount } from '../support/account'
import { watchSavedFiles } from '../support/savedFiles'
import { answer, dropConnection, holdAnswer, received, server } from '../support/server'
import { signInHere } from '../support/signIn'
import { visit } from '../support/visit'

const { parent } = seededAccounts
const { id, email, password } = seededAccounts.teacher
const SEND = `/users/${id}/send_qr_code`
const DOWNLOAD = `/users/${id}/download_qr_code`

const MAILED = 'Código QR enviado correctamente'

/** The response to a sign-in. */
const session = {
  id,
  name: 'Mariana',
  first_lastname: 'Ríos',
  second_lastname: 'Cano',
  email,
  auth_token: 't',
  sign_in_count: 1,
  free_pass: seededAccounts.teacher.free_pass,
  profile_id: 1,
  appointments: [],
}

const dialog = () => screen.findByRole('dialog')
const button = (name: string) => screen.getByRole('button', { name })
const calls = async (path: string) => (await received()).filter(({ line }) => line === `GET ${path}`)

const answerWithFile = () =>
  server.use(
    http.get(`*/api/v1${DOWNLOAD}`, () =>
      HttpResponse.text('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }),
    ),
  )

async function signIn() {
  const opened = await visit('/login')
  await signInHere(opened.user, { email, password })
  await waitFor(() => expect(opened.address.pathname).toBe('/'))
  return opened
}

async function welcome() {
  const opened = await signIn()
  await dialog()
  return opened
}

describe('the pass dialog', () => {
  it('37. opens on the first sign-in with the full name and the QR code', async () => {
    await welcome()
    const shown = within(await dialog())
    const heading = shown.getByRole('heading', { name: 'Te damos la bienvenida, Mariana Ríos Cano' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(shown.getByRole('img', { name: 'Código QR de tu entrada de cortesía' })).toBeVisible()
    expect(shown.getByText(/a la taquilla\.$/)).toBeVisible()
    expect(shown.getByRole('link', { name: 'Horario y cómo llegar' })).toHaveAttribute('href', paths.families)
  })

  it('37, 38. reports a failed download and a failed e-mail, and offers a retry of each', async () => {
    dropConnection('get', DOWNLOAD)
    dropConnection('get', SEND)
    const { user } = await welcome()
    await user.click(button('Enviar por correo y continuar'))
    expect(await screen.findByText(/No sabemos si el correo salió/)).toBeVisible()
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(button('Descargar'))
    expect(await screen.findByText('Error al descargar el archivo.')).toBeVisible()
    // Above the older failure, which stays.
    const [note] = screen.getAllByRole('alert')
    expect(scroll.mock.contexts).toEqual([button('Descargar'), note, note?.querySelector('strong')])
    expect(button('Descargar')).toBeEnabled()
    expect(button('Enviar por correo y continuar')).toBeEnabled()
  })

  it('hides the QR code and the print button when the API sends no token', async () => {
    answer('post', '/users/sign_in', { ...session, free_pass: true })
    await welcome()
    expect(screen.queryByRole('img', { name: /Código QR/ })).not.toBeInTheDocument()
    expect(button('Descargar')).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument()
  })

  it.each([
    ['the second sign-in', { sign_in_count: 2 }],
    ['a user without a pass', { free_pass: false }],
    ['a used pass', { free_pass: null }],
  ])('39. does not open automatically after sign-in: %s', async (_case, change) => {
    answer('post', '/users/sign_in', { ...session, ...change })
    await signIn()
    expect(await screen.findByRole('heading', { name: 'Recordar abre puertas' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('reports where the downloaded pass is', async () => {
    answerWithFile()
    const saved = watchSavedFiles()
    const { user } = await welcome()
    await user.click(button('Descargar'))
    expect(await screen.findByText('Tu pase se guardó. Busca myt-qr.pdf en tus descargas.')).toBeVisible()
    expect(saved).toEqual(['myt-qr.pdf'])
  })

  it('reports that the browser cannot save files, and suggests the e-mail', async () => {
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

  it('e-mails the pass once on a double click, and clears the outcome when the user goes back to the pass', async () => {
    const { user } = await welcome()
    await user.dblClick(button('Enviar por correo y continuar'))
    const heading = await screen.findByRole('heading', { name: MAILED })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getByText('Favor de revisar tu bandeja de entrada y spam.')).toBeVisible()
    expect(await calls(SEND)).toHaveLength(1)

    await user.click(button('Regresar'))
    await waitFor(() => expect(screen.getByRole('heading', { name: /Te damos la bienvenida/ })).toHaveFocus())
    expect(button('Enviar por correo y continuar')).toBeEnabled()
    expect(await calls(SEND)).toHaveLength(1)
  })

  it.each([
    ['e-mailed', {}, 200, MAILED],
    ['not e-mailed', { errors: [{ detail: 'Buzón lleno.' }] }, 422, 'Buzón lleno.'],
  ])('says when opened again that the pass was %s after the dialog was closed', async (_what, body, status, text) => {
    const { user } = await openAccount('teacher')
    await user.click(button('Ver tu pase'))
    const respond = holdAnswer('get', SEND, body, status)
    await user.click(await screen.findByRole('button', { name: 'Enviar por correo' }))
    await user.click(button('Cerrar'))
    respond()
    await waitFor(async () => expect(await calls(SEND)).toHaveLength(1))
    await user.click(button('Ver tu pase'))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('moves focus to the heading of the page when closed', async () => {
    // Loads the page's code first, as prefetching does, because a page has no heading while its code loads.
    await routeAt('/').page.load()
    const { user } = await welcome()
    await user.click(button('Continuar'))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recordar abre puertas' })).toHaveFocus())
  })

  it.each([
    ['Continuar', (user: UserEvent) => user.click(button('Continuar'))],
    ['✕', (user: UserEvent) => user.click(button('Cerrar'))],
    ['Esc', (user: UserEvent) => user.keyboard('{Escape}')],
  ])('90. when closed with %s, redirects to the page that required the sign-in', async (_what, leave) => {
    const { user, address } = await visit('/solicitud-visita')
    await signInHere(user, { email, password })
    await dialog()
    await leave(user)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Enviar solicitud' })).toBeInTheDocument()
    expect(address.pathname).toBe('/solicitud-visita')
  })

  it('has neither a greeting nor «Continuar» on the account page', async () => {
    const { user, address } = await openAccount('teacher')
    await user.click(button('Ver tu pase'))
    const shown = within(await screen.findByRole('dialog', { name: 'Tu pase' }))
    expect(shown.getByText('Mariana Ríos Cano')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument()
    await user.click(button('Cerrar'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(address.pathname).toBe('/mi-cuenta')
  })

  it('90. closes when the user presses «Ir a inicio», which keeps unsaved changes of the account', async () => {
    const { user, address, go } = await openAccount('teacher')
    await user.type(screen.getByLabelText('Teléfono'), '9')
    await user.click(button('Ver tu pase'))
    await user.click(await screen.findByRole('button', { name: 'Enviar por correo' }))
    await user.click(await screen.findByRole('link', { name: 'Ir a inicio' }))
    await waitFor(() => expect(address.pathname).toBe('/'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await go('/mi-cuenta')
    expect(await screen.findByText('Recuperamos lo que habías escrito')).toBeVisible()
  })
})

it('the pass dialog closes when the session expires', async () => {
  answer('get', `/users/${parent.id}/download_qr_code`, {}, 401)
  const { user } = await openAccount('parent')
  await user.click(button('Ver tu pase'))
  await screen.findByText(/^A nombre de/)
  await user.click(button('Descargar'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await signInHere(user, { email, password })
  expect(await screen.findByRole('dialog', { name: /Mariana/ })).not.toHaveTextContent('Guadalupe')
})
