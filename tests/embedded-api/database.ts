import { databaseFile } from './databaseFile.ts'
import type { Data } from './records.ts'
import { seededData } from './seed/seededData.ts'

/** scrypt's N: what Node recommends for real passwords, and next to nothing where tests make accounts by the hundred. */
const COST_ON_DISK = 16_384
const COST_IN_MEMORY = 2

export interface Database {
  readonly passwordCost: number
  /** What is stored now. Change it only inside `change`. */
  readonly data: Data
  /** Runs an edit and keeps its result: in the file, when there is one, before this returns. */
  change: <T>(edit: (data: Data) => T) => T
  /** Forgets everything but the seeded accounts. */
  reset: () => void
}

/**
 * Opens the embedded API's database.
 * @param path of the JSON file; without it everything is kept in memory only.
 * @param report receives one Spanish sentence when the file cannot be read or written.
 */
export function openDatabase(path?: string, report: (sentence: string) => void = console.warn): Database {
  const passwordCost = path === undefined ? COST_IN_MEMORY : COST_ON_DISK
  const file = path === undefined ? null : databaseFile(path, report)
  let data = file?.read() ?? null

  const current = (): Data => {
    if (data !== null && file?.changedOutside() === true) data = file.read()
    if (data === null) {
      data = seededData(passwordCost)
      file?.write(data)
    }
    return data
  }
  return {
    passwordCost,
    get data() {
      return current()
    },
    change: (edit) => {
      const stored = current()
      const result = edit(stored)
      file?.write(stored)
      return result
    },
    reset: () => {
      data = seededData(passwordCost)
      file?.write(data)
    },
  }
}
