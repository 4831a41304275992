import { type FreePass, passLink } from '@/lib/freePass'
import { fullName, type SessionUser } from '@/lib/session'

/** The most bytes in a QR code of level M. More would throw. */
const MAX_QR_BYTES = 2331

/** The token of a person's pass with what its QR code says; null when it is not known, or too long for a QR code. */
export function passCode(user: SessionUser, freePass: FreePass): { link: string; token: string } | null {
  if (typeof freePass !== 'string' || freePass === '') return null
  const link = passLink(window.location.origin, { fullname: fullName(user), token: freePass, userId: String(user.id) })
  return link.length <= MAX_QR_BYTES ? { link, token: freePass } : null
}
