import { parseArgs } from 'node:util'

import { webAddress } from '@/lib/addresses'
import { unknownSettings } from '@/tools/build/unknownSettings'

import { accountChecks, cachingCheck, corsCheck, publicChecks } from './checks'
import { pageChecks, sessionChecks } from './contentSiteChecks'
import { contract } from './contract'
import { contractPage } from './contractPage'
import { nameOf } from './contractRow'
import { createRunner, type CheckOutcome, type Runner, type Verdict } from './runner'
import { writeChecks } from './writeChecks'

const USAGE = `npm run check:api -- https://api.ejemplo.mx [opciones]

Dice, llamada por llamada, si la plataforma lee una API. Sin --write no cambia nada.

  --origin ORIGEN              desde dónde llaman los navegadores: https://educacion.ejemplo.mx (prueba CORS)
  --as CORREO                  entra con esta cuenta, mejor una de profesor hecha para pruebas
  --password-from-env NOMBRE   la variable de entorno con su contraseña
  --write                      con --as: también crea, envía y guarda; antes dice qué
  --redeem                     con --write: también deja usado el pase de la cuenta
  --json                       para programas
  --contract                   escribe lo que la plataforma espera de la API y del sitio de contenidos, y termina

Sin dirección, pregunta a API_URL. Con VITE_CONTENT_SITE_URL, también si el sitio de contenidos tiene las páginas
a las que lleva el menú y, con --origin, si deja que la plataforma abra y cierre ahí la sesión. Sale con 0 si todo se lee, con 1 si algo no, con 2 si no se entiende la orden.`

const WRITE_WARNING = `Con --write, la API recibe a nombre de «Prueba de la plataforma» un mensaje de contacto, solicitudes de visita y
de patrocinio, el cuestionario para el correo de la cuenta y una respuesta; además el perfil sin cambios, el pase
por correo y un registro que debe rechazar. Con --redeem, el pase de la cuenta queda usado. En el sitio de contenidos,
si está en VITE_CONTENT_SITE_URL, se abre y se cierra la sesión de la cuenta.
Empieza en 5 segundos; Ctrl-C para no hacerlo.`

type Environment = Record<string, string | undefined>
type Options = ReturnType<typeof readOptions>

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
export async function main(args: string[], env: Environment, { print, warn, wait }: Terminal): Promise<number> {
  try {
    for (const sentence of unknownSettings(env)) warn(sentence)
    const options = readOptions(args, env)
    if (options.contract) {
      print(contractPage())
      return 0
    }
    const { base, origin, json } = options
    if (!json) print(`La plataforma y la API de ${base}\n`)
    if (options.write) {
      warn(WRITE_WARNING)
      await wait(5000)
    }
    const runner = createRunner(base, origin, wait, (outcome) => {
      if (!json) print(outcomeText(outcome))
    })
    await checkApi(options, runner)
    const { outcomes } = runner
    print(json ? JSON.stringify({ base, outcomes }, null, 2) : `\n${summary(outcomes)}`)
    return outcomes.some(({ verdict }) => verdict === 'no lee') ? 1 : 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    warn(error.message)
    return 2
  }
}

/** Makes the contract's calls. A call can send values from earlier responses. Changes data only if `write` is true. */
async function checkApi(
  { base, origin, siteOrigin, contentSite, credentials, write, redeem }: Options,
  runner: Runner,
): Promise<void> {
  const lists = await publicChecks(runner)
  if (lists === null) return
  const account = credentials && (await accountChecks(runner, credentials))
  if (write && account) await writeChecks(runner, account, lists, redeem)
  const notCalled = Object.values(contract)
    .map(nameOf)
    .filter((name) => !runner.answers.some((one) => one.name === name))
  const reason = credentials && write ? 'Falta lo que otra llamada debía dar' : 'Se prueban con --as y --write'
  if (notCalled.length > 0) runner.skip(`${notCalled.length} llamadas`, `${reason}: ${notCalled.join(', ')}.`)
  cachingCheck(runner)
  if (origin !== '' && origin !== base) await corsCheck(runner, base, origin)
  if (contentSite !== '') {
    await pageChecks(runner, contentSite)
    if (siteOrigin !== '') await sessionChecks(runner, contentSite, siteOrigin, write && account ? account.user : null)
    else runner.skip(`Sesión en ${contentSite}`, 'Se prueba con --origin, o con VITE_SITE_URL.')
  }
}

/** @throws UsageError */
function readOptions(args: string[], env: Environment) {
  const { values, positionals } = parsed(args)
  const { as: email, 'password-from-env': variable, origin = '', write, redeem, contract: isContract } = values
  const [address = env['API_URL'] ?? '', ...others] = positionals
  if (address === '' && !isContract) throw new UsageError(`Falta la dirección de la API.\n\n${USAGE}`)
  if (others.length > 0) throw new UsageError(`Sobra «${others.join(' ')}»: la dirección de la API es una.`)
  if ((write && email === undefined) || (redeem && !write))
    throw new UsageError('--write va con --as, y --redeem, que deja usado el pase de la cuenta, con --write.')
  const password = env[variable ?? ''] ?? ''
  if ((email === undefined) !== (password === ''))
    throw new UsageError(
      '--as va con --password-from-env y el nombre de una variable con la contraseña: CLAVE=… npm run check:api -- … --password-from-env CLAVE',
    )
  const base = isContract ? '' : originOf(address.replace(/\/api\/v1\/?$/, ''), 'La dirección de la API')
  const site = isContract ? '' : (env['VITE_CONTENT_SITE_URL']?.trim() ?? '')
  const siteOrigin = isContract ? '' : origin || (env['VITE_SITE_URL']?.trim() ?? '')
  return {
    ...values,
    base,
    origin: origin === '' ? '' : originOf(origin, '--origin'),
    // The content site never shares the platform's origin, so its checks also accept VITE_SITE_URL. The API can share
    // the origin, because nginx can forward its calls.
    siteOrigin: siteOrigin === '' ? '' : originOf(siteOrigin, origin === '' ? 'VITE_SITE_URL' : '--origin'),
    contentSite: site === '' ? '' : originOf(site, 'VITE_CONTENT_SITE_URL'),
    credentials: email === undefined ? null : { email, password },
  }
}

function parsed(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  const text = { type: 'string' } as const
  const options = {
    origin: text,
    as: text,
    'password-from-env': text,
    write: flag,
    redeem: flag,
    json: flag,
    contract: flag,
  }
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    // The arguments may contain a password, so the message does not repeat them.
    throw new UsageError(`No se entiende la orden.\n\n${USAGE}`)
  }
}

function originOf(text: string, what: string): string {
  const url = webAddress(text)
  const isOrigin = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  if (!isOrigin || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${what} debe ser solo un origen, como https://api.ejemplo.mx.`)
  return url.origin
}

/** Formats one outcome as lines of text, with the verdict in the first column. */
function outcomeText({ name, verdict, status, findings }: CheckOutcome): string {
  const marks = { problem: '×', warning: '!', note: '·' }
  const head = `${verdict.padEnd(17)}${name}${status === null ? '' : ` · ${status}`}`
  return [head, ...findings.map(({ level, text }) => `${' '.repeat(17)}${marks[level]} ${text}`)].join('\n')
}

function summary(outcomes: CheckOutcome[]): string {
  const verdicts: Verdict[] = ['lee', 'lee, con avisos', 'no lee', 'no probado']
  const counts = verdicts.map((one) => `${outcomes.filter(({ verdict }) => verdict === one).length} ${one}`)
  const stopped = outcomes.length === 1 ? 'Sin JSON en la primera llamada no se hacen más.\n' : ''
  return `${stopped}Pruebas: ${counts.join(' · ')}`
}
