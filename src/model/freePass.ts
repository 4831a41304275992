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

export interface PassLink {
  fullname: string
  token: string
  userId: string
}

/** Whether a token does not look like a pass's. The museum promises no format, so the desk only warns. */
export const isOddToken = (token: string) => !/^[\w+/=.-]{16,}$/.test(token)

/** Returns the link in the QR code of a pass. The link opens the ticket desk's page. */
export function passLink(origin: string, { fullname, token, userId }: PassLink): string {
  // Does not use encodeURIComponent, because it throws on an unpaired surrogate.
  const query = new URLSearchParams({ fullname, token_qr: token, userId }).toString()
  return `${origin}${paths.freePass}?${query.replaceAll('+', '%20')}`
}

/** Reads the link of a pass, in which `+` is a space, except in the token. Missing parameters become ''. */
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

/** Returns the query string of the pass's link in a scanned text; null without a complete link to `host`. */
export function scannedPass(text: string, host: string): string | null {
  const search = text.split(`://${host}${paths.freePass}?`).slice(1).at(-1)?.trim() ?? ''
  return readPassLink(search).isComplete ? `?${search}` : null
}
