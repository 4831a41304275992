import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { questionnaire } from '@/mocks/seed/questionnaire'
import { CODE, PATH, start } from '../support/questionnaire'
import { answerSite } from '../support/server'
import { translate } from '../support/translate'
import { visit } from '../support/visit'

const ALL = questionnaire.length
const next = () => screen.queryByText('Siguiente')
const submit = () => screen.queryByText('Enviar respuestas')

it('126. a translated questionnaire shows the right counts and button names until the answers are sent', async () => {
  translate()
  const { user } = await visit(`${PATH}?codigo=${CODE}`)
  expect(await screen.findByText('Mariana Ríos Cano')).toBeInTheDocument()
  await user.click(await start())
  for (const [index, { question, answers }] of questionnaire.entries()) {
    const isLast = index === ALL - 1
    await screen.findByText(question)
    expect(screen.getByText(`${index} de ${ALL} respondidas`)).toBeInTheDocument()
    expect(screen.getByText(`${index}/${ALL}`)).toBeInTheDocument()
    expect(document.getElementById('cuenta')).toHaveTextContent(`Pregunta ${index + 1} de ${ALL}`)
    expect([next() === null, submit() === null]).toEqual([isLast, !isLast])
    await user.click(screen.getByLabelText(answers[0]?.answer ?? ''))
    const forward = next()
    if (forward) await user.click(forward)
  }
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.offline(window)
  expect(await screen.findByText(/^Sin conexión\. .* Envíalas cuando vuelva la señal\.$/)).toBeInTheDocument()
  answerSite(() => HttpResponse.error())
  await user.click(screen.getByText('Enviar respuestas'))
  expect(await screen.findByText('Sigue sin conexión. No se envió nada.')).toBeInTheDocument()
  online.mockReturnValue(true)
  fireEvent.online(window)
  await waitFor(() => expect(screen.queryByText(/^Sigue sin conexión/)).not.toBeInTheDocument())
  await user.click(screen.getByText('Enviar respuestas'))
  expect(await screen.findByRole('heading', { name: 'Respuestas enviadas correctamente.' })).toBeInTheDocument()
})
