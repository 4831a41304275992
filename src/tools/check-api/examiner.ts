import { ApiError } from '@/api/apiError'

import { type ContractCall, lineOf } from './contract/contractCall'
import { errorTextIn } from './look/errorShape'
import { whyFailed } from './look/failure'
import { type Evaluator, type Finding, note, problem, warning } from './look/finding'
import { acceptance, readingOf, refusal } from './look/refusal'
import { errorInside } from './look/unreadable'
import { concealer, type Outcome, verdictOf } from './outcome'
import type { Answer, Transport } from './transport'

/** Milliseconds after which an answer feels slow; files may take longer. */
const SLOW = 3000
const SLOW_FILE = 10_000
/** Findings that are shown of one call. */
const MOST_FINDINGS = 50

interface Options<Result> {
  /** What is special about this one, in Spanish, such as 'con una contraseña equivocada'. */
  about?: string
  /** What to find instead where a failure is not one of the API; null where it is. */
  instead?: (answer: Answer, error: ApiError) => Finding | null
  /** What else to find in an answer that was read. */
  also?: Evaluator<Result>
}

type Attempt<Result> = { answer: Answer } & ({ result: Result } | { error: ApiError })

export type Examiner = ReturnType<typeof createExaminer>

/**
 * Makes calls one after another and keeps what there is to say of each.
 * @param tell is told of each outcome as it comes
 * @param known texts that must never be shown, such as the password
 */
export function createExaminer(transport: Transport, tell: (outcome: Outcome) => void, known: string[]) {
  const outcomes: Outcome[] = []
  const { conceal, keepSecret } = concealer(known)

  function add(call: string, about: string, found: Finding[], answer: Answer | null, place = ''): void {
    const findings = found.slice(0, MOST_FINDINGS).map(({ level, text, visitor }) => ({
      level,
      text: conceal(text),
      ...(visitor !== undefined && { visitor: conceal(visitor) }),
    }))
    const outcome = { call, about, verdict: verdictOf(found), findings, place, answer }
    outcomes.push(outcome)
    tell(outcome)
  }

  /**
   * Makes a call and says nothing of it.
   * @returns its answer, with the result that was read or the error
   */
  async function attempt<Needed, Result>(call: ContractCall<Needed, Result>, needed: Needed): Promise<Attempt<Result>> {
    try {
      const result = await call.send(needed)
      return { result, answer: transport.last() }
    } catch (error) {
      transport.signal.throwIfAborted()
      if (error instanceof ApiError) return { error, answer: transport.last() }
      throw error
    }
  }

  /**
   * Makes a call that should succeed.
   * @returns its result; null when the platform cannot read the answer
   */
  async function ask<Needed, Result>(
    call: ContractCall<Needed, Result>,
    needed: Needed,
    { about = '', instead = () => null, also = () => [] }: Options<Result> = {},
  ): Promise<{ result: Result; answer: Answer } | null> {
    const outcome = await attempt(call, needed)
    const { answer } = outcome
    const line = lineOf(call)
    if ('error' in outcome) {
      const { error } = outcome
      const found = instead(answer, error) ?? problem(whyFailed(call, error, answer), readingOf(call, error))
      add(line, about, [found], answer, call.place)
      return null
    }
    const { result } = outcome
    const inside = call.expects === 'file' ? null : errorTextIn(answer.json)
    const slow = answer.ms > (call.expects === 'file' ? SLOW_FILE : SLOW)
    add(
      line,
      about,
      [
        ...(inside === null ? [] : [problem(errorInside(answer, inside), 'Lee que sí se hizo.')]),
        ...(call.look?.(result, answer) ?? []),
        ...also(result, answer),
        ...(slow ? [warning(`Tardó ${(answer.ms / 1000).toFixed(1)} s.`, 'Espera.')] : []),
      ],
      answer,
      call.place,
    )
    return { result, answer }
  }

  /**
   * Makes a call that should be refused.
   * @param statuses with which it may be answered; the first is the usual refusal
   * @param instead as in `ask`
   */
  async function expectRefusal<Needed, Result>(
    call: ContractCall<Needed, Result>,
    needed: Needed,
    about: string,
    statuses: number[],
    instead: Options<Result>['instead'] = () => null,
  ): Promise<void> {
    const outcome = await attempt(call, needed)
    const { answer } = outcome
    if (!('error' in outcome)) return add(lineOf(call), about, [acceptance(call, answer, statuses)], answer, call.place)
    const special = instead(answer, outcome.error)
    add(lineOf(call), about, special ? [special] : refusal(call, outcome.error, answer, statuses), answer, call.place)
  }

  return {
    outcomes,
    keepSecret,
    ask,
    attempt,
    expectRefusal,
    add,
    /** Says of a call that it was not made, and why. */
    skip: (call: { method: string; path: string } | string, reason: string, about = '') => {
      const line = typeof call === 'string' ? call : lineOf(call)
      const outcome: Outcome = {
        call: line,
        about,
        verdict: 'no probado',
        findings: [note(conceal(reason))],
        place: '',
        answer: null,
      }
      outcomes.push(outcome)
      tell(outcome)
    },
  }
}
