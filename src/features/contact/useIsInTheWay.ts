import { type RefObject, useEffect, useState } from 'react'

/** What somebody can press or write into in the page. */
const CONTROLS = 'main :is(a[href], button, input, select, textarea, summary)'

/** Pixels between the points that are looked at: no control is smaller. */
const STEP = 12

/** Whether a control lies under a place in the window. */
function coversControl({ left, right, top, bottom }: DOMRect): boolean {
  for (let x = left; x < right + STEP; x += STEP) {
    for (let y = top; y < bottom + STEP; y += STEP) {
      const under = document.elementsFromPoint(Math.min(x, right), Math.min(y, bottom))
      if (under.some((element) => element.closest(CONTROLS) !== null)) return true
    }
  }
  return false
}

/**
 * Whether a floating button would disturb: while the page scrolls down, while somebody writes, and while a control of
 * the page lies under it. True until the page has been looked at.
 * @param ref the button, which has to keep its place while it is hidden
 */
export function useIsInTheWay(ref: RefObject<Element | null>): boolean {
  const [isInTheWay, setIsInTheWay] = useState(true)

  useEffect(() => {
    let top = window.scrollY
    const look = () => {
      const isGoingDown = window.scrollY > top
      top = window.scrollY
      const isWriting = document.activeElement?.matches('main :is(input, textarea, select)') ?? false
      setIsInTheWay(
        isGoingDown || isWriting || (ref.current !== null && coversControl(ref.current.getBoundingClientRect())),
      )
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

  return isInTheWay
}
