import type { Page } from '@playwright/test'

/**
 * Functions that change a page as browser extensions and translators do. Call them after `openPrerendered` and before
 * the page's scripts load, so that React hydrates the changed page.
 */
export const intrusions: Record<string, (page: Page) => Promise<void>> = {
  'LastPass 4.130 (icons beside fields)': (page) => page.evaluate(addIconsBesideFields),
  '1Password 8.10 and Dashlane 6 (attributes on fields)': (page) => page.evaluate(markFields),
  'Bitwarden 2024.6 and Grammarly 14 (appended elements)': (page) => page.evaluate(addElementsAtTheEnd),
  'Google Translate (<font> elements around texts)': (page) => page.evaluate(wrapTexts),
}

// The functions below run in the page. They set styles by property, because the page's CSP blocks style attributes.
// Extensions may write style attributes despite the CSP.

function addIconsBesideFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('input:not([type=radio], [type=checkbox]), textarea')) {
    const icon = document.createElement('div')
    icon.setAttribute('data-lastpass-icon-root', '')
    Object.assign(icon.style, { position: 'relative', height: '0', width: '0', float: 'left' })
    field.after(icon)
  }
}

function markFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('input, select, textarea, button')) {
    field.setAttribute('data-com-onepassword-filled', 'light')
    field.setAttribute('data-dashlane-rid', 'a1b2c3d4e5f60718')
    field.setAttribute('data-kwimpalastatus', 'alive')
    field.setAttribute('fdprocessedid', 'x7k2p9')
    field.style.setProperty('background-repeat', 'no-repeat')
  }
  for (const form of document.querySelectorAll('form')) form.setAttribute('data-dashlane-classification', 'login')
}

function addElementsAtTheEnd(): void {
  document.documentElement.setAttribute('bis_status', 'ready')
  document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1200.0')
  document.body.setAttribute('data-gr-ext-installed', '')
  for (const part of [document.body, document.getElementById('root'), document.querySelector('main form')]) {
    part?.append(document.createElement('grammarly-desktop-integration'))
  }
}

function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  // Typed as string because TypeScript's type of <font> elements is deprecated.
  const tag: string = 'font'
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  const untranslated = 'script, style, noscript, textarea, [translate=no]'
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) continue
    const [outer, inner] = [document.createElement(tag), document.createElement(tag)]
    for (const font of [outer, inner]) font.style.setProperty('vertical-align', 'inherit')
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text)
  }
  document.documentElement.lang = 'en'
  document.documentElement.classList.add('translated-ltr')
}
