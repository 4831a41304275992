import { cleanText } from '@/lib/cleanText'
import { paths } from './paths'
import { tokenInLink } from '@/lib/tokenInLink'
import { isId } from '@/lib/untrusted'

/** A courtesy pass: the token in its QR code, true if the API does not send the token, or false without a pass. */
export type FreePass = string | boolean

/** Reads `free_pass` from a sign-in (`POST /users/sign_in`) or a profile (`GET /users/{id}`). */
export function readFreePass(value: unknown): FreePass {
  if (typeof value === 'string') return value.trim() !== '' && value
  return value === true
}

/** The data in the link of a pass's QR code. */
export interface PassLink {
  fullname: string
  token: string
  userId: string
}

/**
 * Whether a token is long enough for a pass and has only the characters of a token. The museum does not promise a
 * format, so the ticket desk only warns about other tokens.
 */
export const isUsualToken = (token: string) => /^[\w+/=.-]{16,}$/.test(token)

/** Returns the link in the QR code of a pass. The link opens the ticket desk's page. */
export function passLink(origin: string, { fullname, token, userId }: PassLink): string {
  // Does not use encodeURIComponent, because it throws on an unpaired surrogate.
  const query = new URLSearchParams({ fullname, token_qr: token, userId }).toString()
  return `${origin}${paths.freePass}?${query.replaceAll('+', '%20')}`
}

/**
 * Reads the link of a pass's QR code.
 * @param search the query string of the link, in which `+` is a space, except in the token
 * @returns trimmed strings, or '' for missing parameters. Invisible characters are removed from the name. `isComplete`:
 *   whether the link has a token and a user id
 */
export function readPassLink(search: string): PassLink & { isComplete: boolean } {
  const query = new URLSearchParams(search)
  const value = (name: string) => query.get(name)?.trim() ?? ''
  const link = {
    fullname: cleanText(value('fullname')),
    token: tokenInLink(search, 'token_qr'),
    userId: value('userId'),
  }
  return { ...link, isComplete: link.token !== '' && isId(link.userId) }
}

/**
 * Reads the text that a barcode scanner types, which may begin with other characters.
 * @param host the host of this site; links of other sites are ignored
 * @returns the query string of a pass's link, or null if the text contains no complete link
 */
export function scannedPass(text: string, host: string): string | null {
  const search = text.split(`://${host}${paths.freePass}?`).slice(1).at(-1)?.trim() ?? ''
  return readPassLink(search).isComplete ? `?${search}` : null
}
