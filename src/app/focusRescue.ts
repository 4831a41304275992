import { useEffect } from 'react'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary'

/** Whoever wants to place focus itself, such as a new page's title, does so within this time. */
const OTHERS_FIRST = 100

function ancestorsOf(element: Element): Element[] {
  const ancestors = []
  for (let parent = element.parentElement; parent; parent = parent.parentElement) ancestors.push(parent)
  return ancestors
}

/**
 * Keeps focus from falling to the top of the page when what had it disappears, such as a button that was pressed:
 * it goes to the first control of the nearest part that is still there, at most as far as the page's own content; else
 * to the page's title, which says where one is.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    let focused: Element | null = null
    let around: Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      focused = target
      around = ancestorsOf(target)
    }

    function rescue() {
      if (focused?.isConnected !== false || document.activeElement !== document.body) return
      focused = null
      const main = document.querySelector('main')
      const next = around
        .filter((element) => element.isConnected && (element === main || !element.contains(main)))
        .map((element) => element.querySelector<HTMLElement>(focusable))
        .find((control) => control !== null)
      ;(next ?? main?.querySelector('h1') ?? main)?.focus({ preventScroll: true })
    }

    const observer = new MutationObserver(() => {
      if (focused?.isConnected !== false) return
      clearTimeout(timer)
      timer = setTimeout(rescue, OTHERS_FIRST)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      document.removeEventListener('focusin', remember)
    }
  }, [])
}
