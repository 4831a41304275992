import type { Page } from '@playwright/test'

/** Runs one of the functions below in the page, with the helpers that the function calls. */
const look = <Found>(page: Page, what: () => Found): Promise<Found> =>
  page.evaluate(`(() => { ${[nameOf, isPinned, fontSizeOf, clipsOf, hasEdge, isBox, isShown].map(String).join('\n')}
    return (${String(what)})() })()`)

export const layoutFaults = (page: Page) => look(page, readLayout)
export const edgelessControls = (page: Page) => look(page, readEdges)
export const unseenFocus = (page: Page) => look(page, readFocus)

function nameOf(element: Element): string {
  return `<${element.localName}> «${`${element.textContent} ${element.id}`.trim().slice(0, 40)}»`
}

function isPinned(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
  return false
}

function fontSizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize)
}

/** The ancestors that clip the element's overflow. */
function clipsOf(element: Element): Element[] {
  const clips: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, position } = getComputedStyle(at)
    if (['hidden', 'clip'].includes(overflowX)) clips.push(at)
    if (['auto', 'scroll'].includes(overflowX) || position === 'fixed') break
  }
  return clips
}

function hasEdge(element: Element): boolean {
  const { borderTopStyle, borderTopWidth, borderBottomStyle, outlineStyle, appearance } = getComputedStyle(element)
  const isNative = appearance !== 'none' && element.matches('input, select, textarea')
  const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
  return isNative || hasBorder || borderBottomStyle !== 'none' || outlineStyle !== 'none'
}

/** Whether the control is a box that needs an edge. Plain text links are recognisable by colour or underline. */
function isBox(element: Element): boolean {
  const { paddingLeft } = getComputedStyle(element)
  return element.matches('input, select, textarea') || Number.parseFloat(paddingLeft) >= 16
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/**
 * Describes layout faults: horizontal scroll, clipped words, overlapping controls, words that break across lines in
 * titles and buttons, and dialogs that scroll as a whole. Ignores visually hidden text, and overlaps with fixed and
 * sticky elements.
 */
function readLayout(): string[] {
  const TOLERANCE = 1.5
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  const isTooWide = scrollWidth > clientWidth

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || text.textContent?.trim() === '' || element.closest('script, style, noscript, svg, option')) continue
    if (!isShown(element)) continue
    const clips = clipsOf(element)
    const boxes = clips.map((clip) => clip.getBoundingClientRect())
    // Visually hidden text is clipped to one pixel.
    if (boxes.some(({ width, height }) => width <= 1 || height <= 1)) continue
    const range = document.createRange()
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const cutBy = boxes.find(
        (box) =>
          right > box.right + TOLERANCE ||
          left < box.left - TOLERANCE ||
          bottom > box.bottom + TOLERANCE ||
          top < box.top - TOLERANCE,
      )
      if (cutBy || (isTooWide && right > clientWidth + TOLERANCE)) {
        faults.push(`cut off: «${word}» in ${nameOf(element)}`)
        break
      }
      const isBroken = range.getClientRects().length > 1 && bottom - top > 2.2 * fontSizeOf(element)
      if (isBroken && element.closest('header, h1, h2, h3, h4, button')) {
        faults.push(`broken across lines: «${word}» in ${nameOf(element)}`)
        break
      }
    }
  }

  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (control) => isShown(control) && !isPinned(control),
  )
  const seen = controls
    .map((control) => ({ control, rects: [...control.getClientRects()] }))
    .filter(({ rects }) => rects.every(({ width, height }) => width > 2 && height > 2))
  for (const [index, { control, rects }] of seen.entries()) {
    if (control.matches('a[href^="tel:"]') && rects.length > 1) faults.push(`broken across lines: ${nameOf(control)}`)
    for (const { control: other, rects: others } of seen.slice(index + 1)) {
      // Siblings may overlap on purpose, such as a button inside a field.
      if (control.contains(other) || control.parentElement === other.parentElement) continue
      const isOver = rects.some((one) =>
        others.some(
          (two) =>
            Math.min(one.right, two.right) - Math.max(one.left, two.left) > TOLERANCE &&
            Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > TOLERANCE,
        ),
      )
      if (isOver) faults.push(`overlapping: ${nameOf(control)} and ${nameOf(other)}`)
    }
  }

  if (isTooWide && faults.length === 0) {
    const wide = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    faults.push(`outside: ${wide ? nameOf(wide) : '?'}`)
  }
  const dialog = document.querySelector('dialog[open]')
  // Only its content may scroll, below the title and the close button.
  if (dialog && dialog.scrollHeight > dialog.clientHeight) faults.push(`scrolls as a whole: ${nameOf(dialog)}`)
  if (isTooWide) faults.unshift(`scrolls horizontally by ${scrollWidth - clientWidth} px`)
  return faults
}

/** Describes boxes that lose their visible edge in forced colours, because only a background draws it. */
function readEdges(): string[] {
  return [...document.querySelectorAll('main button, main input, main select, main textarea, main a[href]')]
    .filter((element) => isShown(element))
    .filter((element) => element.getBoundingClientRect().width > 2 && isBox(element))
    .filter((element) => !hasEdge(element) && !(element.parentElement && hasEdge(element.parentElement)))
    .map((element) => `no edge: ${nameOf(element)}`)
}

/**
 * Describes the focused element if neither the element nor its parent, next sibling or label has an outline; null
 * otherwise.
 */
function readFocus(): string | null {
  const focused = document.activeElement
  // The parts of a date field draw their own focus, which scripts cannot read.
  if (!focused?.matches(':focus-visible')) return null
  const next = focused.nextElementSibling
  const around = [focused, focused.parentElement, next, focused.closest('label')].filter((one) => one !== null)
  // A card draws its ring with the pseudo-element of the text after the input.
  const styles = [...around.map((one) => getComputedStyle(one)), ...(next ? [getComputedStyle(next, '::before')] : [])]
  const isSeen = styles.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
  )
  if (isSeen) return null
  return `focus is not visible: ${nameOf(focused)}`
}
