import { expect, type Page } from '@playwright/test'

/** Describes the fault of the focus; empty if the focused element is visible and uncovered. */
const wrongFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing has focus'
    const name = `${element.tagName} ${element.id || element.textContent.trim().slice(0, 30)}`
    const around = [element, element.closest('label'), element.parentElement].filter((one) => one !== null)
    const styles = around.map((one) => getComputedStyle(one))
    // A card draws its ring around itself, with the pseudo-element of the text after the input.
    const text = element.closest('label') && element.nextElementSibling
    if (text) styles.push(getComputedStyle(text, '::before'))
    const shows = styles.some(({ outlineStyle, outlineWidth, boxShadow }) => {
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    })
    // On a date field's picker button, the browser draws the ring inside the field, where scripts cannot read it.
    const isPicker = element.matches('input[type="date"]:not(:focus-visible)')
    if (!shows && !isPicker) return `${name} does not show that it has focus`
    // Radio buttons and checkboxes show focus on the card around them.
    const target = element.closest('label') ?? element
    const { left, top, right, bottom } = target.getBoundingClientRect()
    if (bottom - top > innerHeight) return ''
    if (top < 0 || bottom > innerHeight) return `${name} is outside of the window`
    const middle = (left + right) / 2
    const over = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(middle, y))
    const covered = over.find((one) => one && !target.contains(one) && !one.contains(target))
    return covered ? `${name} is covered by ${covered.tagName} ${covered.getAttribute('class') ?? ''}` : ''
  })

/** Waits for smooth scrolling to end, and expects the focused element to be visible and uncovered. */
export const expectFocusSeenHere = (page: Page) => expect.poll(() => wrongFocus(page), 'focus').toBe('')
