import { useState } from 'react'

import { useHydrated } from './useHydrated'

/** Returns a function that calls `read` the first time, and returns the same value on every later call. */
function once<Value>() {
  let found: { value: Value } | null = null
  return (read: () => Value) => (found ??= { value: read() }).value
}

/** Returns a value that the build cannot know: null during hydration, then the result of one call of `read`. */
export function useAfterHydration<Value>(read: () => Value): Value | null {
  const [readOnce] = useState(() => once<Value>())
  return useHydrated() ? readOnce(read) : null
}
