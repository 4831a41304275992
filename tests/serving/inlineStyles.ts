import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { InlineStyles, StylesByPage } from './responseHeaders.ts'

/**
 * The styles inside each built page, such as '/login/index.html', which its content security policy lets in by their hash
 * and by nothing else.
 */
export function inlineStyles(folder: string): StylesByPage {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const pages = files.filter((file) => file.endsWith('.html'))
  return new Map(pages.map((file) => [`/${file}`, stylesIn(readFileSync(join(folder, file), 'utf8'))]))
}

export function stylesIn(html: string): InlineStyles {
  return {
    elements: hashes([...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text)),
    attributes: hashes([...html.matchAll(/<[a-z][^>]*? style="([^"]*)"/g)].map(([, text = '']) => decoded(text))),
  }
}

function hashes(styles: string[]): string[] {
  const all = styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(all)].toSorted()
}

/** What the browser reads in an attribute; an ampersand last, because it begins all the others. */
function decoded(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
