import { parseArgs } from 'node:util'

import type { Options } from './checkApi'
import { originIn } from './transport'

/** How to use the command, in Spanish. */
export const USAGE = `npm run check:api -- https://api.ejemplo.mx [opciones]

Dice, llamada por llamada, si la plataforma lee una API. Sin --write no cambia nada.

  --origin ORIGEN              desde dónde llaman los navegadores: https://educacion.ejemplo.mx (prueba CORS)
  --as CORREO                  entra con esta cuenta, mejor una de profesor hecha para pruebas
  --password-from-env NOMBRE   la variable de entorno con su contraseña
  --write                      también crea, envía y guarda; antes dice qué
  --redeem                     con --write: también deja usado el pase de la cuenta
  --json                       para programas
  --contract                   escribe lo que la plataforma espera de la API, en Markdown, y termina

Sale con 0 si todo se lee, con 1 si algo no, con 2 si no se entiende la orden.`

/** A command that cannot be understood; its message is a Spanish sentence. */
export class UsageError extends Error {}

/** What was asked for. */
export type Command = { kind: 'contract' } | { kind: 'check'; options: Options; isJson: boolean }

/**
 * Reads the command line.
 * @param env where the password is
 * @param wrapUser VITE_API_WRAP_USER
 * @throws UsageError
 */
export function readCommand(args: string[], env: Record<string, string | undefined>, wrapUser: boolean): Command {
  const { values, positionals } = parsed(args)
  if (values.contract) return { kind: 'contract' }
  const [address, ...others] = positionals
  if (address === undefined) throw new UsageError(`Falta la dirección de la API.\n\n${USAGE}`)
  if (others.length > 0) throw new UsageError(`Sobra «${others.join(' ')}»: la dirección de la API es una.`)
  const origin = values.origin === undefined ? '' : requireOrigin(values.origin, '--origin')
  const { write, redeem, json: isJson } = values
  if (redeem && !(write && values.as !== undefined))
    throw new UsageError('--redeem deja usado el pase de una cuenta: va con --as y --write.')
  const credentials = credentialsOf(values.as, values['password-from-env'], env)
  const base = requireOrigin(address.replace(/\/api\/v1\/?$/, ''), 'La dirección de la API')
  return { kind: 'check', isJson, options: { base, origin, credentials, write, redeem, wrapUser } }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        origin: { type: 'string' },
        as: { type: 'string' },
        'password-from-env': { type: 'string' },
        write: { type: 'boolean', default: false },
        redeem: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        contract: { type: 'boolean', default: false },
      },
    })
  } catch {
    // A password may stand among the arguments: they are not repeated.
    throw new UsageError(`No se entiende la orden.\n\n${USAGE}`)
  }
}

function requireOrigin(text: string, what: string): string {
  const origin = originIn(text)
  if (origin === null) throw new UsageError(`${what} debe ser solo un origen, como https://api.ejemplo.mx.`)
  return origin
}

function credentialsOf(
  email: string | undefined,
  variable: string | undefined,
  env: Record<string, string | undefined>,
) {
  if (email === undefined && variable === undefined) return null
  if (email === undefined || variable === undefined) throw new UsageError('--as y --password-from-env van juntas.')
  const password = env[variable] ?? ''
  if (password === '')
    throw new UsageError(
      `La variable de --password-from-env está vacía o no existe. Ejemplo: CHECK_PASSWORD=… npm run check:api -- … --password-from-env CHECK_PASSWORD`,
    )
  return { email, password }
}
