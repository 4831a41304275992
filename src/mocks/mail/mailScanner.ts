/** How long to wait for each page, in milliseconds. */
const PATIENCE_MS = 5000

/**
 * Opens links without cookies, as mail filters and previews do before the recipient opens them: first HEAD, then GET.
 */
export async function scanLinks(links: string[]): Promise<void> {
  for (const method of ['HEAD', 'GET']) {
    const requests = links.map((link) =>
      fetch(link, { method, headers: { Accept: '*/*' }, signal: AbortSignal.timeout(PATIENCE_MS) }),
    )
    await Promise.allSettled(requests)
  }
}
