import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { type Data, emptyData } from './records.ts'

type Report = (sentence: string) => void

export interface DatabaseFile {
  /** The stored data, or null when there is none (or none that can be read: then it has been set aside and reported). */
  read: () => Data | null
  write: (data: Data) => void
  /** True when somebody else wrote the file since this process last read or wrote it. */
  changedOutside: () => boolean
}

/** A database file that is always whole: it is written beside itself and then renamed. */
export function databaseFile(path: string, report: Report): DatabaseFile {
  let seen = 0
  const modified = (): number => (existsSync(path) ? statSync(path).mtimeMs : 0)
  return {
    read: () => {
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
    write: (data) => {
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
    changedOutside: () => modified() !== seen,
  }
}

/** @throws Error when the text was JSON, but not this database. */
function asData(value: unknown): Data {
  const empty = emptyData()
  if (typeof value !== 'object' || value === null) throw new Error('not a database')
  const data = { ...empty, ...value }
  for (const list of [
    'users',
    'appointments',
    'evaluations',
    'sponsorship_requests',
    'emails',
    'passwordResets',
  ] as const) {
    if (!Array.isArray(data[list])) throw new Error(`not a list: ${list}`)
  }
  if (typeof data.lastIds !== 'object') throw new Error('no ids')
  return { ...data, lastIds: { ...empty.lastIds, ...data.lastIds } }
}
