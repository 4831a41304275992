import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'

import { dayNotice } from '@/features/visit-request/visitRequestSchema'
import { formatDate } from '@/lib/dateTexts'
import { seededAccounts } from '@/mocks/embeddedApi'
import { visitDraft } from '@/model/drafts'

import { futureDate, fillIn } from '../support/forms'
import { answer, holdAnswer, received } from '../support/server'
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
    'Fecha de visita': futureDate,
    Profesores: '2',
    'Padres de familia': '3',
    'Número de estudiantes': '20',
    'Nivel educativo': 'Secundaria',
  })
}

const addGroup = () => screen.findByRole('button', { name: 'Agregar grupo' })
const quote = () => screen.getByRole('region', { name: 'Precotización' })

it('19. the visit form sends the input and shows a confirmation', async () => {
  const { user, address } = await visit('/solicitud-visita', { as: 'teacher' })
  await fillInVisit(user)
  await send(user)

  expect(await screen.findByRole('heading', { name: 'Solicitud enviada' })).toBeInTheDocument()
  expect(address.pathname).toBe('/solicitud-visita-confirmacion')
  expect(await screen.findByRole('time')).toHaveTextContent(formatDate(futureDate))
  expect(visitDraft(seededAccounts.teacher.id).read()).toBeNull()
  expect(await posts()).toMatchObject([
    {
      body: {
        teacher_name: 'Mariana Ríos Cano',
        date: futureDate,
        teachers: 2,
        parents: 3,
        schedule_id: 2,
        contact_preference_id: 3,
        package_ids: [1],
        school_grades: [{ students: 20, school_grade_id: 2 }],
        user_id: seededAccounts.teacher.id,
      },
    },
  ])
})

/** Sends a visit request, and leaves the form before the response. */
async function sendAndLeave() {
  const page = await visit('/solicitud-visita', { as: 'teacher' })
  await fillInVisit(page.user)
  const release = holdAnswer('post', '/appointments', { data: { id: '20500' } }, 201)
  await send(page.user)
  await waitFor(async () => expect(await posts()).toHaveLength(1))
  await page.go('/terminos-condiciones')
  async function respond() {
    release()
    await waitFor(() => expect(visitDraft(seededAccounts.teacher.id).read()).toBeNull())
  }
  return { ...page, respond }
}

it('a visit request that succeeds after the teacher has left opens no page, and the form and «Tu visita» show it', async () => {
  const { respond, address, go } = await sendAndLeave()
  await respond()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Términos y condiciones')
  expect(address.pathname).toBe('/terminos-condiciones')
  await go('/solicitud-visita')
  expect(await screen.findAllByText(/^Ya enviaste una solicitud: folio 20500/)).not.toEqual([])
  expect(address.pathname).toBe('/solicitud-visita')
  expect(screen.getByLabelText('Profesores')).toHaveValue('')
  expect(screen.queryByRole('button', { name: 'Empezar de nuevo' })).not.toBeInTheDocument()
  await go('/solicitud-visita-confirmacion')
  expect(await screen.findByRole('time')).toHaveTextContent(formatDate(futureDate))
})

it('a visit request whose teacher returns before the response is sent once, and opens «Tu visita»', async () => {
  const { user, respond, address, go } = await sendAndLeave()
  await go('/solicitud-visita')
  await user.click(await screen.findByRole('button', { name: 'Enviando…' }))
  await respond()
  expect(await screen.findByRole('heading', { name: 'Solicitud enviada' })).toBeInTheDocument()
  expect(address.pathname).toBe('/solicitud-visita-confirmacion')
  expect(await posts()).toHaveLength(1)
})

it('28. Back from «Tu visita» opens the form, also in StrictMode, which repeats the effects of new elements', async () => {
  configure({ reactStrictMode: true })
  onTestFinished(() => configure({ reactStrictMode: false }))
  const { user, address, goBack } = await visit('/solicitud-visita', { as: 'teacher' })
  await fillInVisit(user)
  await send(user)
  expect(await screen.findByRole('heading', { name: 'Solicitud enviada' })).toBeInTheDocument()
  await goBack()
  await waitFor(() => expect(address.pathname).toBe('/solicitud-visita'))
})

it('22. the visit form updates the pre-quote on every change', async () => {
  const { user } = await visit('/solicitud-visita', { as: 'teacher' })
  await fillInVisit(user)
  expect(quote()).toHaveTextContent('25 × $95.00')
  await user.click(await addGroup())
  await fillIn(user, { Profesores: '2' })
  const second = group('Grupo 2')
  await user.clear(second.getByLabelText('Número de estudiantes'))
  await user.type(second.getByLabelText('Número de estudiantes'), '25')
  expect(quote()).toHaveTextContent('$4,750.00')
  await user.click(second.getByRole('button', { name: 'Uno más' }))
  expect(quote()).toHaveTextContent('$4,845.00')
  await user.click(screen.getByRole('button', { name: 'Quitar grupo 1' }))
  expect(quote()).toHaveTextContent('$2,945.00')
})

it('the visit form shows «Por cotizar» for a service without a price, and sends the request', async () => {
  answer('get', '/packages', { data: [{ id: '1', type: 'packages', attributes: { name: 'Taller', price: null } }] })
  const { user } = await visit('/solicitud-visita', { as: 'teacher' })
  await fillInVisit(user)
  expect(await screen.findByText('25 asistentes')).toBeInTheDocument()
  expect(quote()).toHaveTextContent('Por cotizar')
  await send(user)
  expect(await screen.findByRole('heading', { name: 'Solicitud enviada' })).toBeInTheDocument()
  expect(quote()).toHaveTextContent('Por cotizar')
  expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|null|\$/)
})

it('24. the visit form allows at most five groups, even with fast clicks, and focuses each new group', async () => {
  const { user } = await visit('/solicitud-visita', { as: 'teacher' })
  const add = await addGroup()
  for (let press = 1; press <= 4; press += 1) fireEvent.click(add)
  expect(group('Grupo 5').getByLabelText('Número de estudiantes')).toHaveFocus()
  expect(add).not.toHaveAccessibleDescription()

  const refusals: string[] = []
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    refusals.push(...added.map(({ textContent }) => textContent ?? '').filter((text) => text !== ''))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await user.click(add)
  await user.click(add)
  observer.disconnect()
  expect(add).toHaveAccessibleDescription()
  // Every press announces the limit again.
  expect(refusals).toHaveLength(2)
  expect(screen.getByText('5 de 5 grupos')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Quitar grupo 2' }))
  expect(add).not.toHaveAccessibleDescription()
  expect(said()).toContain('Grupo 2 quitado. Quedan 4 grupos.')
  expect(group('Grupo 2').getByLabelText('Número de estudiantes')).toHaveFocus()
  for (const number of [1, 1, 1]) await user.click(screen.getByRole('button', { name: `Quitar grupo ${number}` }))
  expect(said()).toContain('Grupo 1 quitado. Queda 1 grupo.')
  await user.click(add)
  expect(said()).not.toContain('quitado')
})

it('65. the visit form reports a missing group as soon as the last group is removed, and sends nothing', async () => {
  const { user } = await visit('/solicitud-visita', { as: 'teacher' })
  await user.click(await screen.findByRole('button', { name: 'Quitar grupo 1' }))
  const add = await addGroup()
  expect(add).toHaveAccessibleDescription()
  expect(add).toHaveFocus()
  await send(user)
  expect(await screen.findByRole('region', { name: /^Revisa/ })).toBeInTheDocument()
  expect(await posts()).toEqual([])
  await user.click(add)
  expect(group('Grupo 1').getByLabelText('Número de estudiantes')).toHaveFocus()
  expect(add).not.toHaveAccessibleDescription()
})

it('25. a restored draft omits a past date, and a notice is shown until the user chooses a new date', async () => {
  vi.setSystemTime('2026-11-24T12:00:00')
  const first = await visit('/solicitud-visita', { as: 'teacher' })
  await fillIn(first.user, { 'Fecha de visita': '2026-11-26', Profesores: '2' })
  cleanup()
  vi.setSystemTime('2026-11-27T12:00:00')
  await visit('/solicitud-visita', { as: 'teacher' })
  expect(await screen.findByText('La fecha que habías elegido ya pasó')).toBeVisible()
  expect(screen.getByLabelText('Profesores')).toHaveValue('2')
  const date = screen.getByLabelText('Fecha de visita')
  expect(date).toHaveValue('')
  fireEvent.change(date, { target: { value: '2026-12-11' } })
  expect(screen.queryByText('La fecha que habías elegido ya pasó')).not.toBeInTheDocument()
})

it('the visit form explains why nothing is sent when the services fail to load', async () => {
  answer('get', '/packages', {}, 500)
  const { user } = await visit('/solicitud-visita', { as: 'teacher' })
  await fillInVisit(user)
  await send(user)
  expect(await screen.findByText('Falta el servicio de tu visita')).toBeVisible()
  expect(await posts()).toEqual([])
})

it('the visit form links to a sponsorship request as soon as there is a price', async () => {
  const { user } = await visit('/solicitud-visita', { as: 'teacher' })
  await screen.findByLabelText('10:30 h')
  await fillIn(user, { Profesores: '20' })
  expect(await screen.findByRole('link', { name: 'Solicitar patrocinio' })).toHaveAttribute(
    'href',
    '/solicitud-patrocinio',
  )
})

it('75, 97. the visit form shows the day in words below the field and in the receipt, and accepts a day with a notice', async () => {
  vi.setSystemTime('2026-11-24T12:00:00')
  const notice = dayNotice('2026-12-25') ?? ''
  const { user } = await visit('/solicitud-visita', { as: 'teacher' })
  const field = await screen.findByLabelText('Fecha de visita')
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Un ejecutivo del museo confirmará'))
  fireEvent.change(field, { target: { value: '2026-12-25' } })
  expect(await screen.findByText(notice)).toBeVisible()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(notice))
  await user.click(await screen.findByLabelText('10:30 h'))
  expect(screen.getByRole('region', { name: 'Precotización' })).toHaveTextContent(
    'Viernes 25 de diciembre de 2026, 10:30 h',
  )
  expect(field).toBeValid()
})
