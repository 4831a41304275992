import { isRecord } from './untrusted'

/** The prefix of all our keys in local and session storage. */
const PREFIX = 'myt.'

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** When a value expires, given when it was written; both in milliseconds since 1970. */
export type Life = (writtenAt: number) => number

/** A life of so many days of 24 hours; fractions are allowed. */
export const days =
  (count: number): Life =>
  (writtenAt) =>
    writtenAt + count * DAY

/** The longest life of a value: `sweepStored` does not know that of each. */
const MAX_LIFE = days(365)

/** Until midnight, local time. */
export const untilMidnight: Life = (writtenAt) => new Date(writtenAt).setHours(24, 0, 0, 0)

/** @throws DOMException where storage is blocked (private mode, policy) */
const storageOf = (kind: 'local' | 'session'): Storage =>
  kind === 'local' ? window.localStorage : window.sessionStorage

/**
 * Parses a stored text. Null when there is none, it is damaged or has expired; else the value, in an object because the
 * value itself may be null. An end that is further away than a whole life was set by a clock that was wrong, and would not
 * come: it counts as over.
 */
function unexpired(text: string | null, life: Life): { value: unknown } | null {
  try {
    const entry: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(entry) || typeof entry['until'] !== 'number') return null
    const now = Date.now()
    return now < entry['until'] && entry['until'] <= life(now) ? { value: entry['value'] } : null
  } catch {
    return null
  }
}

/** What `stored` returns: the reader and writer of one value. */
export interface StoredValue<Value> {
  /** The value; null when there is none, it has expired or is damaged, or storage is blocked. Never throws. */
  read: () => Value | null
  /** @returns false when storage is blocked or full. Never throws. */
  write: (value: Value) => boolean
  clear: () => void
  /** The key in local or session storage. */
  key: string
}

/**
 * A named value in local or session storage, as JSON `{ until, value }`.
 * @param decode validates what is stored, which may be anything; null when it cannot be used
 * @param options `kind`: which storage, `local` by default. `life`: when it expires, after 30 days by default, 365 at most.
 */
export function stored<Value>(
  name: string,
  decode: (stored: unknown) => Value | null,
  { kind = 'local', life = days(30) }: { kind?: 'local' | 'session'; life?: Life } = {},
): StoredValue<Value> {
  const key = `${PREFIX}${name}`
  return {
    key,
    read() {
      try {
        const entry = unexpired(storageOf(kind).getItem(key), life)
        return entry && decode(entry.value)
      } catch {
        return null
      }
    },
    write(value) {
      try {
        storageOf(kind).setItem(key, JSON.stringify({ until: life(Date.now()), value }))
        return true
      } catch {
        return false
      }
    },
    clear() {
      try {
        storageOf(kind).removeItem(key)
      } catch {
        // Blocked storage has nothing to remove.
      }
    },
  }
}

function removeWhere(isUnwanted: (name: string, text: string | null) => boolean): void {
  for (const kind of ['local', 'session'] as const) {
    try {
      const storage = storageOf(kind)
      for (const key of Object.keys(storage)) {
        if (key.startsWith(PREFIX) && isUnwanted(key.slice(PREFIX.length), storage.getItem(key)))
          storage.removeItem(key)
      }
    } catch {
      // Blocked storage has nothing to remove.
    }
  }
}

/** Removes every value whose name starts with `prefix`, from both storages. */
export const clearStored = (prefix: string): void => removeWhere((name) => name.startsWith(prefix))

/** Removes every expired or damaged value, from both storages. */
export const sweepStored = (): void => removeWhere((_name, text) => unexpired(text, MAX_LIFE) === null)
