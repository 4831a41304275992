import { messages } from '@/lib/messages'
import { failed, type Failure, type RequestState } from '@/lib/requestState'
import { storedValue } from '@/model/stored'

/** Joins the sentences that exist; undefined if there are none. */
export const joinSentences = (...all: (string | undefined)[]) => all.filter(Boolean).join(' ') || undefined

/** Whether the state of a request shows that an attempt may have been executed. */
export function isDoubtful(request: RequestState): boolean {
  if (request.status === 'failed') return request.failure.isDoubtful === true
  return request.status === 'loading' && request.isDoubtful === true
}

const ownerOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** The mark of a doubt. Its value is the id of the user who was signed in, or ''. */
function storedDoubt(type: string, about: string | number) {
  if (about === '') return storedValue('duda.*', ownerOf, type)
  // As long as the answers themselves.
  if (type === 'questionnaire/sendAnswers') return storedValue('duda.questionnaire/sendAnswers/*', ownerOf, about)
  return storedValue('duda.*/*', ownerOf, type, about)
}

/** A doubt: the server may have executed an attempt that it did not answer. Only a success clears it, no refusal. */
export type Doubt = NonNullable<ReturnType<typeof doubtOf>>

const UNANSWERED = 'Un intento anterior quedó sin respuesta.'

/** Returns the doubt of a thunk; undefined if the thunk has no `unknown` advice. */
export function doubtOf(type: string, { unknown, kept }: { unknown?: string; kept?: string }) {
  if (unknown === undefined) return undefined
  /** Says that an earlier attempt may have been executed, and how to check. */
  const warning = `${UNANSWERED} ${unknown}`
  return {
    /** Returns the mark on this device. @param about the value of the thunk's `about` option, if it has one */
    stored: (about: string | number = '') => storedDoubt(type, about),
    /** The state of the request after a reload. */
    restored: failed({ message: UNANSWERED, advice: unknown, kind: 'unanswered', isDoubtful: true }),
    /** Marks the failure of an attempt that may have been executed. The advice mentions an earlier such attempt. */
    addTo(failure: Failure, wasDoubtful: boolean): Failure {
      const isAnswered = failure.kind === 'refused' || failure.kind === 'unsent' || failure.kind === 'unsaved'
      if (!wasDoubtful) return isAnswered ? failure : { ...failure, isDoubtful: true }
      return {
        ...failure,
        message: failure.kind === 'unsent' ? messages.unsentAgain : failure.message,
        advice: isAnswered
          ? joinSentences('Este intento no se completó.', warning, kept)
          : joinSentences(unknown, kept),
        isDoubtful: true,
      }
    },
    warning,
  }
}
