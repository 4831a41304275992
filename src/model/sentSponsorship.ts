import { asNumber, recordOf, stringOr } from '@/lib/untrusted'
import { storedValue } from './stored'

export interface SentSponsorship {
  /** Milliseconds since 1970. */
  sentAt: number
  requestedBy: string
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

export const sentSponsorship = (userId: number) => storedValue('patrocinio.*.enviada', decode, userId)
