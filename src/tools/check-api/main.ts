import { readSettings } from '@/lib/settings'

import { checkApi } from './checkApi'
import { readCommand, UsageError } from './commandLine'
import { contractPage } from './contractPage'
import { closingText, outcomeText, reportJson } from './report'
import { WHAT_IS_WRITTEN } from './steps/writeSteps'
import type { World } from './transport'

/** Milliseconds to press Ctrl-C in, before something is created. */
const TIME_TO_STOP = 5000

/** Exit statuses. */
const READ = 0
const NOT_READ = 1
const NOT_UNDERSTOOD = 2
/** As shells have it for Ctrl-C. */
const INTERRUPTED = 130

interface Output {
  /** What was asked for. */
  print: (text: string) => void
  /** What is said beside it. */
  warn: (text: string) => void
}

/**
 * The command `npm run check:api`.
 * @param args after the name of the command
 * @param env the environment and `.env`
 * @returns the exit status: 0 when the platform reads everything that was asked, 1 when it does not read something, 2 when
 *   the command is not understood, 130 after Ctrl-C
 */
export async function main(
  args: string[],
  env: Record<string, string | undefined>,
  world: World,
  { print, warn }: Output,
) {
  try {
    const command = readCommand(args, env, readSettings(env).wrapUser)
    if (command.kind === 'contract') {
      print(contractPage())
      return READ
    }
    const { options, isJson } = command
    if (options.write) {
      warn(writeWarning(options.base, options.redeem, options.credentials !== null))
      await world.wait(TIME_TO_STOP)
    }
    if (!isJson) print(`La plataforma y la API de ${options.base}\n`)
    const report = await checkApi(options, world, (outcome) => isJson || print(outcomeText(outcome)))
    print(isJson ? reportJson(report) : closingText(report))
    if (report.isInterrupted) return INTERRUPTED
    return report.outcomes.some(({ verdict }) => verdict === 'no lee') ? NOT_READ : READ
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    warn(error.message)
    return NOT_UNDERSTOOD
  }
}

function writeWarning(base: string, redeem: boolean, hasAccount: boolean): string {
  const all = hasAccount ? WHAT_IS_WRITTEN : WHAT_IS_WRITTEN.slice(0, 1)
  const what = redeem ? [...all, 'el pase de cortesía de la cuenta, que queda usado'] : all
  return [
    `Con --write se crean y envían en ${base}:`,
    ...what.map((one) => `  - ${one}`),
    'Empieza en 5 segundos; Ctrl-C para no hacerlo.',
    '',
  ].join('\n')
}
