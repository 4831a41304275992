import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { webAddress } from '../../lib/addresses.ts'
import type { Settings } from '../../model/settings.ts'

type Origins = Pick<Settings, 'apiUrl' | 'contentSiteUrl' | 'errorReportUrl'> & {
  museum: Pick<Settings['museum'], 'mapEmbedUrl'>
}

/**
 * Writes a Content-Security-Policy into every page of a folder, so that the policy applies on any static host. The
 * server has to send `frame-ancestors`, because browsers ignore that directive in a page.
 */
export function writePolicies(folder: string, settings: Origins): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file)
    writeFileSync(path, withPolicy(readFileSync(path, 'utf8'), settings))
  }
}

/**
 * Inserts the policy at the top of the head, because a policy covers only what follows it. Only the character encoding
 * comes before it, because browsers look for the encoding in the first 1024 bytes.
 */
export function withPolicy(html: string, settings: Origins): string {
  const charset = /\n *<meta charset="[^"]*"[^>]*>/.exec(html)?.[0] ?? ''
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, settings)}">`
  return html.replace(charset, '').replace('<head>', `<head>${charset}\n    ${policy}`)
}

function policyOf(html: string, { museum, ...called }: Origins): string {
  // A setting that is only a path belongs to this site, so 'self' covers it.
  const servers = [called.apiUrl, called.contentSiteUrl, called.errorReportUrl].flatMap((url) => webAddress(url) ?? [])
  const map = mapOrigins(museum.mapEmbedUrl)
  const attributes = hashes(textsIn(html, /<[a-z][^>]*? style="([^"]*)"/g).map(decoded))
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(textsIn(html, /<script(?: data-api="[^"]*")?>([^]*?)<\/script>/g))],
    ['style-src', "'self'", ...hashes(textsIn(html, /<style[^>]*>([^]*?)<\/style>/g))],
    ...(attributes.length > 0 ? [['style-src-attr', "'unsafe-hashes'", ...attributes] as [string, ...string[]]] : []),
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...new Set([...servers.map(({ origin }) => origin), ...map])],
    ['frame-src', ...(map.length > 0 ? map : ["'none'"])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    // Lists the policies that DOMPurify and `registerServiceWorker` create. Duplicates are allowed because the site creates a
    // DOMPurify instance, and thus its policy, for each text.
    ['trusted-types', 'dompurify', 'service-worker', "'allow-duplicates'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** The origins of the map's iframe. Google redirects from maps.google.com to www.google.com. */
function mapOrigins(map: string): string[] {
  if (map === '') return []
  const { origin, hostname } = new URL(map)
  return /(^|\.)google\.com$/.test(hostname) ? [...new Set([origin, 'https://www.google.com'])] : [origin]
}

const textsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text)

function hashes(texts: string[]): string[] {
  const all = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(all)].toSorted()
}

/** Decodes an attribute's value as browsers do. `&amp;` comes last, so that nothing is decoded twice. */
function decoded(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
