import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

import type { InlineParts, PartsByPage } from './responseHeaders.ts'

/**
 * The hashes of the scripts and styles inside each built page, which its content security policy allows.
 * @param folder that was built into
 * @returns by file, such as '/login/index.html'
 */
export function inlineParts(folder: string): PartsByPage {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  // Addresses have slashes, paths on Windows backslashes.
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => file.replaceAll(sep, '/'))
  return new Map(pages.map((file) => [`/${file}`, partsIn(readFileSync(join(folder, file), 'utf8'))]))
}

/** The hashes of the scripts, style elements and style attributes of a page. */
export function partsIn(html: string): InlineParts {
  return {
    elements: hashes([...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text)),
    scripts: hashes([...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text)),
    attributes: hashes([...html.matchAll(/<[a-z][^>]*? style="([^"]*)"/g)].map(([, text = '']) => decoded(text))),
  }
}

function hashes(parts: string[]): string[] {
  const all = parts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(all)].toSorted()
}

/** The value of an attribute as the browser reads it. `&amp;` comes last, so that nothing is decoded twice. */
function decoded(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
