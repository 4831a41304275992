import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { terms, termsVersion } from '@/content/terms'
import { settings } from '@/model/env'

import { visit } from '../support/visit'

it('the terms page shows every section, an index, the version, and a link to the privacy notice', async () => {
  await visit('/terminos-condiciones')
  expect(await screen.findByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  const index = within(main.getByRole('navigation', { name: 'En esta página' })).getAllByRole('link')
  expect(index.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual(terms.map(({ id }) => id))
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

it('57. the terms page states the audience, the permissions, the arrival time and the validity of prices', async () => {
  await visit('/terminos-condiciones')
  const main = await screen.findByRole('main')
  for (const words of [
    /docentes/i,
    /madres y padres de familia/i,
    /estudiantes mayores de 14 años/i,
    'Es para personas de más de 14 años; si eres menor de edad, pide permiso en casa.',
    /15 minutos antes/i,
    /válidos solo para \d{4}/i,
  ]) {
    expect(main).toHaveTextContent(words)
  }
})

it('the terms page focuses a section each time the user presses the section’s link in the index', async () => {
  const { user } = await visit('/terminos-condiciones')
  const index = within(await screen.findByRole('navigation', { name: 'En esta página' }))
  const prices = index.getByRole('link', { name: 'Precios' })
  const heading = screen.getByRole('heading', { level: 2, name: 'Precios' })
  await user.click(prices)
  expect(heading).toHaveFocus()
  await user.tab()
  await user.click(prices)
  expect(heading).toHaveFocus()
})
