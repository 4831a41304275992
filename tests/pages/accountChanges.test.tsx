import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { openAccount, save, subject } from '../support/account'
import { fillIn } from '../support/forms'
import { answer } from '../support/server'
import { signInAs } from '../support/visit'

const SESSION_ENDED = 'Tu sesión terminó. Inicia sesión de nuevo.'
const { teacher } = seededAccounts

describe('changes that are not saved', () => {
  it('are asked about before a link is followed, and wait here', async () => {
    const { user, address } = await openAccount('teacher')
    await user.type(await subject(), ' II')
    await user.click(screen.getByRole('link', { name: 'Cambiar mi contraseña' }))

    const question = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })
    expect(question).toHaveTextContent('te esperan en este equipo')
    await user.click(within(question).getByRole('button', { name: 'Seguir editando' }))
    expect(address.pathname).toBe('/mi-cuenta')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await user.click(screen.getByRole('link', { name: 'Cambiar mi contraseña' }))
    await user.click(screen.getByRole('button', { name: 'Salir' }))
    await waitFor(() => expect(address.pathname).toBe('/recuperar-contrasenia'))
  })

  it('survive the end of the session, also while they are being saved', async () => {
    const { user, address } = await openAccount('teacher')
    await user.type(await subject(), ' II')
    answer('patch', '/users/1101', {}, 401)
    await user.click(await save())
    expect(await screen.findByText(SESSION_ENDED)).toBeInTheDocument()

    await fillIn(user, { 'Correo electrónico': teacher.email, Contraseña: teacher.password })
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Recuperamos cambios que no habías guardado')).toBeInTheDocument()
    expect(address.pathname).toBe('/mi-cuenta')
    expect(await subject()).toHaveValue('Formación Cívica y Ética II')

    await user.click(screen.getByRole('button', { name: 'Descartar cambios' }))
    expect(await subject()).toHaveValue('Formación Cívica y Ética')
    expect(screen.queryByText('Recuperamos cambios que no habías guardado')).not.toBeInTheDocument()
  })

  it('ask nothing once they are saved or undone', async () => {
    const { user, address } = await openAccount('teacher')
    await user.type(await subject(), 's')
    await user.type(await subject(), '{Backspace}')
    await user.type(await subject(), ' II')
    await user.click(await save())
    await user.click(await screen.findByRole('link', { name: 'Ir a inicio' }))
    await waitFor(() => expect(address.pathname).toBe('/'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('of the e-mail are told as waiting when the museum keeps the old one until the new one is confirmed', async () => {
    const { user } = await openAccount('teacher')
    const email = await screen.findByLabelText('Correo electrónico')
    answer('patch', '/users/1101', { data: { id: '1101', type: 'users', attributes: { email: teacher.email } } })
    await user.clear(email)
    await user.type(email, 'nuevo@escuela.mx')
    await user.click(await save())

    expect(await screen.findByText('Sus datos se han actualizado correctamente')).toBeInTheDocument()
    expect(await screen.findByText('nuevo@escuela.mx')).toBeInTheDocument()
    expect(screen.getByText(/falta que lo confirmes/)).toHaveTextContent(`Mientras tanto entras con ${teacher.email}.`)
    await waitFor(() => expect(email).toHaveValue(teacher.email))
    await user.click(screen.getByRole('link', { name: 'Ir a inicio' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it("are nobody else's", async () => {
    const { user } = await openAccount('parent')
    await user.click(await screen.findByRole('checkbox', { name: 'Holocausto' }))
    await signInAs('other')
    expect(Object.keys(localStorage).filter((key) => key.includes('cuenta'))).toEqual(['myt.cuenta.1103.borrador'])
  })
})
