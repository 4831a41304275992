import { parseArgs } from 'node:util'

import { originOf } from '@/tools/serving/apiTarget'

import { checkCalls } from './checkCalls'
import { contractPage } from './contractPage'
import { checkApiOrigin, checkPages } from './crossOrigin'
import type { Outcome } from './outcome'

const USAGE = `npm run check:api -- https://api.ejemplo.mx [opciones]

Llama a la API como la plataforma y dice, llamada por llamada, si lee lo que contesta. Sin --write no cambia nada.

  --origin ORIGEN   desde dónde llaman los navegadores: https://educacion.ejemplo.mx (prueba CORS)
  --as CORREO       entra con esta cuenta, mejor una de profesor hecha para pruebas; CHECK_PASSWORD es su contraseña
  --write           con --as: también envía, marcados como prueba, un mensaje de contacto, una solicitud de visita, una
                    de patrocinio y una respuesta al cuestionario, guarda el perfil sin cambios, y manda los correos
  --redeem          con --write: también deja usado el pase de la cuenta
  --contract        escribe lo que la plataforma espera de la API y del sitio de contenidos, y termina

Sin dirección, pregunta a API_URL. Con VITE_CONTENT_SITE_URL, también si ahí están las páginas a las que lleva el menú.
Sale con 0 si todo se lee, con 1 si algo no, con 2 si no se entiende la orden.`

type Environment = Record<string, string | undefined>
type Print = (text: string) => void

/**
 * The command `npm run check:api`. Changes data only with `--write`.
 * @param args the arguments after the command's name
 * @param env the environment and `.env`
 * @param warn prints to the error output
 * @returns the exit status: 0 if the platform can read every response, 1 if not, 2 for an invalid command line
 */
export async function main(args: string[], env: Environment, print: Print, warn: Print): Promise<number> {
  let options
  try {
    options = readOptions(args, env)
  } catch (error) {
    warn(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    return 2
  }
  if (options.contract) {
    print(contractPage())
    return 0
  }
  const { base, origin, contentSite } = options
  const outcomes: Outcome[] = []
  const report = (outcome: Outcome) => {
    outcomes.push(outcome)
    print(textOf(outcome))
  }
  print(`La plataforma y la API de ${base}\n`)
  await checkCalls(options, report)
  if (origin !== '' && origin !== base) report(await checkApiOrigin(base, origin))
  if (contentSite !== '') await checkPages(contentSite, report)
  print(`\n${summary(outcomes)}`)
  return outcomes.some(({ verdict }) => verdict === 'incorrecto') ? 1 : 0
}

/** Returns the origin in a value; '' for an empty value. @throws Error for a value that is not an origin */
const originIn = (name: string, value = '') => (value.trim() === '' ? '' : originOf(name, value))

/** @throws Error whose message is for the user, if the command line is invalid */
function readOptions(args: string[], env: Environment) {
  const flag = { type: 'boolean', default: false } as const
  const text = { type: 'string' } as const
  const options = { write: flag, redeem: flag, contract: flag, origin: text, as: text }
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const { as: email, origin, write, redeem, contract } = values
  const [address = env['API_URL'] ?? '', ...rest] = positionals
  const password = env['CHECK_PASSWORD'] ?? ''
  if ((address === '' && !contract) || rest.length > 0) throw new Error('Falta la dirección de la API, una sola.')
  if ((write && email === undefined) || (redeem && !write))
    throw new Error('--write va con --as, y --redeem, que deja usado el pase de la cuenta, con --write.')
  if (email !== undefined && password === '') throw new Error('--as necesita la contraseña en CHECK_PASSWORD.')
  return {
    base: originIn('La dirección de la API', address),
    origin: originIn('--origin', origin),
    contentSite: originIn('VITE_CONTENT_SITE_URL', env['VITE_CONTENT_SITE_URL']),
    credentials: email === undefined ? null : { email, password },
    write,
    redeem,
    contract,
  }
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
