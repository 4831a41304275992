import { asNumber, type Decoded, recordOf, stringOr } from '@/lib/untrusted'
import { storedValue } from './stored'

const decode = recordOf({
  /** Milliseconds since 1970. */
  sentAt: asNumber,
  requestedBy: stringOr,
  email: stringOr,
  schoolAddress: stringOr,
  reason: stringOr,
})

export type SentSponsorship = Decoded<typeof decode>

export const sentSponsorship = (userId: number) => storedValue('patrocinio.*.enviada', decode, userId)
