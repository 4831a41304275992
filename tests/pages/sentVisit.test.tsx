import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { saveSession } from '@/model/session'
import { sentVisits } from '@/model/visits'
import { followSession } from '@/store/session'

import { seededAccounts } from '@/mocks/embeddedApi'
import { main, openMore, openSheet, PAGE, sent, signInWith, textIn } from '../support/sentVisits'
import { answer } from '../support/server'
import { signInHere } from '../support/signIn'
import { holdTimers, pass } from '../support/time'
import { signInAs, visit } from '../support/visit'

const WHERE_DETAILS_ARE = 'La fecha, el horario y el precio están en tu PDF.'

describe('71. a sent visit request', () => {
  it.each([
    ['/', 'main'],
    ['/VisitasEscolares', 'main'],
    ['/mi-cuenta', 'main'],
    ['/solicitud-visita', 'main'],
    ['/terminos-condiciones', 'banner'],
  ])('opens from a link on %s, in the landmark %s', async (page, landmark) => {
    await signInWith(sent)
    const { user, address } = await visit(page)
    if (landmark === 'banner') await user.click(screen.getAllByText(/^Bienvenid@/)[0] ?? document.body)
    const links = await within(screen.getByRole(landmark)).findAllByRole('link', { name: 'Tu visita' })
    for (const link of links) expect(link).toHaveAttribute('href', PAGE)
    await user.click(links[0] ?? document.body)
    expect(await screen.findByText(/Tu folio es 20500\./)).toBeInTheDocument()
    expect(address.pathname).toBe(PAGE)
  })

  it('is shown with its number, date, receipt and next steps', async () => {
    await signInWith(sent)
    await visit(PAGE)
    expect(await screen.findByRole('heading', { level: 1, name: 'Tu visita' })).toBeInTheDocument()
    for (const words of ['Tu folio es 20500.', 'Por confirmar', '10:30 h', 'Solicita Mariana Ríos Cano']) {
      expect(main().getByText(words)).toBeInTheDocument()
    }
    expect(main().getByRole('time')).toHaveTextContent('viernes 11 de diciembre de 2099')
    expect(main().getByRole('region', { name: 'Precotización' })).toHaveTextContent('$7,980')
    expect(main().getByRole('region', { name: 'Qué sigue' })).toHaveTextContent(
      'Te busca por el medio que preferiste (WhatsApp)',
    )
  })

  it.each([
    ['Solicitud enviada', 'on the day on which it was sent', Date.now],
    ['Tu visita', 'on later days', () => Date.now() - 86_400_000],
  ])('is titled «%s» %s', async (title, _when, sentAt) => {
    await signInWith({ ...sent, sentAt: sentAt() })
    await visit(PAGE)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  })

  it('95. is shown after sign-in on another device, without the data that only the first device stores', async () => {
    const { user } = await visit(PAGE)
    await signInHere(user, seededAccounts.teacherWithVisit)
    expect(await screen.findByText(WHERE_DETAILS_ARE)).toBeInTheDocument()
    expect(main().getByText(/^Tu folio es/)).toHaveTextContent('Tu folio es 20417')
    expect(screen.queryByText(/No reconocemos el folio/)).not.toBeInTheDocument()
    expect(screen.queryByText('Aún no tienes copia.')).not.toBeInTheDocument()
    expect(main().getAllByRole('button')[0]).toHaveTextContent('Descargar PDF')
    for (const name of [/WhatsApp/, /calendar/i, /correo$/]) {
      expect(main().queryByRole('link', { name })).not.toBeInTheDocument()
    }
    expect(main().queryByText('Añadir al calendario')).not.toBeInTheDocument()
  })

  it('is shown on another device if the URL contains its number, with buttons for the PDF and the e-mail', async () => {
    answer('get', '/appointments/20417/send_appointment', {})
    const { user } = await visit(`${PAGE}?folio=20417`, { as: 'teacher' })
    expect(await screen.findByText('No reconocemos el folio 20417 en este dispositivo.')).toBeInTheDocument()
    expect(screen.queryByText(WHERE_DETAILS_ARE)).not.toBeInTheDocument()
    expect(main().getByText(/^Folio/)).toHaveTextContent('Folio 20417')
    expect(main().queryByText(/^Tu folio es/)).not.toBeInTheDocument()
    expect(main().getByRole('button', { name: 'Enviar por correo' })).toBeInTheDocument()
    await user.click(main().getByRole('button', { name: 'Descargar PDF' }))
    expect(await screen.findByText('No se pudo descargar.')).toBeInTheDocument()
    expect(screen.getByText(/^Revisa el folio/)).toBeInTheDocument()
    expect(main().getByRole('button', { name: 'Reintentar' })).toBeInTheDocument()
    await user.click(main().getByRole('button', { name: 'Enviar por correo' }))
    expect(screen.queryByText('No se pudo descargar.')).not.toBeInTheDocument()
  })

  it('is shown with a reminder to keep a copy, until the user has e-mailed the request', async () => {
    await signInWith(sent)
    answer('get', '/appointments/20500/send_appointment', {})
    const { user, go } = await visit(PAGE)
    expect(await screen.findByText('Aún no tienes copia.')).toBeInTheDocument()
    const reveal = vi.spyOn(Element.prototype, 'scrollIntoView')
    holdTimers()
    await user.click(screen.getByRole('button', { name: 'Enviar por correo' }))
    // The button stays busy for at least two seconds.
    await pass(2000)
    const outcome = await screen.findByText('Email enviado correctamente.')
    expect(reveal.mock.contexts).toContain(outcome)
    // In the line of the reminder, so that the buttons do not move.
    expect(screen.getByText('Ya tienes copia.')).toBeInTheDocument()
    vi.useRealTimers()
    await go('/terminos-condiciones')
    await go(PAGE)
    await screen.findByRole('button', { name: 'Enviar por correo' })
    expect(screen.queryByText('Aún no tienes copia.')).not.toBeInTheDocument()
  })

  it('is shown first if it is the newest request, with links to the older requests', async () => {
    await signInWith(sent, { ...sent, appointmentId: '20300', date: '2099-11-02' })
    const { user } = await visit(PAGE)
    expect(await screen.findByText(/Tu folio es 20500\./)).toBeInTheDocument()
    await openMore(user)
    await user.click(main().getByRole('link', { name: /Folio 20300/ }))
    expect(await screen.findByText(/Tu folio es 20300\./)).toBeInTheDocument()
    // The summary of the older request contains the school, too.
    await openSheet(user)
    await waitFor(() => expect(textIn(/^Enviar por WhatsApp/, 'text')).toContain('Escuela:'))
  })

  it.each(['?folio=../users', '?folio='])('is replaced by an explanation for the invalid number %s', async (search) => {
    await signInWith(sent)
    await visit(`${PAGE}${search}`)
    expect(await screen.findByText('Ese folio no es de una solicitud')).toBeInTheDocument()
    expect(main().getByRole('link', { name: '55 5130 5555' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: /Folio 20500/ })).toBeInTheDocument()
  })

  it('is replaced by an explanation when the device has not stored the request number', async () => {
    const user = await signInAs('teacher')
    saveSession({ ...user, hasAppointments: true }, 'hash')
    await visit(PAGE)
    expect(await screen.findByText('No conocemos tu folio en este dispositivo')).toBeInTheDocument()
  })
})

it('«Tu visita» explains how to change or cancel a visit, even when only the request number is known', async () => {
  await signInWith(sent)
  const { user, go } = await visit(PAGE)
  await openMore(user)
  const words = 'Para cambiarla o cancelarla, llama al 55 5130 5555 y di tu folio, o escríbenos.'
  const sentence = await screen.findByText(
    (_text, element) => element?.tagName === 'P' && element.textContent === words,
  )
  expect(within(sentence).getByRole('link', { name: '55 5130 5555' })).toHaveAttribute('href', 'tel:+525551305555')
  await go(`${PAGE}?folio=20417`)
  await screen.findByText(/^No reconocemos el folio/)
  expect(screen.getByRole('main')).toHaveTextContent(words)
})

it('a link to another request opens the page at its top', async () => {
  await signInWith(sent, { ...sent, appointmentId: '20501' })
  const { user } = await visit(PAGE)
  await openMore(user)
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await user.click(screen.getByRole('link', { name: /^Folio 205/ }))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

const requestedBefore = 'Ya enviaste una solicitud: folio 20500, para el viernes 11 de diciembre de 2099.'

it('72. the visit form mentions a sent request above its fields, and accepts another request', async () => {
  await signInWith(sent)
  await visit('/solicitud-visita')
  const note = await screen.findByText(requestedBefore)
  const terms = screen.getByLabelText('Acepto los términos y condiciones')
  expect(note.compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('button', { name: 'Enviar solicitud' })).toBeEnabled()
})

it('the visit form also mentions a request that another tab sends in the meantime above its button', async () => {
  const { store } = await visit('/solicitud-visita', { as: 'teacher' })
  const terms = await screen.findByLabelText('Acepto los términos y condiciones')
  sentVisits(seededAccounts.teacher.id).write([sent])
  act(() => store.dispatch(followSession()))
  const notes = await screen.findAllByText(requestedBefore)
  const { DOCUMENT_POSITION_FOLLOWING: after, DOCUMENT_POSITION_PRECEDING: before } = Node
  expect(notes.map((note) => note.compareDocumentPosition(terms))).toEqual([after, before])
})

it('«Mi cuenta» does not link parents to a request', async () => {
  const parent = await signInAs('parent')
  saveSession({ ...parent, hasAppointments: true }, 'hash')
  await visit('/mi-cuenta')
  await screen.findByRole('heading', { level: 1, name: 'Mi cuenta' })
  expect(main().queryByRole('link', { name: 'Tu visita' })).not.toBeInTheDocument()
})

it('the sign-out page warns that it removes the details of a visit; afterwards, only the folio is shown', async () => {
  sentVisits(seededAccounts.teacherWithVisit.id).write([{ ...sent, appointmentId: '20417' }])
  const { user, go } = await visit('/logout', { as: 'teacherWithVisit' })
  expect(await screen.findByText(/^También se borran los detalles de tu solicitud de visita/)).toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'Cerrar sesión' }))
  await signInHere(user, seededAccounts.teacherWithVisit)
  await waitFor(() => expect(main().queryByLabelText('Contraseña')).not.toBeInTheDocument())
  await go(PAGE)
  const words = 'Este dispositivo ya no guarda los detalles de tu solicitud, solo su folio.'
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByText(/desde otro dispositivo/)).not.toBeInTheDocument()
})
