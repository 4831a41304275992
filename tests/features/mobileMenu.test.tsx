import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { paths } from '@/model/paths'

import { someUser } from '../support/examples'
import { bar, showBar } from '../support/topBar'

const teacherWithVisit = { ...someUser, name: 'Jorge Luis', hasAppointments: true }

function scrollPageTo(y: number) {
  vi.stubGlobal('scrollY', y)
  fireEvent.scroll(window)
}

async function openMenu(user: ReturnType<typeof showBar>) {
  await user.click(bar().getByText('Menú'))
  const panel = bar().getAllByRole('navigation', { name: 'Principal' }).at(-1)?.parentElement
  if (!panel) throw new Error('There is no menu')
  await waitFor(() => expect(panel).toBeVisible())
  return { user, panel, menu: within(panel) }
}

afterEach(() => {
  vi.stubGlobal('scrollY', 0)
})

it('the mobile menu stays open while its panel scrolls, and closes when the page scrolls by more than 24 px', async () => {
  vi.stubGlobal('scrollY', 100)
  const { panel } = await openMenu(showBar('/'))
  scrollPageTo(124)
  fireEvent.scroll(panel)
  expect(panel).toBeVisible()
  scrollPageTo(125)
  expect(panel).not.toBeVisible()
})

it('70. the mobile menu shows teachers the pages in two levels, and the account', async () => {
  const { user, menu } = await openMenu(showBar('/solicitud-visita/', teacherWithVisit))
  await user.click(menu.getByText('Visitas Escolares', { selector: 'summary *' }))
  expect(menu.getAllByRole('link', { name: 'Solicitar visita' })[0]).toHaveAttribute('aria-current', 'page')
  expect(menu.queryByRole('link', { name: 'Enviar cuestionario' })).not.toBeInTheDocument()
  await user.click(menu.getByText('Cuestionarios'))
  expect(menu.getByRole('link', { name: 'Enviar cuestionario' })).toHaveAttribute('href', paths.sendQuestionnaire)
  await user.click(menu.getByText('Bienvenid@ Jorge Luis'))
  expect(menu.getByRole('link', { name: 'Proyecto de Visita' })).toHaveAttribute('href', paths.projects)
  expect(menu.getByRole('link', { name: 'Cerrar sesión' })).toHaveAttribute('href', paths.logout)
})

it('the mobile menu closes when the user clicks the page or tabs out of the menu', async () => {
  const { user, panel } = await openMenu(showBar('/'))
  await user.click(screen.getByRole('main'))
  expect(panel).not.toBeVisible()

  await user.click(bar().getByText('Menú'))
  bar().getByRole('link', { name: 'Crear cuenta gratuita' }).focus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Algo de la página' })).toHaveFocus()
  expect(panel).not.toBeVisible()
})
