import { textOf } from '@/api/resource'
import { sanitizedHtml } from '@/lib/sanitizedHtml'

import type { Entry } from './entries'
import { type Finding, idsInWords, warning } from './finding'

/** Texts that are looked at, and characters of each: deeply nested elements keep the parser busy for seconds. */
const MOST_TEXTS = 50
const LONGEST_TEXT = 2000

/** The elements and attributes of a tree, such as `<span>` and `style=`. */
function partsOf(tree: ParentNode): string[] {
  return [...tree.querySelectorAll('*')].flatMap((element) => [
    `<${element.localName}>`,
    ...[...element.attributes].map(({ name }) => `${name}=`),
  ])
}

/** What the platform takes out of HTML before it shows it; the attribute that it adds to links is not counted. */
function removedFrom(html: string): string[] {
  const whole = document.createElement('template')
  whole.innerHTML = html
  const left = partsOf(sanitizedHtml(html))
  return partsOf(whole.content).filter((part) => {
    const place = left.indexOf(part)
    if (place !== -1) left.splice(place, 1)
    return place === -1
  })
}

/** The warning that the platform shows less of an attribute than the editors wrote. */
export function htmlChanges(entries: Entry[], name: string): Finding[] {
  const changed = entries
    .slice(0, MOST_TEXTS)
    .map(({ id, attributes }) => ({ id, removed: removedFrom(textOf(attributes[name]).slice(0, LONGEST_TEXT)) }))
    .filter(({ removed }) => removed.length > 0)
  if (changed.length === 0) return []
  const parts = [...new Set(changed.flatMap(({ removed }) => removed))].join(', ')
  const ids = idsInWords(changed.map(({ id }) => id))
  return [warning(`La plataforma quita de \`${name}\`: ${parts} (${ids}).`, 'Ve el texto sin esa parte.')]
}
