/** How long to wait for each page, in milliseconds. */
const PATIENCE_MS = 5000

/**
 * Requests each link without cookies, first with HEAD and then with GET. Mail filters and previews do the same before
 * the recipient opens a link.
 */
export async function scanLinks(links: string[]): Promise<void> {
  for (const method of ['HEAD', 'GET']) {
    const requests = links.map((link) =>
      fetch(link, { method, headers: { Accept: '*/*' }, signal: AbortSignal.timeout(PATIENCE_MS) }),
    )
    await Promise.allSettled(requests)
  }
}
