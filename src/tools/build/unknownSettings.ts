import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

type Environment = Record<string, string | undefined>

const EXAMPLE = join(import.meta.dirname, '../../../.env.example')

/** Variables that belong to Vite or Netlify. */
const OTHERS = ['VITE_CONFIG_NATIVE_IGNORE_WARNING', 'VITE_DEPRECATION_TRACE', 'VITE_USER_NODE_ENV', 'SITE_ID']

const isOurs = (name: string) => /^(?:VITE|SITE)_/.test(name)

/** The names of all settings that begin with `VITE_` or `SITE_`, from `.env.example`. */
export const settingNames = (): string[] => Object.keys(parseEnv(readFileSync(EXAMPLE, 'utf8'))).filter(isOurs)

/**
 * Finds variables that begin with `VITE_` or `SITE_` but are not settings, such as names with a typo.
 * @param env `.env` and the environment
 * @returns a Spanish sentence for each unknown variable
 */
export function unknownSettings(env: Environment): string[] {
  const known = [...settingNames(), ...OTHERS]
  return Object.keys(env)
    .filter((name) => isOurs(name) && !known.includes(name))
    .map((name) => `${name} no es un ajuste de la plataforma y no cambia nada. Todos están en .env.example.`)
}
