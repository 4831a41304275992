import { type RefObject, useEffect, useState } from 'react'

/** What somebody can press or write into in the page. */
const CONTROLS = 'main :is(a[href], button, input, select, textarea, summary)'

function covers(over: DOMRect, element: Element): boolean {
  const under = element.getBoundingClientRect()
  return under.left < over.right && under.right > over.left && under.top < over.bottom && under.bottom > over.top
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
      const place = ref.current?.getBoundingClientRect()
      const controls = isGoingDown || isWriting ? [] : [...document.querySelectorAll(CONTROLS)]
      setIsInTheWay(isGoingDown || isWriting || (place !== undefined && controls.some((one) => covers(place, one))))
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
