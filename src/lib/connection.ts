/** How long the site's server may take to answer, in milliseconds. */
const PATIENCE_MS = 4000

/** Nothing was sent, because the site's server does not answer. */
export class UnsentError extends Error {
  constructor() {
    super('There is no connection')
    this.name = 'UnsentError'
  }
}

/**
 * Asks the site's server whether there is a connection. Any answer counts. The service worker answers no HEAD request.
 * @throws UnsentError
 */
export async function assertConnected(): Promise<void> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS)
  try {
    // A Wi-Fi's sign-in page redirects to another origin: without following, that is an answer too.
    await fetch('/', { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal: giveUp.signal })
  } catch {
    throw new UnsentError()
  } finally {
    clearTimeout(timer)
  }
}
