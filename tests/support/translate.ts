import { onTestFinished } from 'vitest'

import { ignoreTexts } from './looseTexts'

/** The element in which Google's translator puts a text. */
const WRAPPER: string = 'font'
const NOT_TRANSLATED = `${WRAPPER}, script, style, textarea`

/** Replaces every text node of the page by an element with a copy of the text. React keeps the replaced node. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest(NOT_TRANSLATED)) continue
    const font = document.createElement(WRAPPER)
    font.textContent = text.data
    text.replaceWith(font)
  }
}

/**
 * Changes the page as a browser's translator does, now and after every change until the test ends. A text that React
 * updates, inserts or removes beside other nodes then stays on the screen, or makes React throw.
 */
export function translate(): void {
  ignoreTexts()
  const observer = new MutationObserver(() => {
    wrapTexts()
    observer.takeRecords()
  })
  wrapTexts()
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
}
