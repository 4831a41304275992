import { useState } from 'react'

import { useHydrated } from './useHydrated'

/** Returns a function that calls `read` the first time, and returns the same value on every later call. */
function once<Value>() {
  let found: { value: Value } | null = null
  return (read: () => Value) => (found ??= { value: read() }).value
}

/**
 * A value that the build cannot know, such as a stored draft. Null during hydration; then the result of `read`, which
 * is called only once, in the first render after hydration.
 */
export function useAfterHydration<Value>(read: () => Value): Value | null {
  const [readOnce] = useState(() => once<Value>())
  return useHydrated() ? readOnce(read) : null
}
