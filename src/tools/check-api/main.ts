import { parseArgs } from 'node:util'

import { webAddress } from '@/lib/addresses'
import { unknownSettings } from '@/tools/build/unknownSettings'

import { checkCalls } from './checkCalls'
import { contractPage } from './contractPage'
import { checkApiOrigin, checkPages, checkSession } from './crossOrigin'
import type { Outcome } from './outcome'

const USAGE = `npm run check:api -- https://api.ejemplo.mx [opciones]

Llama a la API como la plataforma y dice, llamada por llamada, si lee lo que contesta. Sin --write no cambia nada.

  --origin ORIGEN   desde dónde llaman los navegadores: https://educacion.ejemplo.mx (prueba CORS)
  --as CORREO       entra con esta cuenta, mejor una de profesor hecha para pruebas; CHECK_PASSWORD es su contraseña
  --write           con --as: también crea, envía y guarda; antes dice qué
  --redeem          con --write: también deja usado el pase de la cuenta
  --contract        escribe lo que la plataforma espera de la API y del sitio de contenidos, y termina

Sin dirección, pregunta a API_URL. Con VITE_CONTENT_SITE_URL, también si el sitio de contenidos tiene las páginas
a las que lleva el menú y, con --origin, si deja que la plataforma abra y cierre ahí la sesión. Sale con 0 si todo se lee, con 1 si algo no, con 2 si no se entiende la orden.`

const WRITE_WARNING = `Con --write, la API recibe, marcados como prueba, un mensaje de contacto, una solicitud de visita y una de
patrocinio, el cuestionario para el correo de la cuenta y una respuesta; además el perfil sin cambios, los correos del
pase, de la visita y de la contraseña, y un registro que debe rechazar. Con --redeem, el pase de la cuenta queda usado.
En el sitio de contenidos de VITE_CONTENT_SITE_URL se abre y se cierra la sesión de la cuenta.
Empieza en 5 segundos; Ctrl-C para no hacerlo.`

type Environment = Record<string, string | undefined>

/** The command's output functions, and a function that waits for a number of milliseconds. */
interface Terminal {
  print: (text: string) => void
  warn: (text: string) => void
  wait: (ms: number) => Promise<unknown>
}

/** An invalid command line. The message is a Spanish sentence. */
class UsageError extends Error {}

/**
 * The command `npm run check:api`.
 * @param args the arguments after the command's name
 * @param env the environment and `.env`
 * @returns the exit status: 0 if the platform can read every response, 1 if not, 2 for an invalid command line
 */
export async function main(args: string[], env: Environment, terminal: Terminal): Promise<number> {
  const { print, warn } = terminal
  try {
    for (const sentence of unknownSettings(env)) warn(sentence)
    const options = readOptions(args, env)
    if (!options.contract) return await checkAll(options, terminal)
    print(contractPage())
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    warn(error.message)
    return 2
  }
}

/** Checks the API and the content site. Changes data only if `write` is true. */
async function checkAll(options: ReturnType<typeof readOptions>, { print, warn, wait }: Terminal): Promise<number> {
  const { base, origin, siteOrigin, contentSite, write } = options
  const outcomes: Outcome[] = []
  const report = (outcome: Outcome) => {
    outcomes.push(outcome)
    print(textOf(outcome))
  }
  print(`La plataforma y la API de ${base}\n`)
  if (write) {
    warn(WRITE_WARNING)
    await wait(5000)
  }
  const user = await checkCalls(options, wait, report)
  if (origin !== '' && origin !== base) await checkApiOrigin(base, origin, report)
  if (contentSite !== '') await checkPages(contentSite, report)
  if (contentSite !== '' && siteOrigin !== '') await checkSession(contentSite, siteOrigin, write ? user : null, report)
  print(`\n${summary(outcomes)}`)
  return outcomes.some(({ verdict }) => verdict === 'incorrecto') ? 1 : 0
}

/** @throws UsageError */
function readOptions(args: string[], env: Environment) {
  const { values, positionals } = parsed(args)
  const { as: email, origin, write, redeem, contract } = values
  const password = env['CHECK_PASSWORD'] ?? ''
  const address = positionals[0] ?? env['API_URL'] ?? ''
  if (address === '' && !contract) throw new UsageError(`Falta la dirección de la API.\n\n${USAGE}`)
  if (positionals.length > 1) throw new UsageError('Sobra una dirección: la API tiene una sola.')
  if ((write && email === undefined) || (redeem && !write))
    throw new UsageError('--write va con --as, y --redeem, que deja usado el pase de la cuenta, con --write.')
  if (email !== undefined && password === '') throw new UsageError('--as necesita la contraseña en CHECK_PASSWORD.')
  return {
    base: originOf(address.replace(/\/api\/v1\/?$/, ''), 'La dirección de la API'),
    origin: originOf(origin, '--origin'),
    // The content site never shares the platform's origin. The API can share it, because nginx can forward its calls.
    siteOrigin: originOf(origin ?? env['VITE_SITE_URL'], 'VITE_SITE_URL'),
    contentSite: originOf(env['VITE_CONTENT_SITE_URL'], 'VITE_CONTENT_SITE_URL'),
    credentials: email === undefined ? null : { email, password },
    write,
    redeem,
    contract,
  }
}

function parsed(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  const text = { type: 'string' } as const
  const flags = { write: flag, redeem: flag, contract: flag }
  try {
    const options = { ...flags, origin: text, as: text }
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    // The arguments may contain a password, so the message does not repeat them.
    throw new UsageError(`No se entiende la orden.\n\n${USAGE}`)
  }
}

/** Returns the origin of an address; '' for a missing address. @throws UsageError if the address has other parts */
function originOf(address: string | undefined, what: string): string {
  const text = address?.trim() ?? ''
  if (text === '') return ''
  const url = webAddress(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new UsageError(`${what} debe ser solo un origen, como https://api.ejemplo.mx.`)
  return url.origin
}

/** Formats one outcome as lines of text, with the verdict in the first column. */
function textOf({ name, verdict, status, sentence }: Outcome): string {
  const line = `${verdict.padEnd(12)}${name}${status === null ? '' : ` · ${status}`}`
  return sentence === '' ? line : `${line}\n${' '.repeat(12)}${sentence}`
}

function summary(outcomes: Outcome[]): string {
  const verdicts: Outcome['verdict'][] = ['correcto', 'con aviso', 'incorrecto', 'no probado']
  const counts = verdicts.map((one) => `${outcomes.filter(({ verdict }) => verdict === one).length} ${one}`)
  return `${counts.join(' · ')}\nLo no probado necesita --as, --write, --redeem o un dato que otra respuesta no trae.`
}
