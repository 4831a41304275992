import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls back on Esc, and on a press or focus outside an element, for as long as the component is mounted.
 * @param press `click` where the press outside must not reach other elements
 */
export function useDismissal(
  boxRef: RefObject<HTMLElement | null>,
  press: 'pointerdown' | 'click',
  dismiss: (reason: 'escape' | 'outside') => void,
): void {
  const askToClose = useEffectEvent(dismiss)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !boxRef.current?.contains(target)) askToClose('outside')
    }
    document.addEventListener(press, leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && askToClose('escape'), { signal })
    return () => listening.abort()
  }, [boxRef, press])
}
