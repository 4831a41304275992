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

it('names whom the site is for and what to know before a visit', async () => {
  await visit('/terminos-condiciones')
  expect(await screen.findByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeInTheDocument()
  const main = screen.getByRole('main')
  for (const words of [
    /Docentes/,
    /Madres y padres de familia/,
    /Estudiantes mayores de 14 años/,
    /menor de edad, necesitas permiso de tu madre, tu padre o tu tutor/,
    /15 minutos antes/,
    /válidos solo para 2025/,
    /No es un comprobante de pago/,
    /un ejecutivo del museo la confirmará o la actualizará/,
    /Preséntala impresa en la taquilla/,
    /Sirve una sola vez/,
  ]) {
    expect(main).toHaveTextContent(words)
  }
  expect(main).toHaveTextContent(`Versión ${termsVersion.number}, ${termsVersion.date}`)
  expect(within(main).getByRole('link', { name: 'Leer el aviso de privacidad' })).toHaveAttribute(
    'href',
    settings.museum.privacyNoticeUrl,
  )
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
