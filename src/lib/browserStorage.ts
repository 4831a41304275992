import { isRecord } from './record'

const DAY = 24 * 60 * 60 * 1000

/** The browser may block storage altogether (private mode, policy); then nothing is kept and nothing breaks. */
function storageOf(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

export interface StoredValue<Value> {
  /** The value, or null when there is none, it is older than its days, damaged, or storage is blocked. */
  read: () => Value | null
  /** @returns whether it could be kept: false when storage is blocked or full. */
  write: (value: Value) => boolean
  clear: () => void
  key: string
}

/**
 * One named value kept in the browser, as JSON with the moment it was saved.
 * @param decode makes the value out of whatever is stored, or returns null when it makes no sense.
 */
export function stored<Value>(
  key: string,
  decode: (stored: unknown) => Value | null,
  { kind = 'local', days = 30 }: { kind?: 'local' | 'session'; days?: number } = {},
): StoredValue<Value> {
  return {
    key,
    read() {
      try {
        const text = storageOf(kind)?.getItem(key)
        if (text === null || text === undefined) return null
        const kept: unknown = JSON.parse(text)
        if (!isRecord(kept) || typeof kept['savedAt'] !== 'number') return null
        return Date.now() - kept['savedAt'] > days * DAY ? null : decode(kept['value'])
      } catch {
        return null
      }
    },
    write(value) {
      try {
        const storage = storageOf(kind)
        storage?.setItem(key, JSON.stringify({ savedAt: Date.now(), value }))
        return storage !== null
      } catch {
        return false
      }
    },
    clear() {
      try {
        storageOf(kind)?.removeItem(key)
      } catch {
        // Blocked storage holds nothing to remove.
      }
    },
  }
}

/** Removes every value whose key starts with the prefix, from both storages. */
export function clearStored(prefix: string): void {
  for (const kind of ['local', 'session'] as const) {
    try {
      const storage = storageOf(kind)
      if (!storage) continue
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }
}
