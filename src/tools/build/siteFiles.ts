import type { HtmlTagDescriptor, Plugin } from 'vite'

import { readSettings } from '../../model/settings.ts'
import { siteVersion } from './version.ts'

/** Paths that crawlers must not open: the API, where some GETs change data, and the ticket desk's page. */
const FORBIDDEN = ['/api/', '/free-pass']

/**
 * The text of robots.txt.
 * @param siteUrl the site's origin; '' omits the sitemap
 */
export function robotsTxt(siteUrl: string): string {
  const rules = ['User-agent: *', ...FORBIDDEN.map((path) => `Disallow: ${path}`)]
  const sitemap = siteUrl === '' ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`]
  return [...rules, ...sitemap, ''].join('\n')
}

/**
 * The text of sitemap.xml.
 * @param paths the pages that search engines may show
 */
export function sitemapXml(siteUrl: string, paths: string[]): string {
  const pages = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`
}

const property = (name: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { property: name, content },
  injectTo: 'head',
})

/** The tags for the image of a shared link. Empty without `siteUrl`, because the tags need absolute URLs. */
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

/** A Vite plugin that writes robots.txt, the tags for sharing, and the version that error reports contain. */
export function siteFiles(env: Record<string, string | undefined>): Plugin {
  return {
    name: 'site-files',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'version', content: siteVersion(env) }, injectTo: 'head' },
      ...sharedPicture(readSettings(env).siteUrl),
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsTxt(readSettings(env).siteUrl) })
    },
  }
}
