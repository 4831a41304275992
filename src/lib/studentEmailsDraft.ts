import { stored } from './browserStorage'
import { isRecord, stringOr } from './untrusted'

/** The recipients of the questionnaire, as a teacher has entered them so far. */
export interface StudentEmails {
  items: readonly string[]
  /** Texts that are not valid addresses, with their corrections so far. */
  rejected: readonly { id: number; original: string; text: string }[]
  typed: string
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function studentEmails(value: unknown): StudentEmails | null {
  if (!isRecord(value)) return null
  return {
    items: [...new Set(listOf(value['items']).filter((item) => typeof item === 'string'))],
    rejected: listOf(value['rejected'])
      .filter(isRecord)
      .map(({ original, text }, index) => ({ id: index + 1, original: stringOr(original), text: stringOr(text) })),
    typed: stringOr(value['typed']),
  }
}

export const studentEmailsDraft = (userId: number) => stored(`envio.${userId}.borrador`, studentEmails)
