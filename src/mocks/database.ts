import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { isRecord } from '../lib/untrusted.ts'
import { type Data, emptyData, nextId, type Requests, type Stored } from './records.ts'
import { now } from './requestContext.ts'
import { seededData } from './seed/accounts.ts'

export type Database = ReturnType<typeof openDatabase>

/** Opens the embedded API's database. @param path the JSON file; if omitted, the data are only in memory */
export function openDatabase(path?: string) {
  const file = path === undefined ? null : databaseFile(path)
  let data = file?.read() ?? null

  function current(): Data {
    if (file?.changedOutside() === true) data = file.read()
    if (data === null) {
      data = seededData()
      file?.write(data)
    }
    return data
  }

  /**
   * Runs an edit, stores the changed data (also in the file, if the database has a file), and returns the edit's
   * result.
   */
  function change<T>(edit: (data: Data) => T): T {
    const stored = current()
    const result = edit(stored)
    file?.write(stored)
    return result
  }

  return {
    /** The stored data. Change them only inside `change`. */
    get data() {
      return current()
    },
    change,
    /** Stores a sent request under the next id. */
    add: <List extends keyof Requests>(list: List, fields: Requests[List]): Stored<List> =>
      change((stored) => {
        const lists: { [Name in keyof Requests]: Stored<Name>[] } = stored
        const record = { ...fields, id: nextId(stored, list), created_at: now().toISOString() }
        lists[list].push(record)
        return record
      }),
    /** Deletes everything except the seeded accounts. */
    reset() {
      data = seededData()
      file?.write(data)
    },
  }
}

/** A database file that is always complete: each write goes to a temporary file, which is then renamed. */
function databaseFile(path: string) {
  let seen = 0
  const modified = (): number => (existsSync(path) ? statSync(path).mtimeMs : 0)
  return {
    /** Reads the stored data, with an empty list for each missing list; null for a missing or damaged file. */
    read(): Data | null {
      seen = modified()
      try {
        const stored: unknown = JSON.parse(readFileSync(path, 'utf8'))
        return isRecord(stored) ? { ...emptyData(), ...stored } : null
      } catch {
        return null
      }
    },
    write(data: Data) {
      mkdirSync(dirname(path), { recursive: true })
      const draft = `${path}.${String(process.pid)}.tmp`
      writeFileSync(draft, JSON.stringify(data, null, 1))
      renameSync(draft, path)
      seen = modified()
    },
    /** Whether another process has written the file since this process last read or wrote it. */
    changedOutside: () => modified() !== seen,
  }
}
