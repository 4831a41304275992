import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls back on Esc, and on a press or focus outside an element, for as long as the component is mounted.
 * @param press `click` where the press outside must not reach other elements
 */
export function useDismissal(
  ref: RefObject<HTMLElement | null>,
  press: 'pointerdown' | 'click',
  dismiss: (reason: 'escape' | 'outside') => void,
): void {
  const onDismiss = useEffectEvent(dismiss)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) onDismiss('outside')
    }
    document.addEventListener(press, leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onDismiss('escape'), { signal })
    return () => listening.abort()
  }, [ref, press])
}

const MAX_UNNOTICED = 24
/** The longest that a smooth scroll to a focused element takes, in milliseconds. */
const TAB_SCROLLS = 700

/** Calls back when the page was scrolled by more than 24 px. Scrolling inside an element does not count. */
export function useDismissalOnScroll(dismiss: () => void): void {
  const onScroll = useEffectEvent(dismiss)

  useEffect(() => {
    let start = window.scrollY
    let lastTab = Number.NEGATIVE_INFINITY

    function closeIfMoved() {
      // The browser scrolls to what the Tab key focuses, which does not count either.
      if (performance.now() - lastTab < TAB_SCROLLS) start = window.scrollY
      else if (Math.abs(window.scrollY - start) > MAX_UNNOTICED) onScroll()
    }
    function noteTab({ key }: KeyboardEvent) {
      if (key === 'Tab') lastTab = performance.now()
    }

    window.addEventListener('scroll', closeIfMoved, { passive: true })
    window.addEventListener('keydown', noteTab)
    return () => {
      window.removeEventListener('scroll', closeIfMoved)
      window.removeEventListener('keydown', noteTab)
    }
  }, [])
}
