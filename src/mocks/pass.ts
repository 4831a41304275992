import { fullNameOf, type User } from './records.ts'

/** A courtesy pass that has not been used. */
export interface Pass {
  userId: number
  fullName: string
  token: string
}

/** Returns the user's unused pass, or null. */
export function passOf(user: User): Pass | null {
  return user.free_pass === null ? null : { userId: user.id, fullName: fullNameOf(user), token: user.free_pass }
}

/** Returns the content of the pass's QR code: the URL of the ticket desk's page, with the data of the pass. */
export function passLink({ userId, fullName, token }: Pass, appOrigin: string): string {
  const values = { fullname: fullName, token_qr: token, userId: String(userId) }
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${appOrigin}/free-pass?${query.join('&')}`
}
