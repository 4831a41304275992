import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { settings } from '@/model/env'
import { paths, registrationFor } from '@/model/paths'

import { seededAccounts } from '@/mocks/embeddedApi'
import { answer, received } from '../support/server'
import { sent, signInWith } from '../support/sentVisits'
import { type Person, visit } from '../support/visit'

async function visitHome(url: string, as?: Person) {
  await visit(url, as && { as })
  await screen.findByRole('heading', { level: 1, name: 'Recordar abre puertas' })
}

const main = () => within(screen.getByRole('main'))

it('the home page invites signed-out users to register or to answer the questionnaire', async () => {
  await visitHome('/')
  expect(document.title).toBe('Inicio · Museo Memoria y Tolerancia')
  expect(main().getByRole('link', { name: 'Crear cuenta gratuita' })).toHaveAttribute('href', paths.registration)
  expect(main().getByRole('link', { name: 'Responder cuestionario' })).toHaveAttribute(
    'href',
    paths.answerQuestionnaire,
  )
  for (const link of main().getAllByRole('link', { name: /^Crear cuenta de docente/ })) {
    expect(link).toHaveAttribute('href', registrationFor.teacher)
  }
  expect(screen.queryByRole('link', { name: /Solicitar/ })).not.toBeInTheDocument()
})

it('the home page offers teachers a visit, a sponsorship and the questionnaire', async () => {
  await visitHome('/', 'teacher')
  const hero = within(main().getByRole('region', { name: 'Recordar abre puertas' }))
  expect(hero.getByRole('link', { name: 'Solicitar visita' })).toHaveAttribute('href', paths.visitRequest)
  const visits = within(main().getByRole('region', { name: 'Visitas escolares' }))
  expect(visits.getByRole('link', { name: 'Solicitar visita' })).toHaveAttribute('href', paths.visitRequest)
  expect(main().getByRole('link', { name: /^Solicitar patrocinio/ })).toHaveAttribute('href', paths.sponsorshipRequest)
  expect(main().getByRole('link', { name: /^Enviar cuestionario Tus/ })).toHaveAttribute(
    'href',
    paths.sendQuestionnaire,
  )
  expect(main().queryByRole('link', { name: /Crear cuenta/ })).not.toBeInTheDocument()
})

it.each([
  ['the day and the folio of their visit', sent, ['11 de diciembre', '10:30 h', 'Tu folio es 20500.']],
  ['the folio of a visit on an unknown day', { ...sent, date: '' }, ['20500']],
])('the home page shows a teacher %s, and a single link to request another visit', async (_what, stored, facts) => {
  await signInWith(stored)
  await visitHome('/')
  const hero = within(main().getByRole('region', { name: 'Recordar abre puertas' }))
  for (const fact of facts) expect(hero.getByText(fact)).toBeVisible()
  expect(hero.getByRole('link', { name: 'Tu visita' })).toHaveAttribute('href', paths.sentVisit)
  expect(main().getAllByRole('link', { name: /^Solicitar visita/ })).toHaveLength(1)
})

it('the home page links parents to their account, but not to requests or to the registration', async () => {
  await visitHome('/', 'parent')
  expect(main().queryByRole('link', { name: /Solicitar|Crear cuenta|Enviar cuestionario/ })).not.toBeInTheDocument()
  expect(main().getByRole('link', { name: /^Ver mi cuenta Tus/ })).toHaveAttribute('href', paths.account)
})

it('the home page links to the requirements, to the phone number, and to the registration that gives a pass', async () => {
  await visitHome('/')
  const visits = within(main().getByRole('region', { name: 'Visitas escolares' }))
  expect(visits.getByRole('link', { name: /^Requisitos Lo que piden/ })).toHaveAttribute('href', paths.requirements)
  const contact = within(main().getByRole('region', { name: 'Contacto' }))
  expect(contact.getByRole('link', { name: settings.museum.phone })).toHaveAttribute('href', 'tel:+525551305555')
  expect(contact.getByText(settings.museum.address)).toBeInTheDocument()
  expect(main().getByRole('link', { name: /^Obtener mi entrada/ })).toHaveAttribute('href', registrationFor.family)
})

it.each(['/loquesea', '/loquesea/otra/cosa', '/home/loquesea', '/a\nb'])(
  '53. the unknown path %j shows a «not found» note, further links and the sections of the home page',
  async (url) => {
    await visit(url)
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title).toHaveTextContent('Esta puerta no lleva a ninguna parte')
    expect(main().getByText(/No encontramos esa página/)).toBeInTheDocument()
    for (const name of ['Organizar una visita escolar', 'Ver los recursos educativos']) {
      expect(main().getByRole('link', { name })).toBeVisible()
    }
    expect(main().getByRole('heading', { level: 2, name: 'Visitas escolares' })).toBeInTheDocument()
    expect(document.title).toMatch(/^Página no encontrada/)
  },
)

it('the home page shows families a text for families and a button that opens the pass', async () => {
  const { user } = await visit('/', { as: 'parent' })
  expect(await screen.findByText(/^Ven al Museo Memoria y Tolerancia/)).toBeInTheDocument()
  expect(screen.queryByText(/^Trae a tu grupo al Museo/)).not.toBeInTheDocument()
  await user.click(await main().findByRole('button', { name: 'Ver mi pase' }))
  expect(await screen.findByRole('dialog', { name: 'Tu pase' })).toBeInTheDocument()
})

it.each([
  ['2026-11-26T18:30:00', 'Hoy abrimos de 9:00 a 18:00.'],
  ['2026-11-28T08:00:00', 'Hoy abrimos de 10:00 a 19:00.'],
  ['2026-11-30T08:00:00', 'Hoy el museo está cerrado.'],
  ['2026-12-25T08:00:00', 'Hoy el museo está cerrado.'],
])('the home page at %s shows families «%s»', async (now, words) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now)
  await visitHome('/', 'parent')
  expect(screen.getByText(words)).toBeVisible()
})

it('91. the home page does not offer the pass to users who have redeemed it', async () => {
  await visitHome('/', 'other')
  expect(await main().findByRole('link', { name: 'Mi cuenta' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ver mi pase' })).not.toBeInTheDocument()
  expect(screen.queryByText(/te espera/)).not.toBeInTheDocument()
})

it('the home page does not offer the pass when the profile fails to load', async () => {
  const { id } = seededAccounts.parent
  answer('get', `/users/${id}`, {}, 500)
  await visitHome('/', 'parent')
  await waitFor(async () =>
    expect(await received()).toContainEqual(expect.objectContaining({ line: `GET /users/${id}?include=themes` })),
  )
  expect(screen.queryByRole('button', { name: 'Ver mi pase' })).not.toBeInTheDocument()
})
