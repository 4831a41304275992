import { useEffect, useEffectEvent } from 'react'

/** Calls `handler` for each event of this type that reaches the window. The handler cannot prevent its default action. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(handler)

  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => onEvent(event)
    window.addEventListener(type, listen, { passive: true })
    return () => window.removeEventListener(type, listen)
  }, [type])
}
