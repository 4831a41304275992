import { expect, type Page } from '@playwright/test'

/** Describes a fault of the current focus; '' when an element has focus, shows it, and is not covered. */
const wrongFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing has focus'
    const name = `${element.tagName} ${element.id || element.textContent.trim().slice(0, 30)}`
    const around = [element, element.closest('label'), element.parentElement].filter((one) => one !== null)
    const shows = around.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    })
    // Inside of a date field the browser draws the ring around its own picker button.
    const isPicker = element.matches('input[type="date"]:not(:focus-visible)')
    if (!shows && !isPicker) return `${name} does not show that it has focus`
    // A choice shows its focus on its card.
    const target = element.closest('label') ?? element
    const { left, top, right, bottom } = target.getBoundingClientRect()
    if (bottom - top > innerHeight) return ''
    if (top < 0 || bottom > innerHeight) return `${name} is outside of the window`
    const middle = (left + right) / 2
    const over = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(middle, y))
    const covered = over.find((one) => one && !target.contains(one) && !one.contains(target))
    return covered ? `${name} is covered by ${covered.tagName} ${covered.getAttribute('class') ?? ''}` : ''
  })

/** What has focus is seen to have it, once smooth scrolling has brought it into sight. */
export const expectFocusSeenHere = (page: Page) => expect.poll(() => wrongFocus(page), 'the focus').toBe('')
