/** A courtesy pass: the token in its QR code, true if the API does not send the token, or false without a pass. */
export type FreePass = string | boolean

/** Reads `free_pass` from a sign-in (`POST /users/sign_in`) or a profile (`GET /users/{id}`). */
export function readFreePass(value: unknown): FreePass {
  if (typeof value === 'string') return value.trim() !== '' && value
  return value === true
}
