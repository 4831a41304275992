import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { type Data, emptyData, nextId, type Requests, type Stored } from './records.ts'
import { now } from './requestContext.ts'
import { seededData } from './seed/accounts.ts'

type Report = (sentence: string) => void

export type Database = ReturnType<typeof openDatabase>

/**
 * Opens the embedded API's database.
 * @param path the JSON file; if omitted, the data are only in memory
 * @param report receives a Spanish sentence if the file cannot be read or written
 */
export function openDatabase(path?: string, report: Report = console.warn) {
  const file = path === undefined ? null : databaseFile(path, report)
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
function databaseFile(path: string, report: Report) {
  let seen = 0
  const modified = (): number => (existsSync(path) ? statSync(path).mtimeMs : 0)
  return {
    /** Reads the stored data; null if the file does not exist. An unreadable file is renamed and reported. */
    read(): Data | null {
      seen = modified()
      if (seen === 0) return null
      try {
        return asData(JSON.parse(readFileSync(path, 'utf8')))
      } catch {
        const aside = path.replace(/\.json$/, '') + `.ilegible-${String(Math.round(seen))}.json`
        renameSync(path, aside)
        report(
          `La base de datos de la API integrada no se pudo leer. Quedó guardada en ${aside} y se empezó una nueva.`,
        )
        return null
      }
    },
    write(data: Data) {
      try {
        mkdirSync(dirname(path), { recursive: true })
        const draft = `${path}.${String(process.pid)}.tmp`
        writeFileSync(draft, JSON.stringify(data, null, 1))
        renameSync(draft, path)
        seen = modified()
      } catch (error) {
        report(`La API integrada no pudo guardar en ${path}: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    /** Whether another process has written the file since this process last read or wrote it. */
    changedOutside: () => modified() !== seen,
  }
}

/**
 * Returns the data in a parsed file, with an empty list for each missing list.
 * @throws Error if the file is not a database
 */
function asData(value: unknown): Data {
  const empty = emptyData()
  if (typeof value !== 'object' || value === null) throw new Error('not a database')
  const { lastIds, ...lists }: Data = { ...empty, ...value }
  if (!Object.values(lists).every(Array.isArray)) throw new Error('not lists')
  if (typeof lastIds !== 'object') throw new Error('no ids')
  return { ...lists, lastIds: { ...empty.lastIds, ...lastIds } }
}
