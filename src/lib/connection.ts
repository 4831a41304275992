const PATIENCE_MS = 4000

/** Thrown before a request is sent, if the site's server does not respond. */
export class UnsentError extends Error {
  override name = 'UnsentError'
}

/** Checks the connection: any response to HEAD proves it, because the worker answers no HEAD. @throws UnsentError */
export async function assertConnected(): Promise<void> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS)
  try {
    // `manual`: `fetch` would fail if it followed the redirect of a Wi-Fi network's sign-in page.
    await fetch('/', { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal: giveUp.signal })
  } catch {
    throw new UnsentError('There is no connection')
  } finally {
    clearTimeout(timer)
  }
}
