import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * For what is open only while mounted: asks to close on Esc, and when somebody presses or focuses outside of the box.
 * @param press `click` where the press outside must reach nothing else, such as on a scrim.
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
