import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { fillIn } from '../support/forms'
import { answer } from '../support/server'
import { visit } from '../support/visit'

it('the visit form shows the account’s e-mail and phone, and a link to change both', async () => {
  const { user, go } = await visit('/solicitud-visita', { as: 'teacher' })
  const sentence = await screen.findByText(/^El museo usará los datos de tu cuenta:/)
  expect(sentence).toHaveTextContent('mariana.rios@escuela.example.mx y 55 1234 5678. Cambiar en Mi cuenta')
  await fillIn(user, { Profesores: '7' })
  await user.click(within(sentence).getByRole('link', { name: 'Cambiar en Mi cuenta' }))
  await screen.findByRole('heading', { level: 1, name: 'Mi cuenta' })
  await go('/solicitud-visita')
  expect(await screen.findByLabelText('Profesores')).toHaveValue('7')
})

it('the visit form hides the contact details when the profile fails to load', async () => {
  answer('get', `/users/${seededAccounts.teacher.id}`, {}, 500)
  await visit('/solicitud-visita', { as: 'teacher' })
  await screen.findByLabelText('10:30 h')
  expect(screen.queryByText(/los datos de tu cuenta/)).not.toBeInTheDocument()
})

it('131. the visit form says when the museum opens on Saturdays, and sends a request for an earlier time', async () => {
  vi.setSystemTime('2026-12-01T10:00:00')
  answer('post', '/appointments', { data: { id: '20500' } }, 201)
  const { user, address } = await visit('/solicitud-visita', { as: 'teacher' })
  await screen.findByLabelText('9:00 h')
  await fillIn(user, {
    '9:00 h': '',
    WhatsApp: '',
    'Fecha de visita': '2026-12-12',
    Profesores: '2',
    'Número de estudiantes': '20',
    'Nivel educativo': 'Secundaria',
  })
  expect(screen.getByText(/^Los sábados el museo abre a las 10:00:/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
  await waitFor(() => expect(address.pathname).toBe('/solicitud-visita-confirmacion'))
})
