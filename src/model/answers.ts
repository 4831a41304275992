import { asNumber, isRecord } from '@/lib/untrusted'

import { storedValue } from './stored'

export interface StoredAnswers {
  answers: Record<string, string>
  /** Whether the user tried to send the answers while the browser reported itself offline. */
  isUnsent?: boolean
}

function answers(value: unknown): StoredAnswers | null {
  if (!isRecord(value) || !isRecord(value['answers'])) return null
  const texts = Object.entries(value['answers']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { answers: Object.fromEntries(texts), ...(value['isUnsent'] === true && { isUnsent: true }) }
}

/** The stored answers. @param owner the teacher's code for a student, otherwise `persona-` and the user's id */
export const storedAnswers = (owner: string) => storedValue('cuestionario.1.*', answers, owner)

/** The time at which answers with this owner were last sent from this device, in milliseconds since 1970. */
export const answersSentAt = (owner: string) =>
  storedValue('cuestionario.enviado.*', (value) => asNumber(value) ?? null, owner)

/** Notes an attempt without network beside the answers, so that the page still reports it after a reload. */
export function noteUnsentAnswers(owner: string): void {
  const value = storedAnswers(owner)
  const stored = value.read()
  if (stored) value.write({ ...stored, isUnsent: true })
}

export function canStoreAnswers(): boolean {
  const probe = storedValue('cuestionario.prueba', () => true)
  const isStored = probe.write(true)
  probe.clear()
  return isStored
}

/** Removes the sent answers and stores the time of sending. Every tab then opens the first screen. */
export function removeSentAnswers(owner: string): void {
  storedAnswers(owner).clear()
  answersSentAt(owner).write(Date.now())
}
