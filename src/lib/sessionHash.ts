/**
 * The cookie `hash`: SHA-256, in hexadecimal, of id and e-mail joined. The library is loaded on demand; `crypto.subtle`
 * would need https.
 */
export async function sessionHash(id: number, email: string): Promise<string> {
  const { sha256 } = await import('@noble/hashes/sha2.js')
  const bytes = sha256(new TextEncoder().encode(`${id}${email}`))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
