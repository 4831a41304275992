import { isMoment } from '@/lib/dates'
import { type DeskOutcome, type KnownPass, knownPass, outcomeOf } from '@/lib/deskLog'
import { isRecord } from '@/lib/record'
import type { DeskResult } from '@/store/qrSlice'

/** Where the pass in hand stands. */
export type DeskState =
  /** Its link is still to be read, in the page that the build wrote. */
  | { status: 'reading' }
  | { status: 'incomplete' }
  /** To be redeemed; `known` is what this device noted about it earlier. */
  | { status: 'ready'; known: KnownPass | null }
  | { status: 'sending' }
  | { status: 'done'; result: DeskResult }

/** A pass that is opened anew: an attempt without an answer is told first, everything else waits for the press. */
export function openedPass(key: string): DeskState {
  const known = knownPass(key)
  if (known?.outcome !== 'unanswered') return { status: 'ready', known }
  return { status: 'done', result: { key, name: '', ...known, earlier: null, detail: null } }
}

function knownOf(value: unknown): KnownPass | null {
  if (!isRecord(value)) return null
  const outcome: DeskOutcome | null = outcomeOf(value['outcome'])
  const at = value['at']
  return outcome === null || !isMoment(at) ? null : { outcome, at }
}

/**
 * Reads the result that a reload, or going back, finds in the history entry. Only there: whoever shows the same pass
 * again, in a new entry, must not be shown that it has just been validated.
 */
export function resultInHistory(state: unknown, key: string): DeskResult | null {
  const kept = isRecord(state) ? state['result'] : null
  const known = knownOf(kept)
  if (!isRecord(kept) || !known || kept['key'] !== key) return null
  const { name, detail, earlier } = kept
  return {
    ...known,
    key,
    name: typeof name === 'string' ? name : '',
    detail: typeof detail === 'string' ? detail : null,
    earlier: knownOf(earlier),
  }
}
