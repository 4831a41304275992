import { stored } from './browserStorage'
import { dayOf, isMoment } from './dates'
import { isRecord } from './record'

/** How an attempt to redeem a pass ended. Without an answer nobody knows whether the pass was redeemed. */
export type DeskOutcome = 'validated' | 'used' | 'unanswered'

/** One attempt at the ticket desk, as this device remembers it. */
export interface DeskEntry {
  /** The pass, see `deskKey`. */
  key: string
  name: string
  outcome: DeskOutcome
  /** Milliseconds. */
  at: number
}

interface DeskLog {
  /** Of one day, newest first. */
  entries: DeskEntry[]
  /** When a pass was first tried without an answer. */
  doubts: Record<string, number>
}

/** What the device already knows of a pass before it is tried again. */
export type KnownPass = Pick<DeskEntry, 'outcome' | 'at'>

const ENTRIES_KEPT = 500
const DOUBTS_KEPT = 200

const outcomes: readonly unknown[] = ['validated', 'used', 'unanswered'] satisfies DeskOutcome[]

const isOutcome = (value: unknown): value is DeskOutcome => outcomes.includes(value)

/** Reads an outcome out of what the browser kept, or null. */
export const outcomeOf = (value: unknown): DeskOutcome | null => (isOutcome(value) ? value : null)

function decodeEntry(value: unknown): DeskEntry[] {
  if (!isRecord(value)) return []
  const { key, name, outcome, at } = value
  if (typeof key !== 'string' || typeof name !== 'string' || !isMoment(at) || !isOutcome(outcome)) return []
  return [{ key, name, outcome, at }]
}

function decode(value: unknown): DeskLog | null {
  if (!isRecord(value)) return null
  const { entries, doubts } = value
  const times = Object.entries(isRecord(doubts) ? doubts : {})
  return {
    entries: Array.isArray(entries) ? (entries as unknown[]).flatMap(decodeEntry) : [],
    doubts: Object.fromEntries(times.filter((doubt): doubt is [string, number] => isMoment(doubt[1]))),
  }
}

// It belongs to the device, not to a person: signing out leaves it alone.
const kept = stored('taquilla', decode)
/** Whether this device tells outcomes by sound and vibration; remembered for years. */
export const deskSignal = stored('taquilla.aviso', (value) => value === true, { days: 3650 })

/** What could not be kept is at least known until the page is left. */
let unkept: DeskLog | null = null

const read = (): DeskLog => unkept ?? kept.read() ?? { entries: [], doubts: {} }

function write(log: DeskLog): void {
  const newest = Object.entries(log.doubts).toSorted(([, a], [, b]) => b - a)
  const trimmed = {
    entries: log.entries.filter(isOfToday).slice(0, ENTRIES_KEPT),
    doubts: Object.fromEntries(newest.slice(0, DOUBTS_KEPT)),
  }
  unkept = kept.write(trimmed) ? null : trimmed
}

const isOfToday = ({ at }: DeskEntry) => dayOf(at) === dayOf(Date.now())

/** The name of a pass on this device. */
export const deskKey = ({ userId, token }: { userId: string; token: string }) => `${userId}/${token}`

/** Today's attempts on this device, newest first. */
export const deskEntries = (): DeskEntry[] => read().entries.filter(isOfToday)

/** Removes the attempts of other days from the device. */
export function forgetOtherDays(): void {
  const log = read()
  if (!log.entries.every(isOfToday)) write(log)
}

/** What this device knows of a pass: that it was validated or used today, or that an attempt had no answer. */
export function knownPass(key: string): KnownPass | null {
  const final = deskEntries().find((entry) => entry.key === key && entry.outcome !== 'unanswered')
  if (final) return { outcome: final.outcome, at: final.at }
  const doubt = read().doubts[key]
  return doubt === undefined ? null : { outcome: 'unanswered', at: doubt }
}

/**
 * Notes an attempt before its request leaves: should the page be closed now, the device still knows of it.
 * @returns what notes how it ended.
 */
export function beginAttempt(key: string, name: string): (outcome: DeskOutcome) => DeskEntry {
  const begun = read()
  const doubt = begun.doubts[key]
  const entry: DeskEntry = { key, name, outcome: 'unanswered', at: Date.now() }
  write({
    entries: [entry, ...begun.entries.filter((other) => other.key !== key)],
    doubts: { ...begun.doubts, [key]: doubt ?? entry.at },
  })
  return (outcome) => {
    const ended: DeskEntry = { ...entry, outcome, at: Date.now() }
    const { entries, doubts } = read()
    const { [key]: own = entry.at, ...others } = doubts
    const staysInDoubt = outcome === 'unanswered' || (outcome === 'used' && doubt !== undefined)
    write({
      entries: [ended, ...entries.filter((other) => other.key !== key)],
      doubts: staysInDoubt ? { ...others, [key]: own } : others,
    })
    return ended
  }
}
