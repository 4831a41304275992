/** Keeps the screen on, and again after the page was hidden. @returns a function that ends this */
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
