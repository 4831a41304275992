import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { fillIn } from '../support/forms'
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
  await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Regístrate' }))
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

it.each([
  ['docente', 'Profesor'],
  ['familia', 'Padre de Familia'],
])('77. from the link for «%s» the profile is chosen', async (who, profile) => {
  await visit(`/registro?perfil=${who}`)
  expect(await screen.findByRole('radio', { name: profile })).toBeChecked()
})

it('77. the links that promise something to somebody choose their profile', async () => {
  const { user } = await visit('/servicios-escolares')
  await user.click(await screen.findByRole('link', { name: 'Crear cuenta de docente' }))
  expect(await screen.findByRole('radio', { name: 'Profesor' })).toBeChecked()
  cleanup()
  const family = await visit('/')
  await family.user.click(screen.getByRole('link', { name: 'Obtener mi entrada' }))
  expect(await screen.findByRole('radio', { name: 'Padre de Familia' })).toBeChecked()
})

it('no profile is chosen for a link that names none', async () => {
  await visit('/registro?perfil=director')
  expect(await screen.findByRole('radio', { name: 'Otro' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Profesor' })).not.toBeChecked()
})

it('74. a school that is not in the list stays, and one tap makes it «Otro» with that name', async () => {
  const { user } = await visit('/registro?perfil=docente')
  const school = await screen.findByRole('combobox', { name: 'Escuela' })
  await user.type(school, 'Colegio de la Esperanza')
  await user.tab()
  expect(school).toHaveValue('Colegio de la Esperanza')
  await user.click(await screen.findByRole('button', { name: 'Mi escuela no está: usar «Colegio de la Esperanza»' }))
  expect(school).toHaveValue('Otro')
  expect(await screen.findByLabelText('Nombre de la escuela')).toHaveValue('Colegio de la Esperanza')
  await waitFor(() => expect(screen.getByLabelText('Nombre de la escuela')).toHaveFocus())
})

it('76. a domain that looks mistyped is asked about once the field was left, and one tap corrects it', async () => {
  const { user } = await visit('/registro')
  const email = await screen.findByLabelText('Correo electrónico')
  await user.type(email, 'ana@gmial.com')
  expect(screen.queryByText(/¿Quisiste decir/)).not.toBeInTheDocument()
  await user.tab()
  expect(await screen.findByText('¿Quisiste decir ana@gmail.com?')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Usar ana@gmail.com' }))
  await waitFor(() => expect(email).toHaveValue('ana@gmail.com'))
  expect(email).toHaveFocus()
  expect(screen.queryByText(/¿Quisiste decir/)).not.toBeInTheDocument()
})

it.each(['ana@unam.mx', 'ana@escuela.edu.mx', 'ana@prodigy.net.mx'])('76. «%s» looks right', async (address) => {
  const { user } = await visit('/registro')
  await user.type(await screen.findByLabelText('Correo electrónico'), address)
  await user.tab()
  await vi.dynamicImportSettled()
  expect(screen.queryByText(/¿Quisiste decir/)).not.toBeInTheDocument()
})

it('76. what was done is the title, with the address that was written to, and a way to correct it', async () => {
  const { user } = await visit('/registro?perfil=familia')
  await fillIn(user, {
    'Nombre(s)': 'Teresa',
    'Correo electrónico': 'teresa@correo.example.mx',
    Contraseña: 'Abcd1234',
  })
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeInTheDocument()
  expect(screen.getByText('teresa@correo.example.mx').tagName).toBe('STRONG')
  expect(screen.getAllByText(/teresa@correo\.example\.mx/)).toHaveLength(1)
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    '/login',
  )
  await user.click(screen.getByRole('link', { name: '¿No es tu correo? Crea la cuenta de nuevo' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeInTheDocument()
  expect(await screen.findByRole('radio', { name: 'Padre de Familia' })).toBeChecked()
})
