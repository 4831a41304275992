import { isRecord, stringOr } from '@/lib/untrusted'
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

function decode(value: unknown): SentSponsorship | null {
  if (!isRecord(value) || typeof value['sentAt'] !== 'number') return null
  return {
    sentAt: value['sentAt'],
    requestedBy: stringOr(value['requestedBy']),
    email: stringOr(value['email']),
    schoolAddress: stringOr(value['schoolAddress']),
    reason: stringOr(value['reason']),
  }
}

/** The last sponsorship request that a user sent from this device. */
export const sentSponsorship = (userId: number) => storedValue('patrocinio.*.enviada', decode, userId)
