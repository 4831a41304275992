import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { PATH, posts, start, startAtTheLast, submit } from '../support/questionnaire'
import { answer, server } from '../support/server'
import { visit } from '../support/visit'

const { email, password } = seededAccounts.parent

it('when the session expires before sending, the questionnaire restores the answers after sign-in', async () => {
  const { user, address } = await visit(PATH, { as: 'parent' })
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  await user.click(await start())
  for (const [index, { question, answers }] of questionnaire.entries()) {
    await screen.findByText(question)
    await user.click(screen.getByLabelText(answers[0]?.answer ?? ''))
    if (index < questionnaire.length - 1) await user.click(screen.getByText('Siguiente'))
  }
  answer('post', '/tests/1/evaluation', { errors: [{ detail: 'Inicia sesión.' }] }, 401)
  await user.click(await submit())
  await waitFor(() => expect(address).toMatchObject({ pathname: '/login', search: '?fromQuestionnaire=true' }))
  server.resetHandlers()
  await user.type(await screen.findByLabelText('Contraseña'), `${password}{Enter}`)

  expect(await screen.findByText(questionnaire[14]?.question ?? '')).toBeInTheDocument()
  await waitFor(async () => expect(await submit()).toBeEnabled())
  await user.click(await submit())
  expect(await screen.findByRole('heading', { name: 'Respuestas enviadas correctamente.' })).toBeInTheDocument()
})

it('a student who has to sign in before sending returns to the same question with all answers', async () => {
  const { user, address } = await startAtTheLast()
  answer('post', '/tests/1/evaluation', { errors: [{ detail: 'Inicia sesión.' }] }, 401)
  await waitFor(async () => expect(await submit()).toBeEnabled())
  await user.click(await submit())
  expect(await screen.findByRole('dialog')).toHaveTextContent('te espera al volver')
  expect(address).toMatchObject({ pathname: '/login', search: '?fromQuestionnaire=true' })
  server.resetHandlers()
  await user.keyboard('{Escape}')
  await user.type(screen.getByLabelText('Correo electrónico'), email)
  await user.type(screen.getByLabelText('Contraseña'), `${password}{Enter}`)

  expect(await screen.findByText(questionnaire[14]?.question ?? '')).toBeInTheDocument()
  expect(address.pathname).toBe(PATH)
  expect(new URLSearchParams(address.search).get('pregunta')).toBe('15')
  expect(screen.getByLabelText('Nelson Mandela')).toBeChecked()
  await waitFor(async () => expect(await submit()).toBeEnabled())
  await user.click(await submit())
  await screen.findByRole('heading', { name: 'Respuestas enviadas correctamente.' })
  expect(await posts()).toHaveLength(2)
})
