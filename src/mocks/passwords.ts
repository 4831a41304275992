import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32

/**
 * Hashes a password with scrypt and a random salt.
 * @param cost scrypt's N, a power of 2; it travels inside the hash, so it can change at any time.
 */
export function hashPassword(password: string, cost: number): string {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, KEY_BYTES, { N: cost })
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Says whether the password is the one that was hashed. */
export function passwordMatches(password: string, hash: string): boolean {
  const [scheme, cost, salt, key] = hash.split('$')
  if (scheme !== 'scrypt' || cost === undefined || salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const actual = scryptSync(password, Buffer.from(salt, 'base64url'), KEY_BYTES, { N: Number(cost) })
  return timingSafeEqual(actual, expected)
}

/** A random token that is safe inside a URL. It has 43 characters, the longest that the museum's passes have. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
