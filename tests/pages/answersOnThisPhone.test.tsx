import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { answersSentAt, removeSentAnswers, storedAnswers } from '@/model/answers'
import { questionnaire } from '@/mocks/seed/questionnaire'
import {
  CODE,
  continueButton,
  PATH,
  posts,
  start,
  startAtTheLast,
  storeAnswers,
  submit,
} from '../support/questionnaire'
import { answerSite, dropConnection } from '../support/server'
import { visit } from '../support/visit'

const SENT = 'Respuestas enviadas correctamente.'
const UNSENT = 'Ya hay conexión. Tus respuestas siguen sin enviarse.'
const STILL_OFFLINE = 'Sigue sin conexión. No se envió nada.'

it('101, 134. answers are sent even if the browser reports itself offline, as long as the site responds', async () => {
  const { user } = await startAtTheLast()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.offline(window)
  expect(await screen.findByText(/^Sin conexión\./)).toBeInTheDocument()
  await waitFor(async () => expect(await submit()).toBeEnabled())

  answerSite(() => HttpResponse.error())
  await user.click(await submit())
  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent(`${STILL_OFFLINE}Tus respuestas siguen guardadas en este dispositivo.`)
  expect(screen.queryByText(/^Sin conexión\./)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Nelson Mandela')).toBeChecked()
  expect(await posts()).toEqual([])

  online.mockReturnValue(true)
  fireEvent.online(window)
  await waitFor(() => expect(failure).not.toBeInTheDocument())
  expect(screen.getByText(UNSENT)).toBeInTheDocument()

  online.mockReturnValue(false)
  fireEvent.offline(window)
  answerSite(() => new HttpResponse())
  await user.click(await submit())
  expect(await screen.findByRole('heading', { name: SENT })).toBeInTheDocument()
  expect(await posts()).toHaveLength(1)
})

it('101. when the connection returns, the doubt about an earlier attempt remains', async () => {
  const { user } = await startAtTheLast()
  dropConnection('post', '/tests/1/evaluation')
  await waitFor(async () => expect(await submit()).toBeEnabled())
  await user.click(await submit())
  expect(await screen.findByRole('alert')).toHaveTextContent(/No sabemos si tus respuestas llegaron/)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.offline(window)
  expect(await screen.findByText(/^Sin conexión\./)).not.toHaveTextContent('Envíalas')
  answerSite(() => HttpResponse.error())
  await user.click(await submit())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Sigue sin conexión\./))
  online.mockReturnValue(true)
  fireEvent.online(window)
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('sin conexión'))
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Ya hay conexión\. ?Este intento no se completó\. Un intento anterior quedó sin respuesta\. ?No sabemos si/,
  )
  expect(screen.queryByText(UNSENT)).not.toBeInTheDocument()
})

it('scrolls to an own failure and its button, but to no failure after a reload', async () => {
  const { user } = await startAtTheLast()
  dropConnection('post', '/tests/1/evaluation')
  await waitFor(async () => expect(await submit()).toBeEnabled())
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(await submit())
  const note = await screen.findByRole('alert')
  expect(scroll.mock.contexts.slice(-3)).toEqual([await submit(), note, note.querySelector('strong')])
  cleanup()
  scroll.mockClear()
  const again = await visit(`${PATH}?codigo=${CODE}`)
  await again.user.click(await continueButton())
  await screen.findByRole('alert')
  expect(scroll).not.toHaveBeenCalledWith({ block: 'nearest' })
})

it('134. an attempt without network is still reported after a reload, on the start screen and beside the button', async () => {
  const { user } = await startAtTheLast()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answerSite(() => HttpResponse.error())
  await user.click(await submit())
  expect(await screen.findByText(STILL_OFFLINE)).toBeInTheDocument()
  cleanup()

  online.mockReturnValue(true)
  const again = await visit(`${PATH}?codigo=${CODE}`)
  expect(await screen.findByText(/^Respondidas: 15 de 15\. Siguen sin enviarse\./)).toBeInTheDocument()
  await again.user.click(await continueButton())
  expect(await screen.findByText(UNSENT)).toBeInTheDocument()
  await again.user.click(await submit())
  expect(await screen.findByRole('heading', { name: SENT })).toBeInTheDocument()
  expect(screen.queryByText(UNSENT)).not.toBeInTheDocument()
})

it('127. two tabs of one class link keep the answers of both', async () => {
  const { user } = await visit(`${PATH}?codigo=${CODE}`)
  await user.click(await start())
  await screen.findByText(questionnaire[0]?.question ?? '')
  storeAnswers(questionnaire.slice(1, 10))
  await user.click(screen.getByLabelText(questionnaire[0]?.answers[0]?.answer ?? ''))
  expect(await screen.findByText('10 de 15 respondidas')).toBeInTheDocument()
  cleanup()
  sessionStorage.clear()
  await visit(`${PATH}?codigo=${CODE}`)
  expect(await screen.findByText(/^Respondidas: 10 de 15\./)).toBeInTheDocument()
})

it('answers that another tab has sent are not sent again: the start screen shows when they were sent', async () => {
  await startAtTheLast()
  expect(await submit()).toBeEnabled()
  removeSentAnswers(CODE)
  fireEvent(window, new StorageEvent('storage', { key: storedAnswers(CODE).key }))
  fireEvent(window, new StorageEvent('storage', { key: answersSentAt(CODE).key }))
  expect(await screen.findByText(/^Enviaste tus respuestas a Mariana Ríos Cano hoy a las /)).toBeInTheDocument()
  expect(await start()).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Enviar respuestas' })).not.toBeInTheDocument()
})

it('after sending, Back leaves the questions, and the next student sees no earlier answers', async () => {
  const { user, address, goBack } = await startAtTheLast()
  await user.click(screen.getByRole('button', { name: 'Anterior' }))
  await user.click(await submit())
  const another = await screen.findByRole('button', { name: 'Que responda otro estudiante' })
  await waitFor(() => expect(address.search).toBe(`?codigo=${CODE}`))
  await user.click(another)
  expect(screen.getByRole('heading', { name: 'Cuestionario de visita' })).toHaveFocus()
  expect(await screen.findByText('Mariana Ríos Cano')).toBeInTheDocument()
  expect(screen.queryByText(/^Enviaste tus respuestas/)).not.toBeInTheDocument()
  await goBack()
  expect(address.search).toBe(`?codigo=${CODE}`)
})

describe('a phone that has sent answers', () => {
  const SENT_AT = new Date(2026, 2, 5, 13, 40).getTime()
  const RECEIPT = 'Enviaste tus respuestas a Mariana Ríos Cano'

  afterEach(() => {
    vi.useRealTimers()
  })

  async function send() {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(SENT_AT)
    const { user } = await startAtTheLast()
    await waitFor(async () => expect(await submit()).toBeEnabled())
    await user.click(await submit())
    expect(await screen.findByText(`${RECEIPT} hoy a las 13:40.`)).toBeInTheDocument()
    cleanup()
  }

  it.each([
    ['after a reload', 0, 'hoy a las 13:40.'],
    ['the next morning', 20 * 60 * 60 * 1000, 'ayer a las 13:40.'],
  ])(
    '134. names the teacher and the time of the sent answers %s, and the next student starts with empty answers',
    async (_when, later, moment) => {
      await send()
      vi.setSystemTime(SENT_AT + later)
      const { user } = await visit(`${PATH}?codigo=${CODE}&pregunta=15`)
      expect(await screen.findByText(`${RECEIPT} ${moment}`)).toBeInTheDocument()
      await waitFor(async () => expect(await start()).toBeEnabled())
      await user.click(await start())
      expect(await screen.findByText(questionnaire[0]?.question ?? '')).toBeInTheDocument()
      for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    },
  )
})

it('after sending, a button fills the screen with a light; a press or Esc closes the light', async () => {
  const { user } = await startAtTheLast()
  await user.click(await submit())
  const raise = await screen.findByRole('button', { name: 'Encender tu luz' })
  const before = (await posts()).length
  await user.click(raise)
  const dialog = screen.getByRole('dialog', { name: 'Tu luz' })
  await user.click(within(dialog).getByRole('button', { name: 'Presiona para apagar tu luz' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(raise).toHaveFocus()
  await user.click(raise)
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await posts()).toHaveLength(before)
})
