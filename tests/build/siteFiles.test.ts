// @vitest-environment node
import { expect, test } from 'vitest'

import { paths } from '../../src/lib/paths.ts'
import { publicPathOf, publicPaths } from '../../src/lib/publicPaths.ts'
import { robotsTxt, sharedPicture, sitemapXml } from './siteFiles.ts'

const SITE = 'https://educacion.example.mx'

test('robots keep out of the API and of the ticket desk, and find the sitemap when there is one', () => {
  expect(robotsTxt('')).toBe('User-agent: *\nDisallow: /api/\nDisallow: /free-pass\n')
  expect(robotsTxt(SITE)).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`)
})

test('the sitemap lists the public pages, each by its full address, and none that belongs to somebody', () => {
  const addresses = [...sitemapXml(SITE).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(publicPaths.map((path) => SITE + path))
  expect(addresses).toContain(`${SITE}/requisitos`)
  for (const path of [paths.account, paths.freePass, paths.visitRequest, paths.accountConfirmation]) {
    expect(addresses).not.toContain(SITE + path)
  }
})

test('a page has one public address, however it was reached', () => {
  expect(publicPathOf('/requisitos/')).toBe('/requisitos')
  expect(publicPathOf('/home/faq')).toBe('/')
  expect(publicPathOf('/')).toBe('/')
  expect(publicPathOf('/mi-cuenta')).toBeNull()
  expect(publicPathOf('/loquesea')).toBeNull()
})

test('a shared link shows its picture only when its address is known', () => {
  expect(sharedPicture('')).toEqual([])
  const shown = sharedPicture(SITE).map(({ attrs }) => attrs)
  expect(shown).toContainEqual({ property: 'og:image', content: `${SITE}/og.png` })
})
