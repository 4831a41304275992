import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32

/**
 * Hashes a password with scrypt and a random salt.
 * @param cost the N of scrypt, a power of 2. The hash contains the cost, so the cost can change at any time.
 */
export function hashPassword(password: string, cost: number): string {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, KEY_BYTES, { N: cost })
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether the password matches the hash. */
export function passwordMatches(password: string, hash: string): boolean {
  const [scheme, cost, salt, key] = hash.split('$')
  if (scheme !== 'scrypt' || cost === undefined || salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const actual = scryptSync(password, Buffer.from(salt, 'base64url'), KEY_BYTES, { N: Number(cost) })
  return timingSafeEqual(actual, expected)
}

/** Returns a random token for URLs. The token has 43 characters, like the longest of the museum's passes. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
