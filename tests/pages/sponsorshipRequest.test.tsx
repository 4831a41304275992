import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { fillIn } from '../support/forms'
import { received } from '../support/server'
import { visit } from '../support/visit'

const POST = '/sponsorship_requests'
const field = (label: string) => screen.getByLabelText(label)
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
const posts = async () => (await received()).filter(({ line }) => line === `POST ${POST}`)

async function arrive() {
  const visited = await visit('/solicitud-patrocinio', { as: 'teacher' })
  await waitFor(async () => expect(await screen.findByLabelText('Nivel educativo')).toHaveDisplayValue('Secundaria'))
  return visited
}

const fillInSponsorship = (user: UserEvent) =>
  fillIn(user, {
    'Dirección de la escuela': ' Calle 5 de Mayo 20, Centro ',
    'Razón de la solicitud': 'Nuestras familias no pueden pagar la visita.',
  })

describe('/solicitud-patrocinio', () => {
  it('46. starts with values of the profile, sends ids as numbers, and explains the next step', async () => {
    const { user } = await arrive()
    expect(field('Nombre del profesor')).toHaveValue('Mariana')
    expect(field('Primer apellido')).toHaveValue('Ríos')
    expect(field('Segundo apellido')).toHaveValue('Cano')
    expect(field('Correo electrónico')).toHaveValue('mariana.rios@escuela.example.mx')
    expect(field('Sostenimiento de la escuela')).toHaveDisplayValue('Público')
    expect(screen.getByRole('region', { name: 'Qué sigue' })).toBeVisible()
    expect(screen.queryByText(/^Borrador/)).not.toBeInTheDocument()

    await fillInSponsorship(user)
    await send(user)

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Solicitud de patrocinio enviada' })).toHaveFocus())
    expect(screen.getByText(/El museo responde a/)).toHaveTextContent('mariana.rios@escuela.example.mx')
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Solicitar visita' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Enviar solicitud' })).not.toBeInTheDocument()
    expect(await posts()).toEqual([
      expect.objectContaining({
        body: {
          teacher_name: 'Mariana',
          first_lastname: 'Ríos',
          second_lastname: 'Cano',
          email: 'mariana.rios@escuela.example.mx',
          school_type_id: 1,
          school_grade_id: 2,
          school_address: 'Calle 5 de Mayo 20, Centro',
          reason: 'Nuestras familias no pueden pagar la visita.',
        },
      }),
    ])
  })

  it('118. shows the sent request and its date after a reload, and two days later', async () => {
    vi.setSystemTime('2026-11-24T12:05:00')
    const first = await arrive()
    await fillInSponsorship(first.user)
    await send(first.user)
    await screen.findByRole('heading', { name: 'Solicitud de patrocinio enviada' })
    cleanup()

    const reloaded = await arrive()
    expect(screen.getByText('Ya enviaste una solicitud de patrocinio hoy a las 12:05')).toBeInTheDocument()
    expect(screen.getByText('Nuestras familias no pueden pagar la visita.')).toBeInTheDocument()
    expect(field('Razón de la solicitud')).toHaveValue('')

    vi.setSystemTime('2026-11-26T09:00:00')
    await reloaded.go('/requisitos-patrocinio')
    await reloaded.go('/solicitud-patrocinio')
    const words = 'Ya enviaste una solicitud de patrocinio el martes 24 de noviembre de 2026 a las 12:05'
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.getByText(/El museo responde a/)).toHaveTextContent('mariana.rios@escuela.example.mx')
    expect(screen.getByRole('button', { name: 'Enviar solicitud' })).toBeEnabled()

    await reloaded.go('/logout')
    await reloaded.user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }))
    cleanup()
    await arrive()
    expect(screen.queryByText(/^Ya enviaste/)).not.toBeInTheDocument()
  })

  it('restores a draft, and lets the user clear the draft and undo the clearing', async () => {
    const first = await arrive()
    await first.user.selectOptions(field('Sostenimiento de la escuela'), 'Privado')
    await first.user.type(field('Razón de la solicitud'), 'A medias')
    cleanup()
    const { user } = await arrive()
    expect(screen.getByText('Recuperamos lo que habías escrito')).toBeInTheDocument()
    expect(field('Sostenimiento de la escuela')).toHaveDisplayValue('Privado')
    expect(field('Razón de la solicitud')).toHaveValue('A medias')

    await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }))
    expect(field('Razón de la solicitud')).toHaveValue('')
    expect(field('Sostenimiento de la escuela')).toHaveDisplayValue('Público')
    await user.click(screen.getByRole('button', { name: 'Recuperar lo anterior' }))
    expect(field('Razón de la solicitud')).toHaveValue('A medias')
  })
})
