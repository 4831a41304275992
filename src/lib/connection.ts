/** How long to wait for the site's server, in milliseconds. */
const PATIENCE_MS = 4000

/** Thrown before a request is sent, if the site's server does not respond. */
export class UnsentError extends Error {
  constructor() {
    super('There is no connection')
    this.name = 'UnsentError'
  }
}

/**
 * Checks the connection with a HEAD request to the site's server. Any response counts. The service worker ignores HEAD.
 * @throws UnsentError
 */
export async function assertConnected(): Promise<void> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS)
  try {
    // `manual`: the sign-in page of a Wi-Fi network is a cross-origin redirect, and following it would fail.
    await fetch('/', { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal: giveUp.signal })
  } catch {
    throw new UnsentError()
  } finally {
    clearTimeout(timer)
  }
}
