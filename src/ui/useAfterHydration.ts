import { useState } from 'react'

import { useHydrated } from './useHydrated'

/** A function that reads at the first call, and returns the same value from then on. */
function once<Value>() {
  let found: { value: Value } | null = null
  return (read: () => Value) => (found ??= { value: read() }).value
}

/**
 * What only the browser knows, such as a stored draft: null while a prerendered page is hydrated, then what `read` returned
 * in the first render after that. It is not read again.
 */
export function useAfterHydration<Value>(read: () => Value): Value | null {
  const [readOnce] = useState(() => once<Value>())
  return useHydrated() ? readOnce(read) : null
}
