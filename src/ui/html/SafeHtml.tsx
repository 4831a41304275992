import createSanitizer from 'dompurify'
import { useCallback } from 'react'

import styles from './SafeHtml.module.css'

const TEXT = ['p', 'div', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a', 'h3', 'h4', 'blockquote']
const OF_CELLS = ['colspan', 'rowspan', 'scope']
/** The maximum `colspan` and `rowspan`. The browsers' own limits, 1,000 and 65,534, could freeze the page. */
const MAX_SPAN = 20
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const ALLOWED_LINKS = /^(?:https?:|mailto:|tel:)/i

/** Reduces HTML to paragraphs, lists, tables, emphasis and links. Keeps the text of most other elements. */
function sanitizedHtml(html: string): DocumentFragment {
  const text = createSanitizer(window).sanitize(html, {
    ALLOWED_TAGS: [...TEXT, ...TABLES],
    ALLOWED_ATTR: ['href', ...OF_CELLS],
    // These attributes are not URLs, so `ALLOWED_URI_REGEXP` must not check them.
    ADD_URI_SAFE_ATTR: OF_CELLS,
    ALLOWED_URI_REGEXP: ALLOWED_LINKS,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of text.querySelectorAll('a')) {
    if (link.hasAttribute('href')) link.rel = 'noopener'
    else link.replaceWith(...link.childNodes)
  }
  for (const cell of text.querySelectorAll<HTMLTableCellElement>('td, th')) {
    if (cell.colSpan > MAX_SPAN) cell.colSpan = MAX_SPAN
    if (cell.rowSpan > MAX_SPAN) cell.rowSpan = MAX_SPAN
  }
  return text
}

export function SafeHtml({ html }: { html: string }) {
  const fill = useCallback((element: HTMLDivElement | null) => element?.replaceChildren(sanitizedHtml(html)), [html])
  return <div ref={fill} className={styles.text} />
}
