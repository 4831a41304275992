// @vitest-environment node
import { expect, test } from 'vitest'

import { robotsTxt, sharedPicture, sitemapXml } from '@/tools/build/siteFiles'

const SITE = 'https://educacion.example.mx'

test('robots keep out of the API and of the ticket desk, and find the sitemap when there is one', () => {
  expect(robotsTxt('')).toBe('User-agent: *\nDisallow: /api/\nDisallow: /free-pass\n')
  expect(robotsTxt(SITE)).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`)
})

test('the sitemap lists pages by their full addresses', () => {
  const addresses = [...sitemapXml(SITE, ['/', '/requisitos']).matchAll(/<loc>([^<]+)<\/loc>/g)]
  expect(addresses.map(([, address]) => address)).toEqual([`${SITE}/`, `${SITE}/requisitos`])
})

test('a shared link shows its picture only when its address is known', () => {
  expect(sharedPicture('')).toEqual([])
  const shown = sharedPicture(SITE).map(({ attrs }) => attrs)
  expect(shown).toContainEqual({ property: 'og:image', content: `${SITE}/og.png` })
})
