import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { answer, dropConnection, received } from '../support/server'
import { visit } from '../support/visit'

const field = (label: string) => screen.getByLabelText(label)
const group = (name: string) => within(screen.getByRole('group', { name }))
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
const posts = async () => (await received()).filter(({ line }) => line === 'POST /appointments')

async function fillIn(user: UserEvent) {
  await user.click(await screen.findByLabelText('10:30'))
  await user.click(await screen.findByLabelText('WhatsApp'))
  await user.type(field('Fecha de visita'), '2099-05-20')
  await user.type(field('Profesores'), '2')
  await user.type(field('Padres de familia'), '3')
  await user.type(group('Grupo 1').getByLabelText('Número de estudiantes'), '20')
  await user.selectOptions(group('Grupo 1').getByLabelText('Nivel educativo'), 'Secundaria')
  await user.click(field('Acepto los términos y condiciones'))
}

describe('/solicitud-visita', () => {
  it('leads who is not signed in to the sign-in page', async () => {
    const { address } = await visit('/solicitud-visita')
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument()
    expect(address.pathname).toBe('/login')
  })

  it('leads parents home', async () => {
    const { address } = await visit('/solicitud-visita', { as: 'parent' })
    expect(await screen.findByRole('heading', { name: 'Recordar abre puertas' })).toBeInTheDocument()
    expect(address.pathname).toBe('/')
  })

  it('quotes while it is filled in, sends what was asked, and confirms', async () => {
    const { user, address } = await visit('/solicitud-visita', { as: 'teacher' })
    await fillIn(user)
    expect(screen.getByText('25 × $95.00')).toBeInTheDocument()
    expect(screen.getByText(/Tu precotización:/)).toHaveTextContent('Tu precotización: $2,375.00 para 25 asistentes.')
    await send(user)

    expect(await screen.findByRole('heading', { name: 'Solicitud enviada' })).toBeInTheDocument()
    expect(address.pathname).toBe('/solicitud-visita-confirmacion')
    expect(screen.getByText('miércoles 20 de mayo de 2099')).toBeInTheDocument()
    expect(await posts()).toEqual([
      expect.objectContaining({
        body: {
          teacher_name: 'Mariana Ríos Cano',
          date: '2099-05-20',
          teachers: 2,
          parents: 3,
          schedule_id: 2,
          contact_preference_id: 3,
          package_ids: [1],
          school_grades: [{ students: 20, school_grade_id: 2 }],
          user_id: 1101,
        },
      }),
    ])
  })

  it.each([
    [
      'what the server says',
      () => answer('post', '/appointments', { error: 'Ese día no abrimos.' }, 422),
      'Ese día no abrimos.',
    ],
    [
      'the general sentence',
      () => answer('post', '/appointments', {}, 500),
      'Error de servidor, intente de nuevo más tarde.',
    ],
    ['that nobody knows', () => dropConnection('post', '/appointments'), 'No sabemos si tu solicitud llegó al museo.'],
  ])('says %s, keeps everything, and tries nothing by itself', async (_case, arrange, sentence) => {
    arrange()
    const { user } = await visit('/solicitud-visita', { as: 'teacher' })
    await fillIn(user)
    await send(user)

    expect(await screen.findByText(sentence, { exact: false })).toBeInTheDocument()
    expect(group('Grupo 1').getByLabelText('Número de estudiantes')).toHaveValue('20')
    expect(await posts()).toHaveLength(1)
  })

  it('has at most five groups and can lose the last one', async () => {
    const { user } = await visit('/solicitud-visita', { as: 'teacher' })
    const add = await screen.findByRole('button', { name: 'Agregar grupo' })
    for (let count = 1; count <= 5; count += 1) await user.click(add)
    expect(screen.getByText('Solo puede haber 5 grupos.')).toBeInTheDocument()
    for (let count = 1; count <= 5; count += 1) await user.click(screen.getByRole('button', { name: 'Quitar grupo 1' }))
    await send(user)
    expect(await screen.findAllByText('Debe haber al menos un grupo.')).not.toHaveLength(0)
    expect(await posts()).toEqual([])
  })

  it('has five groups and no sixth, however fast they are added, and leads to the last', async () => {
    await visit('/solicitud-visita', { as: 'teacher' })
    const add = await screen.findByRole('button', { name: 'Agregar grupo' })
    for (let press = 1; press <= 7; press += 1) fireEvent.click(add)
    expect(await screen.findByText('5 de 5 grupos')).toBeInTheDocument()
    expect(screen.getByText('Solo puede haber 5 grupos.')).toBeInTheDocument()
    expect(group('Grupo 5').getByLabelText('Número de estudiantes')).toHaveFocus()
  })

  it('asks to sign in again when the session has ended, and keeps the draft', async () => {
    answer('post', '/appointments', { error: 'Token vencido' }, 401)
    const { user, address } = await visit('/solicitud-visita', { as: 'teacher' })
    await fillIn(user)
    await send(user)

    expect(await screen.findByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeInTheDocument()
    expect(address.pathname).toBe('/login')
    expect(localStorage.getItem('myt.visita.1101.borrador')).toContain('"parents":3')
  })
})
