/** Dispatches an `error` event, which `watchErrors` reports. (The oldest supported browsers lack `reportError`.) */
export function reportCaught(error: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error }))
}
