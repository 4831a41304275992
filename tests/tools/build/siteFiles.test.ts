// @vitest-environment node
import { expect, test } from 'vitest'

import { robotsTxt, sharedPicture, sitemapXml } from '@/tools/build/siteFiles'

const SITE = 'https://educacion.example.mx'

test('robots.txt disallows the API and the ticket desk, and names the sitemap if the site’s URL is known', () => {
  expect(robotsTxt('')).toBe('User-agent: *\nDisallow: /api/\nDisallow: /free-pass\n')
  expect(robotsTxt(SITE)).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`)
})

test('the sitemap lists pages by absolute URL', () => {
  const addresses = [...sitemapXml(SITE, ['/', '/requisitos']).matchAll(/<loc>([^<]+)<\/loc>/g)]
  expect(addresses.map(([, address]) => address)).toEqual([`${SITE}/`, `${SITE}/requisitos`])
})

test('the picture for shared links is set only if the site’s URL is known', () => {
  expect(sharedPicture('')).toEqual([])
  const shown = sharedPicture(SITE).map(({ attrs }) => attrs)
  expect(shown).toContainEqual({ property: 'og:image', content: `${SITE}/og.png` })
})
