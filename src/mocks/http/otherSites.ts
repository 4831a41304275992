import type { IncomingMessage } from 'node:http'

import { addressOf } from './nodeHttp.ts'

/**
 * Whether a cross-origin page, such as a page on another port of this machine, sent the request. A request from a
 * program or for a typed URL has no Origin header.
 */
export function isFromOtherOrigin(request: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && origin !== addressOf(request).origin
}

/**
 * Whether a page or link of another site sent the request. Browsers older than 2023 send no Sec-Fetch-Site header, only
 * Origin.
 */
export function isFromOtherSite(request: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) return site === 'cross-site'
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).hostname !== addressOf(request).hostname
}
