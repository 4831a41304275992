import { useEffect, useEffectEvent, useRef } from 'react'

import { useDetails } from '@/ui/useDetails'
import { useWindowEvent } from '@/ui/useWindowEvent'

/** In the bar, each group is a menu of its own. On narrower screens, all groups are in one panel. */
const isBar = () => window.matchMedia('(min-width: 64em)').matches

/** Closes the menu, or in the bar the open group, on Esc, after Back, and on a press or focus outside. The browser opens it. */
export function useMenu() {
  const menuRef = useRef<HTMLDivElement>(null)
  const { ref: toggleRef, isOpen } = useDetails()

  const opened = () => [...(menuRef.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]
  function close() {
    for (const details of opened()) details.open = false
  }
  function closeAndReturn() {
    opened()[0]?.querySelector('summary')?.focus({ preventScroll: true })
    close()
  }
  function closeOutside({ target }: Event) {
    if (!(target instanceof Node)) return
    for (const details of opened()) {
      if (!(isBar() ? details : menuRef.current)?.contains(target)) details.open = false
    }
  }
  useWindowEvent('focusin', closeOutside)
  useWindowEvent('click', closeOutside)
  // Not above the scrim, which would disappear before the click, and the click would reach the page below.
  useWindowEvent('pointerdown', (event) => {
    if (isBar()) closeOutside(event)
  })
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') closeAndReturn()
  })
  useWindowEvent('popstate', close)
  // The panel's open groups would overlap in the bar.
  useWindowEvent('resize', () => {
    if (isOpen && isBar()) close()
  })
  // The panel reopens with every group closed.
  const onClose = useEffectEvent(close)
  useEffect(() => (isOpen ? () => onClose() : undefined), [isOpen])

  return { menuRef, toggleRef, isOpen, closeAndReturn }
}

const MAX_UNNOTICED_PX = 24
const TAB_SCROLL_MS = 700

/** Calls `dismiss` when the page has scrolled by more than 24 px. Scrolling within an element does not count. */
export function useDismissalOnScroll(dismiss: () => void): void {
  const start = useRef(window.scrollY)
  const lastTab = useRef(Number.NEGATIVE_INFINITY)

  useWindowEvent('scroll', () => {
    // The Tab key may make the browser scroll to the focused element. Such a scroll does not count.
    if (performance.now() - lastTab.current < TAB_SCROLL_MS) start.current = window.scrollY
    else if (Math.abs(window.scrollY - start.current) > MAX_UNNOTICED_PX) dismiss()
  })
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Tab') lastTab.current = performance.now()
  })
}
