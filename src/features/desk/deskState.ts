import { isOutcome, type KnownPass, knownPass } from '@/lib/deskLog'
import { isMoment, isRecord, stringOr } from '@/lib/untrusted'
import type { DeskResult } from '@/store/qrSlice'

/** The state of the pass in the address. */
export type DeskState =
  /** In the prerendered HTML, where the address is not known. */
  | { status: 'reading' }
  | { status: 'incomplete' }
  /** Can be redeemed. `known`: the outcome of an earlier attempt on this device. */
  | { status: 'ready'; known: KnownPass | null }
  | { status: 'sending' }
  | { status: 'done'; result: DeskResult }

/** The state of a pass when the page is opened. An earlier attempt without an answer is shown as the result. */
export function passState(key: string): DeskState {
  const known = knownPass(key)
  if (known?.outcome !== 'unanswered') return { status: 'ready', known }
  return { status: 'done', result: { key, name: '', ...known, earlier: null, detail: null } }
}

function knownOf(value: unknown): KnownPass | null {
  if (!isRecord(value)) return null
  const { outcome, at } = value
  return isOutcome(outcome) && isMoment(at) ? { outcome, at } : null
}

/**
 * The result in the state of the history entry, for a reload or going back. It is not stored elsewhere: a pass that is
 * opened again must not appear as just validated.
 */
export function resultInHistory(state: unknown, key: string): DeskResult | null {
  const kept = isRecord(state) ? state['result'] : null
  const known = knownOf(kept)
  if (!isRecord(kept) || !known || kept['key'] !== key) return null
  const { name, detail, earlier } = kept
  return {
    ...known,
    key,
    name: stringOr(name),
    detail: typeof detail === 'string' ? detail : null,
    earlier: knownOf(earlier),
  }
}
