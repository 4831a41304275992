import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { registeredEmail } from '@/model/drafts'
import { returnAfterValidation } from '@/model/signInDestination'

import { seededAccounts } from '@/mocks/embeddedApi'
import { answer, answerSite, dropConnection, holdAnswer, received } from '../support/server'
import { signInHere } from '../support/signIn'
import { visit } from '../support/visit'

const page = '/api/v1/users/confirmation'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('/api/v1/users/confirmation', () => {
  it.each(['confirmation_token', 'token'])(
    'validates the account once with the %s of the link, and removes the token from the URL',
    async (name) => {
      answer('get', '/users/confirmation', {})
      const { address } = await visit(`${page}?${name}=ab+cd==`)

      expect(await title('Tu cuenta ha sido validada')).toBeInTheDocument()
      await waitFor(() => expect(address.search).toBe(''))
      expect((await received()).map(({ line }) => line)).toEqual([
        'GET /users/confirmation?locale=es&confirmation_token=ab+cd==',
      ])
    },
  )

  it('17, 112. explains the likely cause of a refused link, links to sign-in, and does not offer a retry', async () => {
    answer('get', '/users/confirmation', {}, 400)
    registeredEmail.write('ana@escuela.mx')
    const { user } = await visit(`${page}?token=abc`)
    expect(await title('No pudimos validar tu cuenta')).toBeInTheDocument()
    expect(screen.getByText('Si ya la validaste, inicia sesión.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Iniciar sesión' }))
    expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('ana@escuela.mx')
  })

  it.each([
    ['a lost response', () => dropConnection('get', '/users/confirmation')],
    ['a fault', () => answer('get', '/users/confirmation', {}, 500)],
  ])('17, 104. explains a refusal of a retry after %s, and keeps the doubt', async (_what, fail) => {
    fail()
    const { user } = await visit(`${page}?token=abc`)
    const retry = await screen.findByRole('button', { name: 'Reintentar' })
    expect(screen.getByText(/puede que tu cuenta ya esté validada/)).toBeVisible()
    answer('get', '/users/confirmation', {}, 422)
    await user.click(retry)
    expect((await screen.findByText('Si ya la validaste, inicia sesión.')).parentElement).toHaveTextContent(
      /^Un intento anterior quedó sin respuesta: puede que tu cuenta ya esté validada\./,
    )
    expect(retry).not.toBeInTheDocument()
  })

  it('78. a validation without a connection was not sent, and its refused retry has no doubt', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answerSite(() => HttpResponse.error())
    dropConnection('get', '/users/confirmation')
    const { user } = await visit(`${page}?token=abc`)
    expect(await screen.findByText(/^Sigue sin conexión\. No se envió nada\./)).toBeVisible()
    expect(screen.queryByText(/puede que tu cuenta/)).not.toBeInTheDocument()
    online.mockReturnValue(true)
    answer('get', '/users/confirmation', {}, 422)
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect((await screen.findByText('Si ya la validaste, inicia sesión.')).parentElement).not.toHaveTextContent(
      /intento anterior/,
    )
  })

  it('shows a progress message during validation', async () => {
    const release = holdAnswer('get', '/users/confirmation')
    await visit(`${page}?token=abc`)
    expect((await screen.findAllByText('Estamos validando tu cuenta…'))[0]).toBeInTheDocument()
    release()
    expect(await title('Tu cuenta ha sido validada')).toBeInTheDocument()
  })

  it.each(['', '?confirmation_token=', '?token=', '?otra=cosa'])(
    'rejects the query «%s» without a request',
    async (search) => {
      await visit(page + search)
      expect(await title('No pudimos validar tu cuenta')).toBeInTheDocument()
      expect(await received()).toEqual([])
    },
  )
})

it('a user who registered from the questionnaire returns there after validation and sign-in', async () => {
  returnAfterValidation.write('/responder-cuestionario?codigo=7')
  answer('get', '/users/confirmation', {})
  const { user, address } = await visit(`${page}?token=abc`)
  expect(await screen.findByText(/Después vuelves al cuestionario/)).toBeInTheDocument()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Iniciar sesión' }))
  await signInHere(user, seededAccounts.parent)
  await waitFor(() => expect(address).toMatchObject({ pathname: '/responder-cuestionario', search: '?codigo=7' }))
})
