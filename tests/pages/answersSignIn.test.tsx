import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { PATH, posts, startAtTheLast, submit } from '../support/questionnaire'
import { answer, server } from '../support/server'

const { parent } = seededAccounts

it('32. who has to sign in before the answers are sent comes back to the very question, with all answers', async () => {
  const { user, address } = await startAtTheLast()
  answer('post', '/tests/1/evaluation', { errors: [{ detail: 'Inicia sesión.' }] }, 401)
  await waitFor(async () => expect(await submit()).toBeEnabled())
  await user.click(await submit())
  await screen.findByRole('dialog')
  expect(address).toMatchObject({ pathname: '/login', search: '?fromQuestionnaire=true' })
  server.resetHandlers()
  await user.keyboard('{Escape}')
  await user.type(screen.getByLabelText('Correo electrónico'), parent.email)
  await user.type(screen.getByLabelText('Contraseña'), `${parent.password}{Enter}`)

  expect(await screen.findByText(questionnaire[14]?.question ?? '')).toBeInTheDocument()
  expect(address.pathname).toBe(PATH)
  expect(new URLSearchParams(address.search).get('pregunta')).toBe('15')
  expect(screen.getByLabelText('Nelson Mandela')).toBeChecked()
  await waitFor(async () => expect(await submit()).toBeEnabled())
  await user.click(await submit())
  await screen.findByRole('heading', { name: 'Respuestas enviadas correctamente.' })
  expect(await posts()).toHaveLength(2)
})
