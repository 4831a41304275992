import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { fillIn } from '../support/forms'
import { answer, dropConnection, received } from '../support/server'
import { visit } from '../support/visit'

const group = (name: string) => within(screen.getByRole('group', { name }))
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
const posts = async () => (await received()).filter(({ line }) => line === 'POST /appointments')

async function fillInVisit(user: UserEvent) {
  await screen.findByLabelText('10:30 h')
  await fillIn(user, {
    '10:30 h': '',
    WhatsApp: '',
    'Fecha de visita': '2099-05-20',
    Profesores: '2',
    'Padres de familia': '3',
    'Número de estudiantes': '20',
    'Nivel educativo': 'Secundaria',
  })
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

  it('65. says at once that there must be a group when the last one is removed', async () => {
    const { user } = await visit('/solicitud-visita', { as: 'teacher' })
    await user.click(await screen.findByRole('button', { name: 'Quitar grupo 1' }))
    expect(await screen.findByText('Debe haber al menos un grupo.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Agregar grupo' }))
    expect(await screen.findByRole('group', { name: 'Grupo 1' })).toBeInTheDocument()
    expect(screen.queryByText('Debe haber al menos un grupo.')).not.toBeInTheDocument()
  })

  it('quotes while it is filled in, sends what was asked, and confirms', async () => {
    const { user, address } = await visit('/solicitud-visita', { as: 'teacher' })
    await fillInVisit(user)
    expect(screen.getByText('25 × $95.00')).toBeInTheDocument()
    expect(screen.getByText(/Tu precotización:/)).toHaveTextContent('Tu precotización: $2,375.00 para 25 asistentes.')
    await send(user)

    expect(await screen.findByRole('heading', { name: 'Solicitud enviada' })).toBeInTheDocument()
    expect(address.pathname).toBe('/solicitud-visita-confirmacion')
    expect(await screen.findByText(/^miércoles 20 de mayo de 2099/i)).toBeInTheDocument()
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

  it('counts the people while the service has no price', async () => {
    answer('get', '/packages', { data: [{ id: '1', type: 'packages', attributes: { name: 'Taller', price: null } }] })
    const { user } = await visit('/solicitud-visita', { as: 'teacher' })
    await fillInVisit(user)
    expect(await screen.findByText('25 asistentes')).toBeInTheDocument()
    expect(screen.getByText(/Tu precotización:/)).toHaveTextContent('Por cotizar')
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
    await fillInVisit(user)
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

  it('says which group was removed, and again that five is the most on each further press', async () => {
    const { user } = await visit('/solicitud-visita', { as: 'teacher' })
    const add = await screen.findByRole('button', { name: 'Agregar grupo' })
    for (let count = 2; count <= 5; count += 1) await user.click(add)
    const alerts: string[] = []
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      alerts.push(...added.map(({ textContent }) => textContent ?? '').filter((text) => text.startsWith('Solo puede')))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await user.click(add)
    await user.click(add)
    expect(alerts).toEqual(['Solo puede haber 5 grupos.', 'Solo puede haber 5 grupos.'])

    await user.click(screen.getByRole('button', { name: 'Quitar grupo 2' }))
    expect(said()).toContain('Grupo 2 quitado. Quedan 4 grupos.')
    for (const number of [1, 1, 1]) await user.click(screen.getByRole('button', { name: `Quitar grupo ${number}` }))
    expect(said()).toContain('Grupo 1 quitado. Queda 1 grupo.')
    await user.click(add)
    expect(said()).not.toContain('quitado')
  })

  it('has five groups and no sixth, however fast they are added, and leads to the last', async () => {
    await visit('/solicitud-visita', { as: 'teacher' })
    const add = await screen.findByRole('button', { name: 'Agregar grupo' })
    for (let press = 1; press <= 4; press += 1) fireEvent.click(add)
    expect(group('Grupo 5').getByLabelText('Número de estudiantes')).toHaveFocus()
    for (let press = 5; press <= 7; press += 1) fireEvent.click(add)
    expect(await screen.findByText('5 de 5 grupos')).toBeInTheDocument()
    expect(screen.getByText('Solo puede haber 5 grupos.')).toBeInTheDocument()
  })

  it('asks to sign in again when the session has ended, and keeps the draft', async () => {
    answer('post', '/appointments', { error: 'Token vencido' }, 401)
    const { user, address } = await visit('/solicitud-visita', { as: 'teacher' })
    await fillInVisit(user)
    await send(user)

    expect(await screen.findByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeInTheDocument()
    expect(address.pathname).toBe('/login')
    expect(localStorage.getItem('myt.visita.1101.borrador')).toContain('"parents":3')
  })
})

it('leads who cannot pay it to a sponsorship, which begins with what the group is', async () => {
  const { user } = await visit('/solicitud-visita', { as: 'teacher' })
  await screen.findByLabelText('10:30 h')
  await fillIn(user, { Profesores: '20', 'Número de estudiantes': '80', 'Fecha de visita': '2099-05-20' })
  await user.click(await screen.findByRole('link', { name: 'Pide un patrocinio' }))
  expect(await screen.findByLabelText('Razón de la solicitud')).toHaveValue(
    'Visita de 100 personas, «Recorrido completo», el miércoles 20 de mayo de 2099. ',
  )
})

it.each([
  ['2026-12-11', 'viernes 11 de diciembre de 2026'],
  ['2026-12-13', 'domingo 13 de diciembre de 2026. Es domingo: revisa que sea el día que quieres.'],
  [
    '2026-12-14',
    'lunes 14 de diciembre de 2026. El museo cierra los lunes: elige otro día o el museo te propondrá uno.',
  ],
  [
    '2026-12-25',
    'viernes 25 de diciembre de 2026. El museo cierra el 25 de diciembre: elige otro día o el museo te propondrá uno.',
  ],
])('75, 97. %s stands in words below its field, and is not refused', async (date, words) => {
  vi.setSystemTime('2026-11-24T12:00:00')
  await visit('/solicitud-visita', { as: 'teacher' })
  const field = await screen.findByLabelText('Fecha de visita')
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Un ejecutivo del museo confirmará'))
  fireEvent.change(field, { target: { value: date } })
  expect(await screen.findByText(words)).toBeVisible()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words))
  expect(field).toBeValid()
})

it('75. says nothing in words of a date that has passed, or of none', async () => {
  await visit('/solicitud-visita', { as: 'teacher' })
  const field = await screen.findByLabelText('Fecha de visita')
  fireEvent.change(field, { target: { value: '2020-12-11' } })
  expect(screen.queryByText(/diciembre de 2020/)).not.toBeInTheDocument()
})

it('a single error leaves the page where it is: its field takes focus', async () => {
  const { user } = await visit('/solicitud-visita', { as: 'teacher' })
  await fillInVisit(user)
  await user.clear(screen.getByLabelText('Profesores'))
  await send(user)
  await waitFor(() => expect(screen.getByLabelText('Profesores')).toHaveFocus())
  expect(screen.getByText('Revisa 1 dato antes de enviar')).toBeInTheDocument()
})
