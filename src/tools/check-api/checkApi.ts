import type { Credentials } from '@/api/sessions'
import { settings } from '@/lib/env'
import { clearSession } from '@/lib/session'

import { envAdvice } from './advice'
import { openBrowserGlobals } from './browserGlobals'
import { contract } from './contract/contract'
import { lineOf } from './contract/contractCall'
import { createExaminer, type Examiner } from './examiner'
import { confirmationPage } from './general/confirmationPage'
import { crossOrigin } from './general/crossOrigin'
import { caching, compression, encryption } from './general/headers'
import type { Outcome } from './outcome'
import { accountSteps } from './steps/accountSteps'
import { publicSteps } from './steps/publicSteps'
import { redeemOwnPass, writeMessage, writeSteps } from './steps/writeSteps'
import { NOBODYS_EMAIL } from './steps/nobody'
import { createTransport, type Transport, type World } from './transport'

/** What to check, and how far to go. */
export interface Options {
  /** The origin of the API, without `/api/v1`. */
  base: string
  /** The origin of the site, which browsers call from; '' when it is not named. */
  origin: string
  /** The account to sign in with; null for none. */
  credentials: Credentials | null
  /** Makes the calls that create, send or save something, too. */
  write: boolean
  /** Uses the account's courtesy pass up. Only with `write`. */
  redeem: boolean
  /** VITE_API_WRAP_USER: in which form registration and profile are sent first. */
  wrapUser: boolean
}

export interface Report {
  base: string
  outcomes: Outcome[]
  /** Lines for `.env`, with their reasons, in Spanish. */
  advice: string[]
  /** The person pressed Ctrl-C; what follows was not asked. */
  isInterrupted: boolean
}

/**
 * Makes the calls of the contract to an API, with the functions and decoders of the platform itself, and says of each
 * whether the platform reads it. Changes nothing without `write`.
 * @param tell is told of each outcome as it comes
 */
export async function checkApi(options: Options, world: World, tell: (outcome: Outcome) => void): Promise<Report> {
  const { base, origin, credentials, wrapUser } = options
  const transport = createTransport(base, origin === base ? '' : origin, world)
  const examiner = createExaminer(transport, tell, credentials ? [credentials.password] : [])
  const before = settings.wrapUser
  const undo = [transport.attach(), openBrowserGlobals()]
  Object.assign(settings, { wrapUser })
  try {
    await allSteps(options, world, transport, examiner)
  } catch (error) {
    if (!world.signal.aborted) throw error
  } finally {
    clearSession()
    undo.forEach((one) => one())
  }
  const advice = envAdvice(options, examiner.outcomes, settings.wrapUser)
  Object.assign(settings, { wrapUser: before })
  return { base, outcomes: examiner.outcomes, advice, isInterrupted: world.signal.aborted }
}

async function allSteps(options: Options, world: World, transport: Transport, examiner: Examiner): Promise<void> {
  const { origin, credentials, write, redeem } = options
  const lists = await publicSteps(examiner)
  if (lists === null) return
  const account = credentials && (await accountSteps(examiner, credentials))
  if (write && account) await writeSteps(examiner, account, lists, world.now())
  else if (write && !credentials) await writeMessage(examiner, NOBODYS_EMAIL)
  if (redeem && account) await redeemOwnPass(examiner, account)
  skipTheRest(options, examiner)
  await encryption(examiner, transport, origin)
  await crossOrigin(examiner, transport, origin)
  await confirmationPage(examiner, transport, origin)
  caching(examiner)
  compression(examiner)
}

/** Says of every call of the contract that was not made why it was not. */
function skipTheRest({ credentials, write }: Options, { outcomes, skip }: Examiner): void {
  for (const call of Object.values(contract)) {
    if (outcomes.some((outcome) => outcome.call === lineOf(call))) continue
    if ('changes' in call && !write) skip(call, `${call.changes} Se prueba con --as y --write.`)
    else if (credentials === null) skip(call, 'Necesita una cuenta: --as CORREO --password-from-env VARIABLE.')
    else skip(call, 'Falta lo que una llamada anterior debía dar.')
  }
}
