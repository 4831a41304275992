import { type FreePass, passLink } from '@/lib/freePass'
import { fullName, type SessionUser } from '@/lib/session'

/** The most bytes in a QR code of level M. More would throw. */
const MOST_IN_QR = 2331

/** What the QR code of a person's pass says; null when its token is not known, or it is too long for a QR code. */
export function drawnLink(user: SessionUser, freePass: FreePass): string | null {
  if (typeof freePass !== 'string' || freePass === '') return null
  const link = passLink(window.location.origin, { fullname: fullName(user), token: freePass, userId: String(user.id) })
  return link.length <= MOST_IN_QR ? link : null
}
