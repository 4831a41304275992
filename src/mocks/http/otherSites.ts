import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import { addressOf } from './nodeHttp.ts'

/**
 * Whether a page of another origin, such as one of another port of this machine, sent a request. Programs name no origin,
 * and an address that a person types has none.
 */
export function isFromOtherOrigin(request: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && origin !== addressOf(request).origin
}

/** Whether a page of another site sent a request, or a link there. Browsers before 2023 name only an origin. */
export function isFromOtherSite(request: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) return site === 'cross-site'
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).hostname !== addressOf(request).hostname
}

/**
 * Whether a request names this machine, an IP address or one of these hosts, as Vite's servers demand: another site could
 * let its own name lead here, and read what it wants as one of our pages.
 */
export function isForOurHost({ headers: { host = 'localhost' } }: IncomingMessage, hosts: string[]): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  if (hostname.endsWith('.localhost')) return true
  return ['localhost', ...hosts].includes(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
