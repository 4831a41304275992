import { isMoment, isRecord } from '@/lib/untrusted'
import { storedRows, storedValue } from './stored'

/**
 * The outcome of an attempt to redeem a pass at the ticket desk. `used`: the server refused the pass. `unanswered`: the
 * server sent no usable response, and may have redeemed the pass.
 */
export type DeskOutcome = 'validated' | 'used' | 'unanswered'

/** An attempt to redeem a pass on this device. */
export interface Attempt {
  outcome: DeskOutcome
  /** Milliseconds since 1970. */
  at: number
}

/** An attempt, with an earlier attempt to redeem the same pass on this device. */
export interface LoggedAttempt extends Attempt {
  earlier: Attempt | null
  /** The server's explanation of a refusal or a fault. */
  detail: string | null
}

/** An entry in the ticket desk's list of today's attempts. */
export interface DeskEntry extends LoggedAttempt {
  /** The `deskKey` of the pass. */
  key: string
  name: string
}

type StoredEntry = Omit<DeskEntry, 'earlier'>

interface DeskLog {
  /** Today's attempts, newest first. */
  entries: StoredEntry[]
  /** The time of the first unanswered attempt of each pass, by `deskKey`, in milliseconds since 1970. */
  doubts: Record<string, number>
}

const MAX_ENTRIES = 500
const MAX_DOUBTS = 200

const outcomes: readonly unknown[] = ['validated', 'used', 'unanswered'] satisfies DeskOutcome[]

const isOutcome = (value: unknown): value is DeskOutcome => outcomes.includes(value)

function decodeEntry(value: unknown): StoredEntry[] {
  if (!isRecord(value)) return []
  const { key, name, outcome, at, detail } = value
  if (typeof key !== 'string' || typeof name !== 'string' || !isOutcome(outcome) || !isMoment(at)) return []
  return [{ key, name, outcome, at, detail: typeof detail === 'string' ? detail : null }]
}

const decodeEntries = (value: unknown) => (Array.isArray(value) ? (value as unknown[]).flatMap(decodeEntry) : null)

function decodeDoubts(value: unknown): DeskLog['doubts'] | null {
  if (!isRecord(value)) return null
  return Object.fromEntries(Object.entries(value).filter((doubt): doubt is [string, number] => isMoment(doubt[1])))
}

const storedEntries = storedValue('taquilla.dia', decodeEntries)
const storedDoubts = storedValue('taquilla.dudas', decodeDoubts)
/** Whether this device signals outcomes by sound and vibration. */
export const deskSignal = storedValue('taquilla.aviso', (value) => value === true)

const read = (): DeskLog => ({ entries: storedEntries.read() ?? [], doubts: storedDoubts.read() ?? {} })

/** Writes the log. A time in the future, from before the device's clock was set back, becomes the current time. */
function write(log: DeskLog): void {
  const now = Date.now()
  const newest = Object.entries(log.doubts)
    .map(([key, at]) => [key, Math.min(at, now)] as const)
    .filter(([, at]) => now < storedRows['taquilla.dudas'].lifetime(at))
    .sort(([, a], [, b]) => b - a)
  const entries = log.entries.filter(isOfToday).slice(0, MAX_ENTRIES)
  storedEntries.write(entries.map((entry) => ({ ...entry, at: Math.min(entry.at, now) })))
  storedDoubts.write(Object.fromEntries(newest.slice(0, MAX_DOUBTS)))
}

/** Whether an attempt is of today, or of the future because the device's clock was set back. */
const isOfToday = ({ at }: Attempt) => Date.now() < storedRows['taquilla.dia'].lifetime(at)

/** The key of a pass in the log: the user id and the token in its link. */
export const deskKey = ({ userId, token }: { userId: string; token: string }) => `${userId}/${token}`

function firstDoubt({ doubts }: DeskLog, key: string): Attempt | null {
  const at = doubts[key]
  return at === undefined ? null : { outcome: 'unanswered', at }
}

/**
 * Returns today's attempts on this device, newest first.
 * @param onPage the attempts since the page was opened, used if storage is blocked
 */
export function deskEntries(onPage: DeskEntry[] = []): DeskEntry[] {
  const log = read()
  if (log.entries.length === 0) return onPage.filter(isOfToday)
  return log.entries.filter(isOfToday).map((entry) => ({
    ...entry,
    earlier: entry.outcome === 'unanswered' ? null : firstDoubt(log, entry.key),
  }))
}

/**
 * Returns the last attempt with a pass on this device, or null. Validations and refusals are kept until midnight, and
 * unanswered attempts are kept for 30 days.
 */
export function loggedAttempt(key: string): LoggedAttempt | null {
  const entry = deskEntries().find((other) => other.key === key)
  if (entry && entry.outcome !== 'unanswered') return entry
  const doubt = firstDoubt(read(), key)
  return doubt && { ...doubt, earlier: null, detail: entry?.detail ?? null }
}

/**
 * Returns the attempt to show as the earlier attempt when a pass is presented again: its first unanswered attempt if it
 * has one, otherwise its last attempt.
 */
export function attemptBefore(attempt: LoggedAttempt | null): Attempt | null {
  if (attempt === null) return null
  const { outcome, at, earlier } = attempt
  return earlier?.outcome === 'unanswered' ? earlier : { outcome, at }
}

/**
 * Records an attempt as unanswered before its request is sent, because the page may be closed before the response. A
 * pass that was validated today stays validated after any later attempt.
 * @returns a function that records the outcome
 */
export function beginAttempt(
  key: string,
  name: string,
): (outcome: DeskOutcome, at: number, detail?: string | null) => void {
  const doubtBefore = read().doubts[key]

  function record({ outcome, at, detail }: Omit<StoredEntry, 'key' | 'name'>, doubt: number | undefined) {
    const { entries, doubts } = read()
    if (entries.some((entry) => entry.key === key && entry.outcome === 'validated' && isOfToday(entry))) return
    const { [key]: _own, ...others } = doubts
    write({
      entries: [{ key, name, outcome, at, detail }, ...entries.filter((entry) => entry.key !== key)],
      doubts: doubt === undefined ? others : { ...others, [key]: doubt },
    })
  }

  const begunAt = Date.now()
  const doubt = doubtBefore ?? begunAt
  record({ outcome: 'unanswered', at: begunAt, detail: null }, doubt)
  return (outcome, at, detail = null) => {
    const doubtAfter = { validated: undefined, used: doubtBefore, unanswered: doubt }[outcome]
    record({ outcome, at, detail }, doubtAfter)
  }
}
