import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { settings } from '@/model/env'
import { readSession } from '@/model/session'

import { seededAccounts } from '@/mocks/embeddedApi'
import { fillIn } from '../support/forms'
import { server } from '../support/server'
import { visit } from '../support/visit'

const SITE = 'https://contenidos.example.mx'

beforeEach(() => {
  settings.contentSiteUrl = SITE
  server.use(http.post(`${SITE}/*`, () => HttpResponse.json({})))
})
afterEach(() => {
  settings.contentSiteUrl = ''
})

const comeFrom = (site: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${site}/`)

async function signIn(user: UserEvent) {
  const { email, password } = seededAccounts.oddTeacher
  await screen.findByLabelText('Contraseña')
  await fillIn(user, { 'Correo electrónico': email, Contraseña: password })
  await user.keyboard('{Enter}')
}

it('117. sign-in redirects to the interrupted visit form, not to the content site', async () => {
  comeFrom(SITE)
  const { user, address } = await visit('/solicitud-visita')
  await waitFor(() => expect(address.pathname).toBe('/login'))
  await signIn(user)
  await waitFor(() => expect(address.pathname).toBe('/solicitud-visita'))
})

it('117. /logout signs out without confirmation when opened by a link on the content site', async () => {
  comeFrom(SITE)
  const { address } = await visit('/logout', { as: 'oddTeacher' })
  await waitFor(() => expect(address.pathname).toBe('/login'))
  expect(readSession()).toBeNull()
})

it('87, 117. /logout asks for confirmation when opened by a link on another site', async () => {
  comeFrom('https://contenidos.example.mx.evil.example')
  await visit('/logout', { as: 'oddTeacher' })
  expect(await screen.findByRole('heading', { name: '¿Cerrar sesión?' })).toBeVisible()
  expect(readSession()).not.toBeNull()
})

it('117. /logout asks for confirmation if the link on the content site opened another page of the platform first', async () => {
  comeFrom(SITE)
  const { go } = await visit('/terminos-condiciones', { as: 'oddTeacher' })
  await go('/logout')
  expect(await screen.findByRole('heading', { name: '¿Cerrar sesión?' })).toBeVisible()
})
