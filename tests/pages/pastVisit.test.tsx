import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { main, openMore, PAGE, sent, signInWith } from '../support/sentVisits'
import { visit } from '../support/visit'

const past = { ...sent, date: '2026-12-11' }

beforeEach(() => {
  vi.setSystemTime('2026-12-12T00:30:00')
})

it('113. «Tu visita» shows a visit as past from the next day, without warnings, and its copies in a closed row', async () => {
  await signInWith(past)
  const { user } = await visit(PAGE)
  expect(await screen.findByText('Pediste tu visita')).toBeInTheDocument()
  expect(main().getByRole('time')).toHaveTextContent('para el viernes 11 de diciembre de 2026')
  expect(main().queryByRole('button', { name: 'Descargar PDF' })).not.toBeInTheDocument()
  await openMore(user)
  expect(main().getByRole('button', { name: 'Descargar PDF' })).toBeVisible()
  expect(main().getByRole('region', { name: 'Precotización' })).toHaveTextContent('Precios válidos solo para')
  expect(screen.getByRole('main')).not.toHaveTextContent(
    /por confirmar|Aún no|Qué sigue|calendario|requisitos|Cómo llegar|cancelarla|dirección/i,
  )
})

it.each(['/VisitasEscolares', '/solicitud-visita'])('113. %s does not mention a past visit', async (page) => {
  await signInWith(past)
  await visit(page)
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(main().queryByRole('link', { name: /(Mi|mi) solicitud$/ })).not.toBeInTheDocument()
  expect(screen.queryByText(/^Ya enviaste una solicitud/)).not.toBeInTheDocument()
  expect(main().queryByText(/11 de diciembre/)).not.toBeInTheDocument()
})

it('113. the account menu still links to a past visit', async () => {
  await signInWith(past)
  const { user } = await visit('/terminos-condiciones')
  await user.click(screen.getAllByText(/^Bienvenid@/)[0] ?? document.body)
  await user.click(await within(screen.getByRole('banner')).findByRole('link', { name: 'Tu visita' }))
  expect(await screen.findByText('Pediste tu visita')).toBeInTheDocument()
})

it('113. «Tu visita» shows an upcoming visit before a past visit with a later folio', async () => {
  await signInWith({ ...past, appointmentId: '20600' }, sent)
  await visit(PAGE)
  expect(await screen.findByText('Tu folio es 20500.')).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveTextContent('Folio 20600, Recorrido completo, para el viernes 11 de diciembre')
})

it('113. a visit is not yet past on the day of the visit', async () => {
  vi.setSystemTime('2026-12-11T23:30:00')
  await signInWith(past)
  const { go } = await visit('/')
  expect(await main().findByRole('link', { name: 'Tu visita' })).toBeVisible()
  expect(main().getByRole('time')).toHaveTextContent('viernes 11 de diciembre de 2026')
  await go(PAGE)
  expect(await screen.findByText('Por confirmar')).toBeInTheDocument()
})

/** Returns the labels of the page's first links. */
const firstLinks = (count: number) =>
  main()
    .getAllByRole('link')
    .slice(0, count)
    .map(({ textContent }) => textContent)

const TALK = 'Conversen sobre la visita'

it.each([
  [
    '/',
    30,
    [
      'viernes 11 de diciembre de 2026',
      'Enviar cuestionario',
      'Recursos educativos  Preguntas para proyectar o imprimir',
    ],
  ],
  [PAGE, 30, ['Enviar cuestionario', 'Preguntas para llevar a clase', 'Solicitar visita']],
])('139. %s leads with the class questionnaire until %i days after a visit', async (page, lastDay, links) => {
  vi.setSystemTime(new Date(2026, 11, 11 + lastDay, 23))
  await signInWith(past)
  await visit(page)
  expect(await screen.findByRole('heading', { level: 2, name: TALK })).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveTextContent(/Pediste tu visita para el viernes 11 de diciembre/)
  // The home page's rows load after the hero.
  await waitFor(() => expect(firstLinks(links.length)).toEqual(links))
})

it('139. the home page links to the recent visit, although an older visit has a later folio', async () => {
  vi.setSystemTime('2026-12-12T12:00:00')
  await signInWith({ ...past, appointmentId: '20600', date: '2026-10-02' }, past)
  await visit('/')
  const link = await main().findByRole('link', { name: 'viernes 11 de diciembre de 2026' })
  expect(link).toHaveAttribute('href', `${PAGE}?folio=${past.appointmentId}`)
})

it.each(['/', PAGE])('139. %s leads with a new request from the 31st day after a visit', async (page) => {
  vi.setSystemTime(new Date(2026, 11, 11 + 31))
  await signInWith(past)
  await visit(page)
  expect(await main().findAllByRole('link', { name: 'Solicitar visita' })).not.toHaveLength(0)
  expect(firstLinks(1)).toEqual(['Solicitar visita'])
  expect(screen.queryByText(TALK)).not.toBeInTheDocument()
})

it('139. «Mi cuenta» leads with a new request the day after a visit', async () => {
  await signInWith(past)
  await visit('/mi-cuenta')
  const panel = within(await screen.findByRole('region', { name: 'Tu visita' }))
  expect(panel.getByText(/^Pediste tu visita para el viernes 11 de diciembre de 2026\./)).toBeInTheDocument()
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Solicitar visita', 'Tu visita'])
})
