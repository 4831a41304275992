import { sha256 } from '@noble/hashes/sha2.js'

/* Separate from `session`: only sign-in and profile need SHA-256, and `crypto.subtle` would require https. */

/** Returns the value of the cookie `hash`: the SHA-256 of the id followed by the e-mail, in hexadecimal. */
export const sessionHash = (id: number, email: string): string =>
  [...sha256(new TextEncoder().encode(`${id}${email}`))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
