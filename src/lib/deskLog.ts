import { days, stored, untilMidnight } from './browserStorage'
import { isMoment, isRecord } from './untrusted'

/**
 * The outcome of an attempt to redeem a pass at the ticket desk. `used`: the server refused it. `unanswered`: no usable
 * answer came, and the pass may have been redeemed.
 */
export type DeskOutcome = 'validated' | 'used' | 'unanswered'

/** An attempt to redeem a pass on this device. */
export interface DeskEntry {
  /** The pass, by its `deskKey`. */
  key: string
  name: string
  outcome: DeskOutcome
  /** Milliseconds since 1970. */
  at: number
}

interface DeskLog {
  /** Today's attempts, newest first. */
  entries: DeskEntry[]
  /** By pass, when its first unanswered attempt was, in milliseconds since 1970. */
  doubts: Record<string, number>
}

/** The outcome of an earlier attempt on this device. */
export type EarlierAttempt = Pick<DeskEntry, 'outcome' | 'at'>

const MAX_ENTRIES = 500
const MAX_DOUBTS = 200
const doubtLife = days(30)

const outcomes: readonly unknown[] = ['validated', 'used', 'unanswered'] satisfies DeskOutcome[]

/** Whether a stored value is one of the outcomes. */
export const isOutcome = (value: unknown): value is DeskOutcome => outcomes.includes(value)

function decodeEntry(value: unknown): DeskEntry[] {
  if (!isRecord(value)) return []
  const { key, name, outcome, at } = value
  if (typeof key !== 'string' || typeof name !== 'string' || !isMoment(at) || !isOutcome(outcome)) return []
  return [{ key, name, outcome, at }]
}

const decodeEntries = (value: unknown) => (Array.isArray(value) ? (value as unknown[]).flatMap(decodeEntry) : null)

function decodeDoubts(value: unknown): DeskLog['doubts'] | null {
  if (!isRecord(value)) return null
  return Object.fromEntries(Object.entries(value).filter((doubt): doubt is [string, number] => isMoment(doubt[1])))
}

// These belong to the device and not to a person, so signing out does not remove them.
const storedEntries = stored('taquilla.dia', decodeEntries, { life: untilMidnight })
const storedDoubts = stored('taquilla.dudas', decodeDoubts, { life: doubtLife })
/** Whether this device signals outcomes by sound and vibration. */
export const deskSignal = stored('taquilla.aviso', (value) => value === true, { life: days(365) })

const read = (): DeskLog => ({ entries: storedEntries.read() ?? [], doubts: storedDoubts.read() ?? {} })

function write(log: DeskLog): void {
  const newest = Object.entries(log.doubts)
    .filter(([, at]) => Date.now() < doubtLife(at))
    .sort(([, a], [, b]) => b - a)
  storedEntries.write(log.entries.filter(isOfToday).slice(0, MAX_ENTRIES))
  storedDoubts.write(Object.fromEntries(newest.slice(0, MAX_DOUBTS)))
}

const isOfToday = ({ at }: DeskEntry) => untilMidnight(at) === untilMidnight(Date.now())

/** Identifies a pass on this device. The ids are those of its link. */
export const deskKey = ({ userId, token }: { userId: string; token: string }) => `${userId}/${token}`

/**
 * Today's attempts on this device, newest first.
 * @param onPage those made since the page was opened: all there is where storage is blocked
 */
export function deskEntries(onPage: DeskEntry[] = []): DeskEntry[] {
  const { entries } = read()
  return (entries.length > 0 ? entries : onPage).filter(isOfToday)
}

/** The outcome of a pass on this device: validated or used today, or unanswered in the last 30 days; else null. */
export function earlierAttempt(key: string): EarlierAttempt | null {
  const final = deskEntries().find((entry) => entry.key === key && entry.outcome !== 'unanswered')
  if (final) return { outcome: final.outcome, at: final.at }
  const doubt = read().doubts[key]
  return doubt === undefined ? null : { outcome: 'unanswered', at: doubt }
}

/**
 * Records an attempt as unanswered before its request is sent, so that its record is there even if the page is closed.
 * @returns a function that records the outcome
 */
export function beginAttempt(key: string, name: string): (outcome: DeskOutcome) => void {
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
  }
}
