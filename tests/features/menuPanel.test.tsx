import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { someUser } from '../support/examples'
import { bar, showBar } from '../support/topBar'

function scrollPageTo(y: number) {
  vi.stubGlobal('scrollY', y)
  fireEvent.scroll(window)
}

/** Styles hide the panel of a closed menu. */
const panel = () => bar().getByText('Menú').closest('details')
const services = () => bar().queryByRole('link', { name: 'Servicios y precios' })

async function openPanel(user: ReturnType<typeof showBar>) {
  await user.click(bar().getByText('Menú'))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-menu-open'))
}

afterEach(() => {
  vi.stubGlobal('scrollY', 0)
})

it('48. on a phone, the menu stays open while its panel scrolls, and closes when the page scrolls by more than 24 px', async () => {
  vi.stubGlobal('scrollY', 100)
  await openPanel(showBar('/'))
  scrollPageTo(124)
  fireEvent.scroll(bar().getByRole('navigation'))
  expect(panel()).toHaveAttribute('open')
  scrollPageTo(125)
  expect(panel()).not.toHaveAttribute('open')
})

it('70. on a phone, groups open independently, and are closed when the menu reopens', async () => {
  const user = showBar('/', someUser)
  await openPanel(user)
  await user.click(bar().getByText('Visitas Escolares', { selector: 'summary *' }))
  await user.click(bar().getByText('Recursos Educativos', { selector: 'summary *' }))
  expect(services()).toBeVisible()
  await user.click(bar().getByText('Cerrar'))
  await waitFor(() => expect(services()).not.toBeInTheDocument())
})

it('on a phone, the menu closes when the user clicks the page, presses Esc, goes back, or tabs out of the menu', async () => {
  const user = showBar('/')
  await openPanel(user)
  await user.click(screen.getByRole('main'))
  expect(panel()).not.toHaveAttribute('open')

  await openPanel(user)
  await user.click(bar().getByText('Visitas Escolares', { selector: 'summary *' }))
  services()?.focus()
  await user.keyboard('{Escape}')
  expect(panel()).not.toHaveAttribute('open')
  expect(panel()?.querySelector('summary')).toHaveFocus()

  await openPanel(user)
  fireEvent.popState(window)
  expect(panel()).not.toHaveAttribute('open')

  await openPanel(user)
  bar().getByRole('link', { name: 'Crear cuenta' }).focus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Algo de la página' })).toHaveFocus()
  expect(panel()).not.toHaveAttribute('open')
})

it('the menu closes with all its groups when the window becomes wide enough for the bar', async () => {
  const user = showBar('/')
  await openPanel(user)
  await user.click(bar().getByText('Visitas Escolares', { selector: 'summary *' }))
  await user.click(bar().getByText('Recursos Educativos', { selector: 'summary *' }))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  fireEvent(window, new Event('resize'))
  expect(panel()).not.toHaveAttribute('open')
  expect(services()).not.toBeInTheDocument()
  expect(bar().queryByRole('link', { name: 'Violencia' })).not.toBeInTheDocument()
})
