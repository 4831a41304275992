import { asNumber, recordOf, stringOr } from '@/lib/untrusted'
import { storedValue } from './stored'

/** A sent sponsorship request. */
export interface SentSponsorship {
  /** Milliseconds since 1970. */
  sentAt: number
  requestedBy: string
  /** The address to which the museum replies. */
  email: string
  schoolAddress: string
  reason: string
}

const decode = recordOf<SentSponsorship>({
  sentAt: asNumber,
  requestedBy: stringOr,
  email: stringOr,
  schoolAddress: stringOr,
  reason: stringOr,
})

/** The last sponsorship request that a user sent from this device. */
export const sentSponsorship = (userId: number) => storedValue('patrocinio.*.enviada', decode, userId)
