import { stored } from './browserStorage'
import { PERSONAL } from './personalStorage'
import { isRecord } from './record'

/** A text among the addresses that is none, and its correction so far. */
interface RejectedEmail {
  id: number
  original: string
  text: string
}

/** Whom a teacher is about to send the questionnaire to. */
export interface StudentEmails {
  items: readonly string[]
  rejected: readonly RejectedEmail[]
  typed: string
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function decode(value: unknown): StudentEmails | null {
  if (!isRecord(value)) return null
  return {
    items: [...new Set(listOf(value['items']).filter((item) => typeof item === 'string'))],
    rejected: listOf(value['rejected'])
      .filter(isRecord)
      .map(({ original, text }, place) => ({ id: place + 1, original: textOf(original), text: textOf(text) })),
    typed: textOf(value['typed']),
  }
}

/** The addresses that a teacher has collected, until they are sent. */
export const studentEmailsDraft = (userId: number) => stored(`${PERSONAL}envio.${userId}.borrador`, decode)
