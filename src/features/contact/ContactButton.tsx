import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/store/hooks'
import { contactRequested } from '@/store/modalSlice'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'

import styles from './ContactButton.module.css'

/** The controls of the page. */
const CONTROLS = 'main :is(a[href], button, input, select, textarea, summary)'

/** Pixels between the points that are looked at: no control is smaller. */
const STEP = 12

/** From this size of text on, in pixels, a line is as high as the button, which would hide whole words. */
const LARGE_TEXT = 24

/**
 * A floating link to the contact page, which opens the contact dialog instead: an icon until it is pointed at or has focus.
 * It covers no control, and not the footer.
 */
export function ContactButton() {
  const dispatch = useAppDispatch()
  const buttonRef = useRef<HTMLDivElement>(null)
  const overlaps = useOverlapsControl(buttonRef)

  function openDialog(event: MouseEvent) {
    // The page in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    dispatch(contactRequested())
  }

  return (
    <aside
      className={classNames(styles.corner, 'no-print')}
      data-hidden={overlaps || undefined}
      aria-label="Contacto rápido"
    >
      <div className={styles.floating} ref={buttonRef}>
        <Link className={styles.button} to={paths.contact} onClick={openDialog}>
          <Icon name="mail" />
          <span className={styles.word}>Contáctanos</span>
        </Link>
      </div>
    </aside>
  )
}

/**
 * Whether a floating button would disturb: while the page scrolls down, while somebody types, and while a control of
 * the page, or a word in large text, lies under it. True until the first look.
 * @param ref the button, which has to keep its position while it is hidden
 */
function useOverlapsControl(ref: RefObject<Element | null>): boolean {
  const [overlaps, setOverlaps] = useState(true)

  useEffect(() => {
    let top = window.scrollY
    const look = () => {
      const isGoingDown = window.scrollY > top
      top = window.scrollY
      const isTyping = document.activeElement?.matches('main :is(input, textarea, select)') ?? false
      setOverlaps(isGoingDown || isTyping || (ref.current !== null && isOverSomething(ref.current)))
    }
    look()
    // The height of the page changes when a part of it opens or arrives.
    const resized = new ResizeObserver(look)
    resized.observe(document.body)
    const events = ['scroll', 'focusin', 'focusout'] as const
    for (const event of events) document.addEventListener(event, look)
    return () => {
      resized.disconnect()
      for (const event of events) document.removeEventListener(event, look)
    }
  }, [ref])

  return overlaps
}

/** All that lies under an area of the window. */
function elementsUnder({ left, right, top, bottom }: DOMRect): Set<Element> {
  const found = new Set<Element>()
  for (let x = left; x < right + STEP; x += STEP) {
    for (let y = top; y < bottom + STEP; y += STEP) {
      for (const element of document.elementsFromPoint(Math.min(x, right), Math.min(y, bottom))) found.add(element)
    }
  }
  return found
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** Whether a line of the element's own words is in the area. */
function hasWordsIn(element: Element, area: DOMRect): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => overlap(line, area))
  })
}

/** Whether a control lies under the button or, where text is set large, a word. */
function isOverSomething(button: Element): boolean {
  const area = button.getBoundingClientRect()
  const under = [...elementsUnder(area)].filter((element) => !button.contains(element))
  if (under.some((element) => element.closest(CONTROLS) !== null)) return true
  const isTextLarge = parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_TEXT
  return isTextLarge && under.some((element) => hasWordsIn(element, area))
}
