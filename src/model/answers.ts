import { asNumber, isRecord } from '@/lib/untrusted'

import { questionnaireProgress } from './questionnaire'
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

/** Returns the stored answers of one tab. Writing keeps the answers that another tab has changed since. */
export function answersOfTab(owner: string) {
  const value = storedAnswers(owner)
  let known = value.read()?.answers
  return {
    ...value,
    write(next: StoredAnswers): boolean {
      const kept = value.read()
      const changed = Object.entries(next.answers).filter(
        ([id, answer]) => known?.[id] !== answer && kept?.answers[id] !== answer,
      )
      const merged = { ...kept?.answers, ...Object.fromEntries(changed) }
      // Without a change nothing is written, so that two tabs do not notify each other for ever.
      const isStored = kept ? changed.length === 0 || value.write({ ...kept, answers: merged }) : value.write(next)
      if (isStored) known = next.answers
      return isStored
    },
  }
}

/** The time at which answers with this owner were last sent from this device, in milliseconds since 1970. */
export const answersSentAt = (owner: string) =>
  storedValue('cuestionario.enviado.*', (value) => asNumber(value) ?? null, owner)

/** Notes an attempt without network beside the answers, so that the page still reports it after a reload. */
export function noteUnsentAnswers(owner: string): void {
  const value = storedAnswers(owner)
  const kept = value.read()
  if (kept) value.write({ ...kept, isUnsent: true })
}

export function canStoreAnswers(): boolean {
  const probe = storedValue('cuestionario.prueba', () => true)
  const isStored = probe.write(true)
  probe.clear()
  return isStored
}

/** Removes the sent answers and stores the time of sending. A reload then opens the first screen. */
export function removeSentAnswers(owner: string): void {
  storedAnswers(owner).clear()
  answersSentAt(owner).write(Date.now())
  const progress = questionnaireProgress.read()
  if (progress) questionnaireProgress.write({ ...progress, hasStarted: false })
}
