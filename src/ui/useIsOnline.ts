import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const listening = new AbortController()
  for (const type of ['online', 'offline']) window.addEventListener(type, onChange, { signal: listening.signal })
  return () => listening.abort()
}

/** `navigator.onLine`, updated on `online` and `offline` events. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
