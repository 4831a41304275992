import { randomBytes, scryptSync } from 'node:crypto'

/** The cost (N) of scrypt: low, because tests create hundreds of accounts. Each hash contains its cost. */
const COST = 16

const keyOf = (password: string, salt: string, cost: number) =>
  scryptSync(password, Buffer.from(salt, 'base64url'), 32, { N: cost }).toString('base64url')

/** Hashes a password with scrypt and a random salt. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('base64url')
  return ['scrypt', COST, salt, keyOf(password, salt, COST)].join('$')
}

/** Whether the password matches the hash. */
export function passwordMatches(password: string, hash: string): boolean {
  const [, cost, salt = '', key] = hash.split('$')
  return keyOf(password, salt, Number(cost)) === key
}

/** Returns a random token for URLs. The token has 43 characters, like the longest of the museum's passes. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
