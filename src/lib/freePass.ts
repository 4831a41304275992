import { paths } from './paths'
import { isUserId } from './userId'

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

/** The address inside the QR of a pass: the page of the ticket desk. Whatever the values hold is percent-encoded. */
export function passLink(origin: string, { fullname, token, userId }: PassOnLink): string {
  // Not encodeURIComponent, which throws at half a character.
  const query = new URLSearchParams({ fullname, token_qr: token, userId }).toString()
  return `${origin}${paths.freePass}?${query.replaceAll('+', '%20')}`
}

/**
 * Reads the address that a pass's QR opens. Its values are text and nothing else; `+` is a space.
 * It is complete when it tells which pass to redeem; the name may be missing.
 */
export function readPassLink(search: string): PassOnLink & { isComplete: boolean } {
  const query = new URLSearchParams(search)
  const value = (name: string) => query.get(name)?.trim() ?? ''
  const link = { fullname: value('fullname'), token: value('token_qr'), userId: value('userId') }
  return { ...link, isComplete: link.token !== '' && isUserId(link.userId) }
}
