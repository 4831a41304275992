import { isRecord } from './untrusted'

const PREFIX = 'myt.'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the time at which a value expires. Both this time and `writtenAt` are in milliseconds since 1970. */
export type Lifetime = (writtenAt: number) => number

/** A lifetime of `count` days of 24 hours. `count` may be a fraction. */
export const days =
  (count: number): Lifetime =>
  (writtenAt) =>
    writtenAt + count * DAY_MS

/** A lifetime until midnight, local time. */
export const untilMidnight: Lifetime = (writtenAt) => new Date(writtenAt).setHours(24, 0, 0, 0)

/** Uses session or local storage. @returns the fallback if storage is blocked (private mode, policy) or full */
function tryStorage<Result>(inTab: boolean, fallback: Result, act: (storage: Storage) => Result): Result {
  try {
    return act(inTab ? window.sessionStorage : window.localStorage)
  } catch {
    return fallback
  }
}

/** A stored value. Times are in milliseconds since 1970, by the device's clock. */
interface Entry {
  value: unknown
  writtenAt: number
  until: number
  /** When `sweepStored` first found `writtenAt` in the future, after the device's clock was changed. */
  foundInFutureAt?: number
}

function parseEntry(text: string | null): Entry | null {
  try {
    const entry: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(entry)) return null
    const { value, writtenAt, until, foundInFutureAt } = entry
    if (typeof writtenAt !== 'number' || typeof until !== 'number') return null
    return { value, writtenAt, until, ...(typeof foundInFutureAt === 'number' && { foundInFutureAt }) }
  } catch {
    return null
  }
}

/** Whether `writtenAt` is in the future. Tolerates one day, because devices correct their clocks. */
const isInFuture = ({ writtenAt }: Entry) => writtenAt > Date.now() + DAY_MS

/** Whether an entry has expired. The lifetime of an entry from the future starts at `foundInFutureAt`. */
function isExpired(entry: Entry): boolean {
  const { writtenAt, until, foundInFutureAt = Date.now() } = entry
  return Date.now() >= (isInFuture(entry) ? foundInFutureAt + until - writtenAt : until)
}

export interface StoredValue<Value> {
  /** @returns null if the value is missing, expired or damaged, or if storage is blocked. Never throws. */
  read: () => Value | null
  /** @returns false if storage is blocked or full. Never throws. */
  write: (value: Value) => boolean
  clear: () => void
  /**
   * Calls `onChange` after another tab has changed the value, and when it may have: whenever this tab becomes visible
   * or is restored. Never calls it for a value of this tab alone. @returns a function that ends this
   */
  subscribe: (onChange: () => void) => () => void
  key: string
}

/**
 * Returns a named value of local or session storage, stored as JSON.
 * @param decode validates the stored value, which may be anything; returns null if the value is unusable
 */
export function stored<Value>(
  name: string,
  decode: (stored: unknown) => Value | null,
  { lifetime, inTab = false }: { lifetime: Lifetime; inTab?: boolean },
): StoredValue<Value> {
  const key = `${PREFIX}${name}`
  return {
    key,
    read: () =>
      tryStorage(inTab, null, (storage) => {
        const entry = parseEntry(storage.getItem(key))
        return entry === null || isExpired(entry) ? null : decode(entry.value)
      }),
    write: (value) =>
      tryStorage(inTab, false, (storage) => {
        const writtenAt = Date.now()
        storage.setItem(key, JSON.stringify({ writtenAt, until: lifetime(writtenAt), value } satisfies Entry))
        return true
      }),
    clear: () => tryStorage(inTab, undefined, (storage) => storage.removeItem(key)),
    subscribe(onChange) {
      if (inTab) return () => {}
      const end = new AbortController()
      const { signal } = end
      window.addEventListener('storage', (event) => event.key === key && onChange(), { signal })
      // A suspended page, or one in the back/forward cache, receives no `storage` events.
      document.addEventListener('visibilitychange', onChange, { signal })
      window.addEventListener('pageshow', onChange, { signal })
      return () => end.abort()
    },
  }
}

function forEachStored(handle: (name: string, storage: Storage, key: string) => void, isTabOnly = false): void {
  for (const inTab of isTabOnly ? [true] : [false, true]) {
    // If storage is blocked, there are no values to handle. If storage is full, the next sweep tries again.
    tryStorage(inTab, undefined, (storage) => {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(PREFIX)) handle(key.slice(PREFIX.length), storage, key)
      }
    })
  }
}

/** Removes every value whose name starts with `prefix`, or only the unwanted. @param isTabOnly skips local storage */
export const clearStored = (
  prefix: string,
  isUnwanted: (value: unknown) => boolean = () => true,
  isTabOnly = false,
): void =>
  forEachStored((name, storage, key) => {
    if (name.startsWith(prefix) && isUnwanted(parseEntry(storage.getItem(key))?.value)) storage.removeItem(key)
  }, isTabOnly)

/** Removes expired and damaged values. Sets `foundInFutureAt` on values from the future, so that they expire too. */
export const sweepStored = (): void =>
  forEachStored((_name, storage, key) => {
    const entry = parseEntry(storage.getItem(key))
    if (entry === null || isExpired(entry)) storage.removeItem(key)
    else if (isInFuture(entry) && (entry.foundInFutureAt ?? Infinity) > Date.now())
      storage.setItem(key, JSON.stringify({ ...entry, foundInFutureAt: Date.now() } satisfies Entry))
  })
