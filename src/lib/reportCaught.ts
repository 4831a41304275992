/** Dispatches an `error` event, which `watchErrors` reports. (The oldest supported browsers lack `reportError`.) */
export function reportCaught(error: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error }))
}

/** Runs an optional step. If it throws, reports the error and returns `otherwise`. */
export function ignoreErrors<Value>(optional: () => Value, otherwise: Value): Value {
  try {
    return optional()
  } catch (error) {
    reportCaught(error)
    return otherwise
  }
}
