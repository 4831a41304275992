import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { settings } from '@/model/env'
import { messages } from '@/lib/messages'
import { clearSession } from '@/model/session'

import { seededAccounts } from '@/mocks/embeddedApi'
import { fillIn } from '../support/forms'
import { openMore, PAGE, sent, signInWith } from '../support/sentVisits'
import { answerSite, dropConnection, received, server } from '../support/server'
import { signInHere } from '../support/signIn'
import { holdTimers, pass } from '../support/time'
import { visit } from '../support/visit'

const subject = () => screen.findByLabelText('Asunto')
const email = () => screen.getByLabelText('Correo electrónico')
const message = () => screen.getByLabelText('Mensaje')
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
const posts = async () => (await received()).filter(({ line }) => line === 'POST /contacts')

const mapLinks = () => screen.queryAllByRole<HTMLAnchorElement>('link', { name: /^Abrir en mapas/ })

const type = (user: UserEvent) => fillIn(user, { Asunto: ' Una duda ', Mensaje: ' ¿Hay elevador? ' })

describe('/contacto', () => {
  it('links to the map, unless the setting for the map is empty', async () => {
    const { museum } = settings
    const { mapUrl } = museum
    onTestFinished(() => void Object.assign(museum, { mapUrl }))
    await visit('/contacto')
    expect(mapLinks().map(({ href }) => href)).toEqual([mapUrl])
    cleanup()
    museum.mapUrl = ''
    await visit('/contacto')
    expect(mapLinks()).toEqual([])
  })

  it('47. shows the error of a field on blur, not earlier', async () => {
    const { user } = await visit('/contacto')
    await user.click(await subject())
    expect(await subject()).toBeValid()
    await user.tab()
    await waitFor(async () => expect(await subject()).toBeInvalid())
    await user.type(email(), 'ana')
    expect(screen.queryByText(messages.emailInvalid)).not.toBeInTheDocument()
    await user.tab()
    expect(await screen.findByText(messages.emailInvalid)).toBeInTheDocument()
    expect(message()).toBeValid()
  })

  it('says that the session ended and that the message is kept, when the cookies vanish while it is written', async () => {
    const { user, go } = await visit('/contacto', { as: 'parent' })
    await type(user)
    clearSession()
    await send(user)
    const notice = await screen.findByText('Tu sesión terminó. Inicia sesión de nuevo.')
    expect(notice.parentElement).toHaveTextContent('Tu mensaje no se envió: te espera en Contacto.')
    expect(message()).toHaveValue('')
    expect(await posts()).toEqual([])
    await go('/login')
    await signInHere(user, seededAccounts.parent)
    await screen.findByText(/^Bienvenid@/)
    await go('/contacto')
    await waitFor(async () => expect(await subject()).toHaveValue(' Una duda '))
  })

  it('restores the message, and deletes it when the user starts over', async () => {
    const { user, go } = await visit('/contacto')
    await type(user)
    await go('/terminos-condiciones')
    await go('/contacto')
    await waitFor(async () => expect(await subject()).toHaveValue(' Una duda '))
    await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }))
    expect(await subject()).toHaveValue('')
    await go('/terminos-condiciones')
    await go('/contacto')
    expect(await subject()).toHaveValue('')
  })

  it('sends the message, shows a confirmation for four seconds, and clears the form', async () => {
    const { user } = await visit('/contacto')
    await type(user)
    holdTimers()
    await send(user)
    expect(await screen.findByText('Correo enviado correctamente')).toBeInTheDocument()
    expect(await subject()).toHaveValue('')
    expect(message()).toHaveValue('')
    expect(await posts()).toMatchObject([{ body: { subject: 'Una duda', message: '¿Hay elevador?' } }])
    await pass(4000)
    expect(screen.queryByText('Correo enviado correctamente')).not.toBeInTheDocument()
  })

  it.each([
    [
      'a lost response',
      true,
      messages.serverError,
      /^No sabemos si tu mensaje llegó al museo.* También puedes llamar al/,
    ],
    [
      'no connection',
      false,
      messages.unsent,
      /^Sin conexión\. Tu mensaje no se envió\. Sigue escrito aquí\. También puedes llamar al/,
    ],
  ])(
    '124. after %s, the advice and the message stay, the error for three seconds',
    async (_what, isOnline, error, kept) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      answerSite(() => HttpResponse.error())
      dropConnection('post', '/contacts')
      const { user } = await visit('/contacto')
      await type(user)
      holdTimers()
      await send(user)
      const sentence = await screen.findByText(error)
      // The advice, which stays, does not move when the error disappears.
      expect(sentence.compareDocumentPosition(screen.getByText(kept))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
      await pass(3000)
      expect(sentence).not.toBeInTheDocument()
      const advice = screen.getByText(kept)
      expect(within(advice).getByRole('link', { name: '55 5130 5555' })).toBeInTheDocument()
      expect(message()).toHaveValue(' ¿Hay elevador? ')
      expect(await posts()).toHaveLength(isOnline ? 1 : 0)
    },
  )

  it('without a connection, the page says so before the press, and says that it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answerSite(() => HttpResponse.error())
    const { user } = await visit('/contacto')
    expect(await screen.findByText(/^Sin conexión\. También puedes llamar al/)).toBeVisible()
    await type(user)
    await send(user)
    expect(await screen.findByText(/^Sin conexión\. Tu mensaje no se envió\./)).toBeVisible()
    online.mockReturnValue(true)
    fireEvent.online(window)
    expect(await screen.findByText(/^Ya hay conexión\. Tu mensaje no se envió\./)).toBeVisible()
  })

  it('shows the map in a sandbox without navigation, downloads or forms', async () => {
    server.use(http.head('https://maps.google.com/maps', () => new HttpResponse()))
    await visit('/contacto')
    const map = await screen.findByTitle('Mapa: el museo y sus alrededores')
    expect(map).toHaveAttribute('src', expect.stringMatching(/^https:.*output=embed$/))
    expect(map.getAttribute('sandbox')).not.toMatch(/top-navigation|downloads|forms/)
  })
})

const UNKNOWN = /No sabemos si tu mensaje llegó al museo/
const SUBJECT = 'Cambiar mi visita, folio 20500'
const FIRST_LINE = 'Mi visita: viernes 11 de diciembre de 2099, 10:30 h.'

/** Follows the link «escríbenos», which «Tu visita» has in a closed row. */
async function write(user: UserEvent, path?: string) {
  if (path === PAGE) await openMore(user)
  await user.click(await screen.findByRole('link', { name: 'escríbenos' }))
}

describe('133. «escríbenos»', () => {
  it('begins a message with the visit’s folio, day and hour', async () => {
    const sender = await signInWith(sent)
    const { user } = await visit(PAGE)
    await write(user, PAGE)
    expect(await subject()).toHaveValue(SUBJECT)
    expect(message()).toHaveValue(`${FIRST_LINE}\n\n`)
    expect(email()).toHaveValue(sender.email)
  })

  it('repeats the doubt about a message on its own page only', async () => {
    dropConnection('post', '/contacts')
    const { user, go } = await visit('/contacto?folio=101', { as: 'parent' })
    await type(user)
    await send(user)
    expect(await screen.findByText(UNKNOWN)).toBeInTheDocument()
    for (const other of ['/contacto', '/contacto?folio=102']) {
      await go(other)
      await subject()
      expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument()
    }
    await go('/contacto?folio=101')
    expect(await screen.findByText(UNKNOWN)).toBeInTheDocument()
  })

  it('begins a message about a lost folio', async () => {
    await signInWith()
    const { user } = await visit(PAGE)
    await write(user)
    expect(await subject()).toHaveValue('No encuentro mi folio')
  })

  it('sends the completed message, and keeps a message that the user wrote earlier', async () => {
    await signInWith(sent)
    const { user, go } = await visit('/contacto')
    await type(user)
    await go(PAGE)
    await write(user, PAGE)
    expect(await subject()).toHaveValue(SUBJECT)
    await user.type(message(), 'Pásenla al lunes.')
    await go('/terminos-condiciones')
    await go(PAGE)
    await write(user, PAGE)
    await waitFor(() => expect(message()).toHaveValue(`${FIRST_LINE}\n\nPásenla al lunes.`))
    await send(user)
    // The sent form is replaced by an empty one, below the same note.
    await waitFor(() => expect(screen.getByText('Correo enviado correctamente')).toBeVisible())
    expect(await posts()).toMatchObject([{ body: { subject: SUBJECT, message: `${FIRST_LINE}\n\nPásenla al lunes.` } }])
    await waitFor(async () => expect(await subject()).toHaveValue(' Una duda '))
    await go(PAGE)
    await write(user, PAGE)
    await waitFor(() => expect(message()).toHaveValue(`${FIRST_LINE}\n\n`))
  })
})

describe('the link «Contáctanos»', () => {
  it('opens the contact form in a dialog that returns focus to the link', async () => {
    const { user } = await visit('/sugerencias')
    await screen.findByRole('heading', { level: 1 })
    const button = await screen.findByRole('link', { name: 'Contáctanos' })
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Contáctanos' }))
    expect(dialog.getByRole('link', { name: '55 5130 5555' })).toBeInTheDocument()
    await type(user)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(button).toHaveFocus())
    await user.click(button)
    await waitFor(async () => expect(await subject()).toHaveValue(' Una duda '))
  })

  it.each(['/login', '/registro', '/contacto', '/contacto/', '/servicios-escolares'])(
    'is not shown on %s',
    async (path) => {
      await visit(path)
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByRole('link', { name: 'Contáctanos' })).not.toBeInTheDocument()
    },
  )
})
