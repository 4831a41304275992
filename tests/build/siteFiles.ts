import type { HtmlTagDescriptor, Plugin } from 'vite'

import { publicPaths } from '../../src/lib/publicPaths.ts'
import type { Settings } from '../../src/lib/settings.ts'

/** The API's addresses are no pages, and some of its GETs change data; the ticket desk's page is for the desk. */
const FORBIDDEN = ['/api/', '/free-pass']

/** What search engines read first. */
export function robotsTxt(siteUrl: string): string {
  const rules = ['User-agent: *', ...FORBIDDEN.map((path) => `Disallow: ${path}`)]
  const sitemap = siteUrl === '' ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`]
  return [...rules, ...sitemap, ''].join('\n')
}

/** The public pages, by their full addresses. */
export function sitemapXml(siteUrl: string): string {
  const pages = publicPaths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n')
}

const property = (name: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { property: name, content },
  injectTo: 'head',
})

/** The picture that shows where a link is shared: it needs a full address, as the sharing site is another one. */
export function sharedPicture(siteUrl: string): HtmlTagDescriptor[] {
  if (siteUrl === '') return []
  return [
    property('og:url', `${siteUrl}/`),
    property('og:image', `${siteUrl}/og.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property(
      'og:image:alt',
      'Una puerta abierta en un muro: la luz pasa entre varias personas. Recordar abre puertas.',
    ),
    { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' }, injectTo: 'head' },
  ]
}

/** Writes robots.txt and, when the site's own origin is configured, sitemap.xml and the tags for sharing. */
export function siteFiles({ siteUrl }: Settings): Plugin {
  return {
    name: 'site-files',
    apply: 'build',
    transformIndexHtml: () => sharedPicture(siteUrl),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsTxt(siteUrl) })
      if (siteUrl !== '') this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapXml(siteUrl) })
    },
  }
}
