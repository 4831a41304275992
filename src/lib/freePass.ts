import { paths } from './paths'

/**
 * The courtesy pass as the API tells of it: the token inside its QR; true when there is one whose token is not told;
 * false when there is none.
 */
export type FreePass = string | boolean

/** Reads `free_pass` of a sign-in or of a profile. */
export function readFreePass(value: unknown): FreePass {
  if (typeof value === 'string') return value.trim() !== '' && value
  return value === true
}

/** What the desk page is told in its address. */
export interface PassOnLink {
  fullname: string
  token: string
  userId: string
}

/** The address inside the QR of a pass: the page of the ticket desk. */
export function passLink(origin: string, { fullname, token, userId }: PassOnLink): string {
  const query = Object.entries({ fullname, token_qr: token, userId })
  return `${origin}${paths.freePass}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
