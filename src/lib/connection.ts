/** How long to wait for the site's server, in milliseconds. */
const PATIENCE_MS = 4000

/** Thrown before a request is sent, if the site's server does not respond. */
export class UnsentError extends Error {
  override name = 'UnsentError'
}

/**
 * Checks the connection with a HEAD request to the site's server. Any response proves the connection, because the
 * service worker never answers HEAD requests.
 * @throws UnsentError
 */
export async function assertConnected(): Promise<void> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS)
  try {
    // `manual`, because a Wi-Fi network may redirect to its own sign-in page, and `fetch` would fail if it followed a
    // cross-origin redirect.
    await fetch('/', { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal: giveUp.signal })
  } catch {
    throw new UnsentError('There is no connection')
  } finally {
    clearTimeout(timer)
  }
}
