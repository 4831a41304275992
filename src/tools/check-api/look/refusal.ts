import type { ApiError } from '@/api/apiError'
import type { ContractCall } from '@/tools/check-api/contract/contractCall'
import type { Answer } from '@/tools/check-api/transport'
import { messages } from '@/lib/messages'

import { errorTextIn, wordsOfError } from './errorShape'
import { whyFailed } from './failure'
import { type Finding, note, problem, readsText, warning } from './finding'
import { errorInside, isHtml, pageInWords } from './unreadable'

type Asked = Pick<ContractCall<never, unknown>, 'thunk' | 'token' | 'expects'>

/** What a person reads when a call fails in this way, as a sentence. */
export function readingOf({ thunk }: Pick<Asked, 'thunk'>, error: ApiError): string {
  if (error.endsSession) return readsText(messages.sessionEnded)
  const { message, detail } = thunk.failureOf(error)
  return readsText(detail === undefined ? message : `${message.replace(/(?<![.?…])$/, '.')} ${detail}`)
}

/**
 * What to say of an answer of success where a refusal is expected.
 * @param statuses with which the call may be answered; the first is the usual refusal
 */
export function acceptance({ expects }: Pick<Asked, 'expects'>, answer: Answer, statuses: number[]): Finding {
  const status = answer.status ?? 0
  const visitor = expects === 'done' ? 'Lee que sí se hizo.' : 'Ve lo que no debe.'
  const inside = errorTextIn(answer.json)
  if (inside !== null) return problem(errorInside(answer, inside), visitor)
  if (statuses.includes(status)) return note(`Contesta ${status}, sin decir si hay con quién hacerlo.`)
  return problem(`Contesta ${status} y debe rechazar con ${String(statuses[0])}.`, visitor)
}

/**
 * What to say of an expected refusal: its status, its shape, and the sentence that a person reads.
 * @param statuses as in `acceptance`
 */
export function refusal(call: Asked, error: ApiError, answer: Answer, statuses: number[]): Finding[] {
  const { status, hops } = answer
  const [usual] = statuses
  const reads = readingOf(call, error)
  if (status === null || (status >= 300 && status < 400)) return [problem(whyFailed(call, error, answer), reads)]
  const inside = status < 300 ? errorTextIn(answer.json) : null
  if (inside !== null) return [problem(errorInside(answer, inside), reads)]
  if (isHtml(answer)) {
    const where = hops.length > 0 ? `Redirige a ${hops.join(' y a ')}, y ahí contesta` : 'Contesta'
    return [
      problem(`${where} ${status} con ${pageInWords(answer)}; debe rechazar con ${String(usual)}, en JSON.`, reads),
    ]
  }
  if (status < 300) return [acceptance(call, answer, statuses)]
  if (status >= 500) return [problem(`Falla con ${status}; debe rechazar con ${String(usual)}.`, reads)]
  const isOdd = !statuses.includes(status)
  const odd = isOdd ? [warning(`Rechaza con ${status}; se espera ${statuses.join(' o ')}.`, reads)] : []
  return [...odd, ...wordsOfError(error, answer, reads)]
}
