import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { terms, termsVersion } from '@/content/terms'
import { settings } from '@/lib/env'

import { visit } from '../support/visit'

const scrolledTo = vi.fn<(element: Element) => void>()

// jsdom has no layout, and so nothing to scroll.
beforeEach(() => {
  scrolledTo.mockClear()
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this)
  }
})

it('shows every section with all it says, of which version, and the way to the privacy notice', async () => {
  await visit('/terminos-condiciones')
  expect(await screen.findByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByText(`Versión ${termsVersion.number}, ${termsVersion.date}`)).toBeInTheDocument()
  for (const { title, texts, link } of terms) {
    const section = main.getByRole('region', { name: title })
    const said = [...section.querySelectorAll('p, li')].map(({ textContent }) => textContent)
    expect(said).toEqual([...texts.flat(), ...(link ? [link.label] : [])])
    const hrefs = [...section.querySelectorAll('a')].map((one) => one.getAttribute('href'))
    expect(hrefs).toEqual(link ? [link.href] : [])
  }
  expect(main.getByRole('link', { name: 'Leer el aviso de privacidad' })).toHaveAttribute(
    'href',
    settings.museum.privacyNoticeUrl,
  )
})

it('57. says who the site is for, who needs permission, when to arrive, and for how long prices hold', async () => {
  await visit('/terminos-condiciones')
  const main = await screen.findByRole('main')
  for (const words of [
    /docentes/i,
    /madres y padres de familia/i,
    /estudiantes mayores de 14 años/i,
    /menor de edad, necesitas permiso/i,
    /15 minutos antes/i,
    /válidos solo para 2025/i,
  ]) {
    expect(main).toHaveTextContent(words)
  }
})

it('leads from its index to each section, whose heading takes focus every time', async () => {
  const { user } = await visit('/terminos-condiciones')
  const index = within(await screen.findByRole('navigation', { name: 'En esta página' }))
  const prices = index.getByRole('link', { name: 'Precios' })
  const heading = screen.getByRole('heading', { level: 2, name: 'Precios' })
  await user.click(prices)
  expect(heading).toHaveFocus()
  await user.click(index.getByRole('link', { name: 'Menores de edad' }))
  expect(screen.getByRole('heading', { level: 2, name: 'Menores de edad' })).toHaveFocus()
  await user.click(prices)
  await user.tab()
  await user.click(prices)
  expect(heading).toHaveFocus()
})

it('has an index that reaches every section', async () => {
  await visit('/terminos-condiciones')
  const index = within(await screen.findByRole('navigation', { name: 'En esta página' }))
  expect(index.getAllByRole('link').map((link) => link.getAttribute('href')?.split('#')[1])).toEqual(
    terms.map(({ id }) => id),
  )
})

it('opens at the section of its address', async () => {
  await visit('/terminos-condiciones#precios')
  const prices = await screen.findByRole('heading', { level: 2, name: 'Precios' })
  expect(scrolledTo).toHaveBeenLastCalledWith(prices)
  expect(prices).toHaveFocus()
})
