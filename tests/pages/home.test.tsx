import { cleanup, screen, waitFor, within } from '@testing-library/react'
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

it('the home page invites signed-out users to register, to answer the questionnaire, and through a door for each role', async () => {
  await visitHome('/')
  expect(document.title).toBe('Inicio · Museo Memoria y Tolerancia')
  for (const [name, href] of [
    ['Crear cuenta', paths.registration],
    ['Responder cuestionario', paths.answerQuestionnaire],
    [/^Soy docente/, paths.visits],
    [/^Soy estudiante/, paths.answerQuestionnaire],
    [/^Vengo en familia/, paths.families],
    ['obtén tu entrada de cortesía', registrationFor.family],
    ['Visitas escolares', paths.visits],
    ['Ver todas las preguntas', paths.faq],
    ['Escribir al museo', paths.contact],
    [settings.museum.phone, 'tel:+525551305555'],
  ] as const) {
    expect(main().getByRole('link', { name })).toHaveAttribute('href', href)
  }
  expect(screen.queryByRole('link', { name: /Solicitar/ })).not.toBeInTheDocument()
})

it('the signed-out home page has at most 250 words and 16 links', async () => {
  await visitHome('/')
  await main().findByText('$7,980')
  expect(screen.getByRole('main').textContent.match(/[\p{L}\p{N}$.,]+/gu)?.length).toBeLessThanOrEqual(250)
  expect(main().getAllByRole('link').length).toBeLessThanOrEqual(16)
})

it('the home page shows what a group of students pays, and the services page starts with their number', async () => {
  const { user, go } = await visit('/')
  const price = within(await main().findByRole('region', { name: 'Lo que paga tu grupo' }))
  expect(await price.findByText('$7,980')).toBeVisible()
  expect(price.getByText(/^Recorrido completo, \$95 por persona\. Precios válidos solo para 2025\./)).toBeVisible()
  const students = price.getByRole('textbox', { name: 'estudiantes' })
  expect(students).toHaveValue('84')
  await user.click(price.getAllByRole('button', { name: 'Uno más' })[0] ?? document.body)
  expect(price.getByText('$8,075')).toBeVisible()
  await user.clear(students)
  expect(price.getByRole('status')).toHaveTextContent('…')
  await user.type(students, '1')
  expect(price.getByText('paga')).toBeVisible()
  await go('/servicios-escolares')
  expect(await screen.findByLabelText('Estudiantes')).toHaveValue('1')
})

it('the home page shows no number of students without a price', async () => {
  answer('get', '/packages', {}, 500)
  await visitHome('/')
  const price = within(main().getByRole('region', { name: 'Lo que paga tu grupo' }))
  expect(await price.findByText('Error de servidor.')).toBeVisible()
  expect(price.queryByRole('textbox')).not.toBeInTheDocument()
})

it('the home page offers teachers a visit, their class code, three steps and three links, and sells nothing', async () => {
  await visitHome('/', 'teacher')
  const hero = within(main().getByRole('region', { name: 'Recordar abre puertas' }))
  expect(hero.getByRole('heading', { level: 2, name: 'Elige el día de tu visita' })).toBeVisible()
  expect(hero.getByRole('link', { name: 'Solicitar visita' })).toHaveAttribute('href', paths.visitRequest)
  expect(hero.getByText(String(seededAccounts.teacher.id))).toBeVisible()
  for (const name of ['Copiar código', 'Proyectar en clase']) expect(hero.getByRole('button', { name })).toBeVisible()
  const own = within(main().getByRole('region', { name: 'Prepara la visita' }))
  const tasks = own.getAllByRole('listitem').map((task) => within(task).getByRole('link').getAttribute('href'))
  expect(tasks).toEqual([
    paths.resources,
    paths.sendQuestionnaire,
    paths.suggestions,
    paths.sponsorshipRequest,
    paths.faq,
    paths.contact,
  ])
  expect(main().queryByText(/Crear cuenta|Lo que paga|Soy docente|Qué van a vivir/)).not.toBeInTheDocument()
})

it.each([
  ['/home/visitas', 'heading', 'Prepara la visita'],
  ['/home/faq', 'link', /^Preguntas frecuentes/],
  ['/home/contacto', 'link', /^Contacto/],
])('53. %s moves focus to its section of the home page for signed-in teachers', async (url, role, name) => {
  const { go } = await visit('/terminos-condiciones', { as: 'teacher' })
  await go(url)
  await waitFor(() => expect(main().getByRole(role, { name })).toHaveFocus())
})

it.each([
  ['the day of their visit', sent, ['11 de diciembre', '10:30 h', 'Por confirmar', /^Faltan \d+ días\.$/]],
  [
    'the folio of a visit from another device',
    { ...sent, date: '' },
    ['Pediste una visita', 'Tu folio es 20500', 'La pediste desde otro dispositivo.', 'Proyectar en clase'],
  ],
])('the home page shows a teacher %s, and no second link to request a visit', async (_what, stored, facts) => {
  await signInWith(stored)
  await visitHome('/')
  const hero = within(main().getByRole('region', { name: 'Recordar abre puertas' }))
  for (const fact of facts) expect(hero.getByText(fact)).toBeVisible()
  expect(hero.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tu visita'])
  expect(hero.getByRole('link')).toHaveAttribute('href', paths.sentVisit)
  expect(
    await main().findByRole('link', { name: /^Hoja para la dirección Y permisos para las familias/ }),
  ).toBeVisible()
  expect(main().queryByRole('link', { name: /patrocinio/ })).not.toBeInTheDocument()
  expect(main().queryByRole('link', { name: /^Solicitar visita/ })).not.toBeInTheDocument()
})

it.each([
  ['2026-12-10T23:30:00', 'Es mañana.'],
  ['2026-12-11T08:00:00', 'Es hoy.'],
])('the home page at %s shows a teacher that the visit of 11 December «%s»', async (now, words) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now)
  await signInWith({ ...sent, date: '2026-12-11' })
  await visitHome('/')
  expect(main().getByText(words)).toBeVisible()
})

it('the home page links parents to a page for families, but not to requests or to the registration', async () => {
  await visitHome('/', 'parent')
  const own = within(await main().findByRole('region', { name: 'Prepara tu visita' }))
  expect(own.getByRole('link', { name: /^En familia Cómo llegar/ })).toHaveAttribute('href', paths.families)
  expect(main().queryByRole('link', { name: /Solicitar|Crear cuenta|Enviar cuestionario/ })).not.toBeInTheDocument()
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
    expect(main().getByRole('heading', { level: 2, name: 'Qué van a vivir' })).toBeInTheDocument()
    expect(document.title).toMatch(/^Página no encontrada/)
  },
)

it('an unknown path shows teachers their next step and their code, and families their pass', async () => {
  await visit('/loquesea', { as: 'teacher' })
  const code = await main().findByRole('link', { name: `Tu código de profesor: ${seededAccounts.teacher.id}` })
  expect(code).toHaveAttribute('href', paths.sendQuestionnaire)
  expect(main().getByRole('link', { name: 'Solicitar visita' })).toHaveAttribute('href', paths.visitRequest)
  cleanup()
  await visit('/loquesea', { as: 'parent' })
  expect(await main().findByRole('button', { name: 'Ver tu pase' })).toBeVisible()
})

it('the home page shows families a text for families and a button that opens the pass', async () => {
  const { user } = await visit('/', { as: 'parent' })
  expect(await screen.findByText(/^Ven al Museo Memoria y Tolerancia/)).toBeInTheDocument()
  expect(screen.queryByText(/^Trae a tu grupo/)).not.toBeInTheDocument()
  await user.click(await main().findByRole('button', { name: 'Ver tu pase' }))
  expect(await screen.findByRole('dialog', { name: 'Tu pase' })).toBeInTheDocument()
})

it.each([
  ['2026-11-26T18:30:00', 'Hoy abrimos de 9:00 a 18:00'],
  ['2026-11-28T08:00:00', 'Hoy abrimos de 10:00 a 19:00'],
  ['2026-11-30T08:00:00', 'Hoy el museo está cerrado'],
  ['2026-12-25T08:00:00', 'Hoy el museo está cerrado'],
])('the home page at %s shows families «%s»', async (now, words) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now)
  await visitHome('/', 'parent')
  expect(screen.getByText(words)).toBeVisible()
})

it('91. the home page does not offer the pass to users who have redeemed it', async () => {
  await visitHome('/', 'other')
  expect(await main().findByRole('link', { name: /^En familia/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ver tu pase' })).not.toBeInTheDocument()
  expect(screen.queryByText(/te espera/)).not.toBeInTheDocument()
})

it('the home page does not offer the pass when the profile fails to load', async () => {
  const { id } = seededAccounts.parent
  answer('get', `/users/${id}`, {}, 500)
  await visitHome('/', 'parent')
  await waitFor(async () =>
    expect(await received()).toContainEqual(expect.objectContaining({ line: `GET /users/${id}?include=themes` })),
  )
  expect(screen.queryByRole('button', { name: 'Ver tu pase' })).not.toBeInTheDocument()
})
