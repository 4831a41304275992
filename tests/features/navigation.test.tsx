import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { accountMenu, isActive, mainMenu } from '@/features/navigation/menuEntries'
import { settings } from '@/model/env'
import { paths } from '@/model/paths'

import { someUser } from '../support/examples'
import { bar, showBar } from '../support/topBar'
import { visit } from '../support/visit'

const teacher = someUser
const teacherWithVisit = { ...someUser, hasAppointments: true }
const parent = { ...someUser, profile_id: 2, isTeacher: false }

const menu = (name: string | RegExp) => bar().getByText(name, { selector: 'summary *' })
const violence = () => bar().queryByRole('link', { name: 'Violencia' })
const advantages = () => bar().queryByRole('link', { name: 'Ventajas de la visita' })
const labels = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => link.textContent)

afterEach(() => {
  settings.contentSiteUrl = ''
})

describe('48, 70. the menu', () => {
  it('offers sign-in and the questionnaire to signed-out users', async () => {
    const user = showBar('/')
    expect(bar().getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', paths.login)
    expect(bar().getByRole('link', { name: 'Cuestionarios' })).toHaveAttribute('href', paths.answerQuestionnaire)
    expect(bar().getByRole('link', { name: 'En familia' })).toHaveAttribute('href', paths.families)
    expect(bar().queryByText(/Bienvenid@/)).not.toBeInTheDocument()

    await user.click(menu('Visitas Escolares'))
    expect(bar().getByRole('link', { name: 'Visitas Escolares' })).toHaveAttribute('href', paths.visits)
    expect(labels(screen.getByRole('banner'))).toEqual(
      expect.arrayContaining(['Servicios y precios', 'Requisitos', 'Patrocinio', 'Proyectos de visita']),
    )
    expect(bar().getByRole('link', { name: 'Ventajas de la visita' })).toHaveAttribute('href', paths.advantages)
    expect(bar().queryByRole('link', { name: /Solicitar visita|Enviar cuestionario/ })).not.toBeInTheDocument()
  })

  it('lets a teacher request a visit and send the questionnaire', async () => {
    const user = showBar('/', teacher)
    expect(menu('Bienvenida o bienvenido Ana, tu cuenta')).toBeInTheDocument()
    expect(menu('Bienvenid@ Ana')).toHaveAttribute('aria-hidden', 'true')
    expect(bar().getByRole('link', { name: 'Solicitar visita' })).toHaveAttribute('href', paths.visitRequest)
    expect(bar().queryByRole('link', { name: 'Cuestionarios' })).not.toBeInTheDocument()
    expect(bar().queryByRole('link', { name: 'Iniciar sesión' })).not.toBeInTheDocument()

    await user.click(menu('Visitas Escolares'))
    const questionnaires = bar().getByRole('list', { name: 'Cuestionarios' })
    expect(labels(questionnaires)).toEqual(['Enviar cuestionario'])

    await user.click(menu('Bienvenid@ Ana'))
    expect(bar().getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', paths.account)
    expect(bar().getByRole('link', { name: 'Cerrar sesión' })).toHaveAttribute('href', paths.logout)
    expect(bar().queryByRole('link', { name: 'Proyecto de Visita' })).not.toBeInTheDocument()
  })

  it('shows links to the visit request and the visit project to teachers who have a visit', async () => {
    const user = showBar('/', teacherWithVisit)
    await user.click(menu(/^Bienvenid@/))
    expect(bar().getByRole('link', { name: 'Tu visita' })).toHaveAttribute('href', paths.sentVisit)
    expect(bar().getByRole('link', { name: 'Proyecto de Visita' })).toHaveAttribute('href', paths.projects)
  })

  it('lets a parent answer the questionnaire but not request a visit, even if the API lists a visit', async () => {
    const user = showBar('/', { ...parent, name: '', hasAppointments: true })
    await user.click(menu('Visitas Escolares'))
    expect(labels(bar().getByRole('list', { name: 'Cuestionarios' }))).toEqual(['Responder cuestionario'])
    expect(screen.queryByRole('link', { name: /Solicitar|Enviar cuestionario/ })).not.toBeInTheDocument()
    await user.click(menu('Bienvenid@'))
    expect(bar().getByRole('link', { name: 'Proyecto de Visita' })).toBeInTheDocument()
    expect(bar().queryByRole('link', { name: 'Tu visita' })).not.toBeInTheDocument()
  })
})

describe('the current page', () => {
  it.each([
    ['/requisitos', ['Visitas Escolares']],
    ['/ventajas-visita', ['Visitas Escolares']],
    ['/ventajas-visita//', ['Visitas Escolares']],
    ['/RecursosEducativos/', ['Recursos Educativos']],
    ['/solicitud-visita', ['Visitas Escolares']],
    ['/solicitud-patrocinio', ['Visitas Escolares']],
    ['/login', []],
    // The account menu links to these two pages as well.
    [paths.projects, ['Visitas Escolares']],
    [paths.sentVisit, ['Visitas Escolares']],
    [paths.account, ['Bienvenid@ Ana']],
  ])('%s is active in exactly these menu sections: %j', (pathname, sections) => {
    const entries = [...mainMenu(teacherWithVisit), accountMenu(teacherWithVisit)]
    const marked = entries.filter((entry) => isActive(entry, pathname)).map(({ label }) => label)
    expect(marked).toEqual(sections)
  })
})

describe('from 1024 px, a menu in the bar', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
  })
  it('closes on Esc and returns focus to its title', async () => {
    const user = showBar('/')
    await user.click(menu('Recursos Educativos'))
    expect(violence()).toBeVisible()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(violence()).not.toBeInTheDocument()
    expect(menu('Recursos Educativos').closest('summary')).toHaveFocus()
  })

  it('closes when the user clicks the page or another menu', async () => {
    const user = showBar('/')
    await user.click(menu('Visitas Escolares'))
    expect(advantages()).toBeVisible()
    await user.click(menu('Recursos Educativos'))
    expect(advantages()).not.toBeInTheDocument()
    expect(violence()).toBeVisible()
    await user.click(screen.getByRole('main'))
    expect(violence()).not.toBeInTheDocument()
  })

  it('closes when focus leaves the menu', async () => {
    const user = showBar('/')
    await user.click(menu('Recursos Educativos'))
    violence()?.focus()
    await user.tab()
    expect(bar().getByRole('link', { name: 'En familia' })).toHaveFocus()
    expect(violence()).not.toBeInTheDocument()
  })
})

describe('the content site', () => {
  it('54. is replaced by pages of the platform if not configured', async () => {
    const { user, address } = await visit('/')
    expect(bar().getByRole('link', { name: 'Museo Memoria y Tolerancia' })).toHaveAttribute('href', '/')
    expect(bar().getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/')
    await user.click(menu('Recursos Educativos'))
    await user.click(bar().getByRole('link', { name: 'Violencia' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Violencia' })).toHaveFocus())
    expect(address).toMatchObject({ pathname: '/RecursosEducativos', hash: '#violencia' })
  })

  it('54. is announced as under construction when the user opens a menu entry without a page on the platform', async () => {
    const { user } = await visit('/RecursosEducativos')
    await user.click(menu('Visitas Escolares'))
    await user.click(bar().getByRole('button', { name: 'Visitas escolares en el sitio del museo' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sitio en construcción' })
    expect(dialog).toHaveTextContent('Esta página todavía no está disponible')
    expect(within(dialog).getByRole('link', { name: 'Ir a inicio' })).toHaveAttribute('href', '/')
    expect(within(dialog).getByRole('link', { name: 'Ver las visitas escolares' })).toHaveAttribute(
      'href',
      paths.visits,
    )
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(menu('Visitas Escolares').closest('summary')).toHaveFocus()
  })

  it('is linked from the menu if configured', async () => {
    settings.contentSiteUrl = 'https://contenidos.example.mx'
    const user = showBar('/')
    expect(bar().getByRole('link', { name: /^Museo Memoria y Tolerancia/ })).toHaveAttribute(
      'href',
      'https://contenidos.example.mx',
    )
    expect(bar().getByRole('link', { name: 'Inicio (sitio de contenidos del museo)' })).toHaveAttribute(
      'href',
      'https://contenidos.example.mx/',
    )
    await user.click(menu('Visitas Escolares'))
    expect(bar().getByRole('link', { name: 'Visitas Escolares' })).toHaveAttribute('href', paths.visits)
    expect(bar().getByRole('link', { name: /^Visitas escolares en el sitio del museo/ })).toHaveAttribute(
      'href',
      'https://contenidos.example.mx/visitas-escolares/',
    )
    await user.click(menu('Recursos Educativos'))
    expect(bar().getByRole('link', { name: 'Violencia (sitio de contenidos del museo)' })).toHaveAttribute(
      'href',
      'https://contenidos.example.mx/violencia/',
    )
  })
})

describe('the skip link', () => {
  it('moves focus to the content without changing the URL', async () => {
    const { user, address } = await visit('/ventajas-visita')
    await user.tab()
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    await user.tab()
    expect(within(screen.getByRole('main')).getAllByRole('link')[0]).toHaveFocus()
    expect(address.pathname).toBe('/ventajas-visita')
  })
})
