/**
 * Keeps the screen on, in browsers that support wake locks. Browsers release a lock when the page is hidden, so this
 * function requests another one when the page is visible again.
 * @returns a function that lets the screen turn off again
 */
export function keepScreenOn(): () => void {
  let lock = requestWakeLock()
  function renew() {
    if (document.visibilityState === 'visible') lock = requestWakeLock()
  }
  document.addEventListener('visibilitychange', renew)
  return () => {
    document.removeEventListener('visibilitychange', renew)
    void lock.then((sentinel) => sentinel?.release())
  }
}

/** Returns null if the browser has no wake locks, or refuses one, for example when the battery is low. */
async function requestWakeLock() {
  try {
    return 'wakeLock' in navigator ? await navigator.wakeLock.request('screen') : null
  } catch {
    return null
  }
}
