import createSanitizer from 'dompurify'

const ALLOWED_TAGS = ['p', 'div', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a', 'h3', 'h4', 'blockquote']
const ALLOWED_LINKS = /^(?:https?:|mailto:|tel:)/i

/**
 * What may stay of a text with HTML that comes from the API: paragraphs, lists, emphasis and links. Nothing that runs,
 * loads, styles or asks for data. The words of what goes are kept, save those of scripts, styles and frames.
 */
export function sanitizedHtml(html: string): DocumentFragment {
  const text = createSanitizer(window).sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: ALLOWED_LINKS,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of text.querySelectorAll('a')) {
    if (link.hasAttribute('href')) link.rel = 'noopener'
    else link.replaceWith(...link.childNodes)
  }
  return text
}
