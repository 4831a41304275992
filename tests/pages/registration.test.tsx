import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { answer, received } from '../support/server'
import { visit } from '../support/visit'

/** How often the themes were asked for. */
const asked = async () => (await received()).filter(({ line }) => line.startsWith('GET /themes')).length

const OFFER = 'Hay un registro sin terminar en este equipo'
const name = () => screen.findByLabelText('Nombre(s)')

async function typeAndLeave() {
  const { user } = await visit('/registro')
  await user.type(await name(), 'Teresa')
  cleanup()
}

it('what somebody typed is offered, not filled in', async () => {
  await typeAndLeave()
  const { user } = await visit('/registro')
  expect(await screen.findByText(OFFER)).toBeInTheDocument()
  expect(await name()).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Continuar con lo escrito' }))
  expect(await name()).toHaveValue('Teresa')
})

it('what is typed beside the offer stays, and the offer fills the rest', async () => {
  await typeAndLeave()
  const { user } = await visit('/registro')
  await user.type(screen.getByLabelText('Correo electrónico'), 'ana@example.mx')
  await user.type(screen.getByLabelText('Contraseña'), 'Memoria2025')
  await user.click(await screen.findByRole('button', { name: 'Continuar con lo escrito' }))
  expect(await name()).toHaveValue('Teresa')
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@example.mx')
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Memoria2025')
})

it('what somebody else typed is gone for who starts anew', async () => {
  await typeAndLeave()
  const { user } = await visit('/registro')
  await user.click(await screen.findByRole('button', { name: 'Empezar de nuevo' }))
  expect(await name()).toHaveValue('')
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('Teresa')
})

it('is offered also to who comes back from another page of the platform', async () => {
  const { user } = await visit('/registro')
  await user.type(await name(), 'Teresa')
  await user.click(screen.getByRole('link', { name: 'Inicia sesión' }))
  await user.click(await screen.findByRole('link', { name: 'Regístrate' }))
  expect(await screen.findByText(OFFER)).toBeInTheDocument()
})

it('the themes that could not be loaded are asked for again when somebody asks for them, and not by themselves', async () => {
  answer('get', '/themes', {}, 500)
  const { user } = await visit('/registro')
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  expect(await asked()).toBe(1)
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(await asked()).toBe(2)
})
