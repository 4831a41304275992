import { sha256 } from '@noble/hashes/sha2.js'

/*
 * Separate from `session`, because only the sign-in page and the profile pages need the SHA-256 library. They import it
 * statically, so that it is loaded before the server responds. The browser's `crypto.subtle` would require https.
 */

/** Returns the value of the cookie `hash`: the SHA-256 of the id followed by the e-mail, in hexadecimal. */
export const sessionHash = (id: number, email: string): string =>
  [...sha256(new TextEncoder().encode(`${id}${email}`))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
