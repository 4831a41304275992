import { sha256 } from '@noble/hashes/sha2.js'

/*
 * In a separate file, because only the sign-in and the profile need the library. Their pages import it statically, so
 * that it is always loaded when the server responds. `crypto.subtle` would need https.
 */

/** The cookie `hash`: SHA-256, in hexadecimal, of id and e-mail joined. */
export const sessionHash = (id: number, email: string): string =>
  [...sha256(new TextEncoder().encode(`${id}${email}`))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
