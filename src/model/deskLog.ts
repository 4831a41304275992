import { reportCaught } from '@/lib/reportCaught'
import { arrayOf, asString, type Decoded, isMoment, isRecord, recordOf } from '@/lib/untrusted'
import { storedRows, storedValue } from './stored'

/** `used`: the server refused the pass. `unanswered`: no usable response, so the pass may be redeemed. */
export type DeskOutcome = 'validated' | 'used' | 'unanswered'

const MAX_ENTRIES = 500
const MAX_DOUBTS = 200

const outcomes: readonly unknown[] = ['validated', 'used', 'unanswered'] satisfies DeskOutcome[]

const isOutcome = (value: unknown): value is DeskOutcome => outcomes.includes(value)

const decodeEntries = arrayOf(
  recordOf({
    key: asString,
    name: asString,
    outcome: (outcome) => (isOutcome(outcome) ? outcome : undefined),
    /** Milliseconds since 1970. */
    at: (at) => (isMoment(at) ? at : undefined),
    detail: (detail) => asString(detail) ?? null,
  }),
)

type StoredEntry = Decoded<typeof decodeEntries>[number]

/** `doubtAt`: the time of an earlier attempt without a response, which may have redeemed the pass; null without one. */
export type DeskEntry = StoredEntry & { doubtAt: number | null }

export type DeskResult = Omit<DeskEntry, 'key' | 'name'>

interface StoredLog {
  /** Today's attempts, newest first. */
  entries: StoredEntry[]
  /** The time of the first unanswered attempt of each pass, by `deskKey`, in milliseconds since 1970. */
  doubts: Record<string, number>
}

function decodeDoubts(value: unknown): StoredLog['doubts'] | null {
  if (!isRecord(value)) return null
  return Object.fromEntries(Object.entries(value).filter((doubt): doubt is [string, number] => isMoment(doubt[1])))
}

const storedEntries = storedValue('taquilla.dia', decodeEntries)
const storedDoubts = storedValue('taquilla.dudas', decodeDoubts)
export const deskSignal = storedValue('taquilla.aviso', (value) => value === true)

/** Whether an attempt is of today, or of the future because the device's clock was set back. */
const isOfToday = ({ at }: StoredEntry) => Date.now() < storedRows['taquilla.dia'].lifetime(at)

/** The key of a pass in the log: the user id and the token in its link. */
export const deskKey = ({ userId, token }: { userId: string; token: string }) => `${userId}/${token}`

/** Removes old attempts. A time in the future, from before the device's clock was set back, becomes the current time. */
function cleaned({ entries, doubts }: StoredLog): StoredLog {
  const now = Date.now()
  const newest = Object.entries(doubts)
    .map(([key, at]) => [key, Math.min(at, now)] as const)
    .filter(([, at]) => now < storedRows['taquilla.dudas'].lifetime(at))
    .sort(([, a], [, b]) => b - a)
  return {
    entries: entries
      .filter(isOfToday)
      .slice(0, MAX_ENTRIES)
      .map((entry) => ({ ...entry, at: Math.min(entry.at, now) })),
    doubts: Object.fromEntries(newest.slice(0, MAX_DOUBTS)),
  }
}

/** Opens the log of this device's attempts. If storage is blocked, it lasts as long as the returned functions. */
export function openDeskLog() {
  let unsaved: StoredLog | null = null

  const read = (): StoredLog => unsaved ?? { entries: storedEntries.read() ?? [], doubts: storedDoubts.read() ?? {} }

  function write(log: StoredLog): void {
    const { entries, doubts } = cleaned(log)
    // The doubts first, because other tabs read both when they hear of new entries.
    unsaved = storedDoubts.write(doubts) && storedEntries.write(entries) ? null : { entries, doubts }
  }

  function today(): DeskEntry[] {
    const { entries, doubts } = read()
    const doubtAt = ({ key, outcome }: StoredEntry) => (outcome === 'unanswered' ? null : (doubts[key] ?? null))
    return entries.filter(isOfToday).map((entry) => ({ ...entry, doubtAt: doubtAt(entry) }))
  }

  /** Returns the last result of a pass, or null. Unanswered attempts are kept for 30 days, others until midnight. */
  function resultOf(key: string): DeskResult | null {
    const entry = today().find((other) => other.key === key)
    if (entry && entry.outcome !== 'unanswered') return entry
    const at = read().doubts[key]
    return at === undefined ? null : { outcome: 'unanswered', at, detail: entry?.detail ?? null, doubtAt: null }
  }

  /**
   * Records an attempt as unanswered before its request, because the page may be closed before the response. A pass
   * validated today stays validated. Errors are only reported, because the log is optional.
   */
  function begin(key: string, name: string): (outcome: DeskOutcome, detail?: string | null) => void {
    const doubtBefore = read().doubts[key]
    const doubt = doubtBefore ?? Date.now()
    function record(outcome: DeskOutcome, detail: string | null = null) {
      try {
        const { entries, doubts } = read()
        if (entries.some((entry) => entry.key === key && entry.outcome === 'validated' && isOfToday(entry))) return
        const { [key]: _own, ...others } = doubts
        const doubtAfter = { validated: undefined, used: doubtBefore, unanswered: doubt }[outcome]
        write({
          entries: [{ key, name, outcome, at: Date.now(), detail }, ...entries.filter((entry) => entry.key !== key)],
          doubts: doubtAfter === undefined ? others : { ...others, [key]: doubtAfter },
        })
      } catch (error) {
        reportCaught(error)
      }
    }
    record('unanswered')
    return record
  }

  return { today, resultOf, begin, subscribe: storedEntries.subscribe }
}

export type DeskLog = ReturnType<typeof openDeskLog>
