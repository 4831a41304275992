import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

type Environment = Record<string, string | undefined>

const EXAMPLE = join(import.meta.dirname, '../../../.env.example')

/** Variables that belong to Vite or Netlify. */
const OTHERS = ['VITE_CONFIG_NATIVE_IGNORE_WARNING', 'VITE_DEPRECATION_TRACE', 'VITE_USER_NODE_ENV', 'SITE_ID']

/** The maximum number of edits between a typo and the intended name. */
const MAX_EDITS = 2

const isOurs = (name: string) => /^(?:VITE|SITE)_/.test(name)

/** The names of all settings that begin with `VITE_` or `SITE_`, from `.env.example`. */
export const settingNames = (): string[] => Object.keys(parseEnv(readFileSync(EXAMPLE, 'utf8'))).filter(isOurs)

/**
 * Finds variables that begin with `VITE_` or `SITE_` but are not settings, such as names with a typo.
 * @param env `.env` and the environment
 * @returns a Spanish sentence for each unknown variable, with the closest setting
 */
export function unknownSettings(env: Environment): string[] {
  const names = settingNames()
  const unknown = Object.keys(env).filter((name) => isOurs(name) && ![...names, ...OTHERS].includes(name))
  return unknown.map((name) => {
    const meant = nearestTo(name, names)
    const advice = meant === undefined ? 'Todos están en .env.example.' : `¿Quisiste decir ${meant}?`
    return `${name} no es un ajuste de la plataforma y no cambia nada. ${advice}`
  })
}

/** Returns the most similar name. The names must differ by at most MAX_EDITS edits, or one must contain the other. */
function nearestTo(name: string, names: string[]): string | undefined {
  const near = names
    .map((other) => ({ other, edits: editsBetween(name, other) }))
    .filter(({ other, edits }) => edits <= MAX_EDITS || other.includes(name) || name.includes(other))
  return near.toSorted((a, b) => a.edits - b.edits)[0]?.other
}

/** The Levenshtein distance between two strings. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, character] of Array.from(from).entries()) {
    const next = [index + 1]
    for (const [column, other] of Array.from(to).entries()) {
      const replaced = (row[column] ?? 0) + (character === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
