import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { settings } from '@/model/env'
import { readSession } from '@/model/session'

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
