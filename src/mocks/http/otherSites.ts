import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

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

/**
 * Whether the Host header names this machine, an IP address or one of `hosts`. Vite's servers check the same. Without
 * this check, another site could make its name resolve to this machine and read our pages (DNS rebinding).
 */
export function isForOurHost({ headers: { host = 'localhost' } }: IncomingMessage, hosts: string[]): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  if (hostname.endsWith('.localhost')) return true
  return ['localhost', ...hosts].includes(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
