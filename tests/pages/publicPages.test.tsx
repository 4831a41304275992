import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { themes } from '@/content/themes'
import { settings } from '@/model/env'
import { paths, registrationFor } from '@/model/paths'

import { answer, holdAnswer, server } from '../support/server'
import { type Person, visit } from '../support/visit'

const main = () => within(screen.getByRole('main'))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const hrefOf = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href')
const titles = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

afterEach(() => {
  settings.contentSiteUrl = ''
})

describe('/VisitasEscolares', () => {
  it('51. links to the requirements, the suggestions and the sponsorship', async () => {
    await visit('/VisitasEscolares')
    await title('Visitas escolares')
    const cards = within(main().getByRole('region', { name: 'Antes de venir' })).getAllByRole('link')
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/requisitos',
      '/sugerencias',
      '/requisitos-patrocinio',
    ])
  })

  it('shows the range of prices, and links to the page that calculates the price for the group', async () => {
    await visit('/VisitasEscolares')
    expect(await screen.findByText(/^Va de \$\d+ a \$\d+ por persona, según el servicio\.$/)).toBeVisible()
    expect(screen.getByText(/^Pesos mexicanos\. Precios válidos solo para \d{4}\./)).toBeVisible()
    expect(hrefOf('Calcular el precio de mi grupo')).toBe(paths.services)
  })

  it.each([
    ['signed-out users', undefined, ['Elige un servicio', 'Crea tu cuenta', 'Propón una fecha', 'Llega 15 minutos']],
    ['teachers', 'teacher', ['Elige un servicio', 'Propón una fecha', 'Llega 15 minutos']],
  ] as const)('shows %s the steps of a visit', async (_who, as, expected) => {
    await visit('/VisitasEscolares', as && { as })
    await title('Visitas escolares')
    const steps = within(main().getByRole('region', { name: 'Así se organiza' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(expected.map((words) => expect.stringContaining(words)))
  })
})

const retry = () => screen.findByRole('button', { name: 'Reintentar' })

it('keeps focus on Reintentar while a list keeps failing, and then on what the list offers', async () => {
  answer('get', '/requirements', {}, 500)
  const { user } = await visit('/requisitos')
  ;(await retry()).focus()
  const release = holdAnswer('get', '/requirements', {}, 500)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull())
  release()
  await waitFor(async () => expect(await retry()).toHaveFocus())
  server.resetHandlers()
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Imprimir la lista' })
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

const VISIT = { name: 'Solicitar visita', href: paths.visitRequest }
const SPONSORSHIP = { name: 'Solicitar patrocinio', href: paths.sponsorshipRequest }

describe.each([
  ['/VisitasEscolares', VISIT],
  ['/ventajas-visita', VISIT],
  ['/requisitos', VISIT],
  ['/requisitos-patrocinio', SPONSORSHIP],
  ['/sugerencias', VISIT],
] as const)('51. %s', (path, request) => {
  it.each<[string, Person | undefined]>([
    ['a teacher', 'teacher'],
    ['a parent', 'parent'],
    ['a signed-out user', undefined],
  ])(
    'links only teachers to the request form, and only signed-out users to the registration: %s',
    async (_what, as) => {
      await visit(path, as && { as })
      await screen.findByRole('heading', { level: 1 })
      const requests = main().queryAllByRole('link', { name: /^Solicitar/ })
      const expected = as === 'teacher' ? [request] : []
      expect(requests.map((link) => ({ name: link.textContent, href: link.getAttribute('href') }))).toEqual(expected)
      const accounts = main().queryAllByRole('link', { name: /^Crear cuenta/ })
      expect(accounts.map((link) => link.getAttribute('href'))).toEqual(
        as === undefined ? [registrationFor.teacher] : [],
      )
    },
  )
})

it.each([
  ['/VisitasEscolares', 'Descarga un proyecto de visita', paths.projects],
  ['/sugerencias', /^Proyectos de visita/, paths.projects],
  ['/contacto', 'preguntas frecuentes', paths.faq],
])(
  '%s links to a page that signed-out users otherwise find only in the top bar or the footer',
  async (path, name, to) => {
    await visit(path)
    await screen.findByRole('heading', { level: 1 })
    expect(hrefOf(name)).toBe(to)
  },
)

describe('/sugerencias', () => {
  it('shows seven suggestions for groups, and a link to the requirements', async () => {
    await visit('/sugerencias')
    await title('Sugerencias para tu visita')
    expect(titles()).toEqual(['Antes', 'Durante', 'Después', 'Lo práctico'])
    const tips = main().getAllByRole('heading', { level: 3 })
    expect(tips).toHaveLength(7)
    expect(tips[4]).toHaveTextContent('Lleguen 15 minutos antes')
    expect(hrefOf('Ver los requisitos de la SEP y del museo')).toBe(paths.requirements)
  })
})

describe('/en-familia', () => {
  it.each<[who: string, as: Person | undefined, name: string, to: string]>([
    ['a parent', 'parent', 'Ver tu pase', paths.account],
    ['a signed-out user', undefined, 'Crear cuenta', registrationFor.family],
  ])(
    'shows %s tips, opening hours, directions, the phone and the pass, but nothing about schools',
    async (_who, as, name, to) => {
      const { user } = await visit('/', as && { as })
      await user.click(await main().findByRole('link', { name: /En familia|en familia/ }))
      const heading = await title('En familia')
      await waitFor(() => expect(heading).toHaveFocus())
      const part = main()
      expect(hrefOf(name)).toBe(to)
      expect(part.getAllByRole('heading', { level: 3 })).toHaveLength(3)
      expect(part.getByText('Metro Bellas Artes, Hidalgo o Juárez.')).toBeVisible()
      expect(part.getByText('Unas dos horas.')).toBeVisible()
      expect(hrefOf('Ver días y horas')).toBe(
        `#${screen.getByText(/^Martes a viernes, de 9:00 a 18:00/).parentElement?.id}`,
      )
      expect(part.getByText(/^Para saber los precios/)).toHaveTextContent(settings.museum.phone)
      expect(part.queryByText(/SEP|escuela|permiso|solicitud/i)).not.toBeInTheDocument()
    },
  )
})

describe('/RecursosEducativos', () => {
  it('links to the content site when it is configured', async () => {
    settings.contentSiteUrl = 'https://contenidos.example.mx'
    await visit('/RecursosEducativos')
    await title('Recursos educativos')
    expect(hrefOf(/^Explorar «Memoria y genocidios»/)).toBe('https://contenidos.example.mx/memoria-y-genocidios/')
    expect(hrefOf(/^Explorar «Tolerancia y cultura de paz»/)).toBe(
      'https://contenidos.example.mx/tolerancia-y-cultura-de-paz/',
    )
    expect(hrefOf(/^Explorar «Violencia»/)).toBe('https://contenidos.example.mx/violencia/')
  })

  it('143. projects the questions of a theme, and shows a sheet of paper with its first question', async () => {
    const { user } = await visit('/RecursosEducativos')
    const question = '¿Qué idea tenía de una persona y cambió cuando la conocí?'
    await user.click(await screen.findByRole('button', { name: `Proyectar esta pregunta: ${question}` }))
    const slides = await screen.findByRole('dialog', { name: question })
    expect(within(slides).getByText('1 de 3')).toBeVisible()
    await user.click(within(slides).getByRole('button', { name: 'Salir' }))

    await user.click(screen.getByRole('button', { name: `Hoja para la clase: ${question}` }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Tolerancia y cultura de paz' }))
    expect(sheet.getByRole('heading', { name: question })).toBeVisible()
    for (const field of ['Nombre', 'Grupo']) expect(sheet.getByText(field)).toBeVisible()
  })

  it('links to the visit projects of a school level, and focuses the title of the level', async () => {
    const { user } = await visit('/RecursosEducativos')
    await user.click(await screen.findByRole('link', { name: 'Proyectos de visita para preparatoria' }))
    const level = await screen.findByRole('heading', { level: 2, name: 'Preparatoria' })
    await waitFor(() => expect(level).toHaveFocus())
  })

  it('shows the words of a witness only if the museum has given them', async () => {
    const [theme] = themes
    if (theme) theme.testimony = { words: 'Palabras', person: 'Nombre', source: 'año y fuente' }
    await visit('/RecursosEducativos')
    expect(await screen.findByRole('figure')).toHaveTextContent('PalabrasNombre, año y fuente')
    delete theme?.testimony
  })
})

it.each(['/requisitos', '/sugerencias'])('%s shows directions, payment and what to bring', async (path) => {
  await visit(path)
  const practical = within(await screen.findByRole('region', { name: 'Lo práctico' }))
  expect(practical.getByText(/^Metro /)).toBeVisible()
  for (const topic of ['Cómo se paga', 'Qué llevar']) expect(practical.getByText(topic)).toBeVisible()
})

it.each([
  ['/servicios-escolares', 0],
  ['/preguntas-frecuentes', 1],
  ['/en-familia', 1],
])('%s shows the opening hours %d times, in the footer', async (path, count) => {
  await visit(path)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByText(/^Martes a viernes, de 9:00 a 18:00/)).toHaveLength(count)
})

it.each<[path: string, as: Person | undefined, purpose: RegExp]>([
  ['/registro?perfil=familia', undefined, /Usamos tus datos para crear tu cuenta/],
  ['/contacto', undefined, /Usamos tu correo y tu mensaje para responderte/],
  ['/responder-cuestionario?codigo=1101', undefined, /Tus respuestas viajan sin tu nombre/],
  ['/solicitud-visita', 'teacher', /Usamos estos datos para organizar la visita/],
  ['/solicitud-patrocinio', 'teacher', /Usamos estos datos para revisar tu solicitud/],
])('%s explains the use of personal data, and links to the privacy notice', async (path, as, purpose) => {
  await visit(path, as && { as })
  const line = (await screen.findByText(purpose)).closest('div')
  expect(within(line ?? document.body).getByRole('link', { name: /^Aviso de privacidad/ })).toHaveAttribute(
    'href',
    settings.museum.privacyNoticeUrl,
  )
})
