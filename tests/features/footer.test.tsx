import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, onTestFinished } from 'vitest'

import { Footer } from '@/features/navigation/Footer'
import { telephoneLink } from '@/lib/addresses'
import { settings } from '@/model/env'
import { paths } from '@/model/paths'
import { SiteContext } from '@/ui/SiteContext'

function showFooter() {
  render(
    <MemoryRouter>
      <SiteContext value={{ name: '', mark: null, ...settings.museum }}>
        <Footer />
      </SiteContext>
    </MemoryRouter>,
  )
  return within(screen.getByRole('contentinfo'))
}

it('the footer shows the museum’s address, opening hours and phone, and no prices', () => {
  const footer = showFooter()
  const { address, phone } = settings.museum
  expect(footer.getByText(address, { exact: false })).toBeInTheDocument()
  expect(footer.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+525551305555')
  expect(footer.getByText('Martes a viernes, de 9:00 a 18:00')).toBeInTheDocument()
  expect(footer.queryByText(/Precios válidos/)).not.toBeInTheDocument()
})

it('the footer links to the most used pages and to the museum’s other sites', () => {
  const links = showFooter().getAllByRole<HTMLAnchorElement>('link')
  const { privacyNoticeUrl, facebookUrl, instagramUrl, youtubeUrl, xUrl } = settings.museum
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([paths.faq, paths.contact, paths.terms, privacyNoticeUrl, facebookUrl]),
  )
  expect(links.map(({ href }) => href)).toEqual(expect.arrayContaining([instagramUrl, youtubeUrl, xUrl]))
})

const addresses = ['facebookUrl', 'instagramUrl', 'youtubeUrl', 'xUrl'] as const

it.each([
  [[...addresses], []],
  [['instagramUrl', 'youtubeUrl', 'xUrl'], ['Facebook']],
  [
    ['facebookUrl', 'youtubeUrl'],
    ['Instagram', 'X'],
  ],
  [[], ['Facebook', 'Instagram', 'YouTube', 'X']],
])('the footer omits social networks without a URL (%j), and shows the others: %j', (off, names) => {
  const { museum } = settings
  const before = { ...museum }
  onTestFinished(() => void Object.assign(museum, before))
  for (const address of off) Object.assign(museum, { [address]: '' })
  const lists = showFooter().queryAllByRole('navigation', { name: 'Redes sociales' })
  expect(
    lists.map((list) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ),
  ).toEqual(names.length > 0 ? [names] : [])
})

it.each([
  ['55 5130 5555', 'tel:+525551305555'],
  ['(55) 5130-5555', 'tel:+525551305555'],
  ['+52 55 5130 5555', 'tel:+525551305555'],
])('telephoneLink turns %s into %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link)
})
