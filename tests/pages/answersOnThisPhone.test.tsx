import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { posts, startAtTheLast, submit } from '../support/questionnaire'
import { answerSite } from '../support/server'

const SENT = 'Respuestas enviadas correctamente.'
const STILL_OFFLINE = 'Sigue sin conexión. No se envió nada.'

it('101. The answers leave although the browser reports itself offline, unless the site does not answer', async () => {
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
  expect(await screen.findByText('Volvió la conexión. Ya puedes enviar.')).toBeInTheDocument()
  expect(failure).not.toBeInTheDocument()

  online.mockReturnValue(false)
  fireEvent.offline(window)
  answerSite(() => new HttpResponse())
  await user.click(await submit())
  expect(await screen.findByRole('heading', { name: SENT })).toBeInTheDocument()
  expect(await posts()).toHaveLength(1)
})
