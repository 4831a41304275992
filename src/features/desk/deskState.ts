import { formatMoment, timeOfDay } from '@/lib/dates'
import { type Attempt, decodeAttempt, type LoggedAttempt } from '@/lib/deskLog'
import { messages } from '@/lib/messages'
import type { RequestState } from '@/lib/requestState'
import { isRecord } from '@/lib/untrusted'

/** The result of an attempt to redeem a pass, wherever it is known from. */
export interface PassResult extends LoggedAttempt {
  /** The server's own explanation of a refusal or a fault. */
  detail: string | null
}

/** The state of the pass in the address. */
export type DeskState =
  /** In the prerendered HTML, where the address is not known. */
  | { status: 'reading' }
  | { status: 'incomplete' }
  /** Nothing is known of it on this device. */
  | { status: 'ready' }
  | { status: 'sending' }
  /** Validated or refused on this visit of the page. */
  | { status: 'answered'; result: PassResult }
  /** Unanswered, or known from before: after a reload, from another tab, or because the same code is shown again. */
  | { status: 'found'; result: PassResult }

interface Sources {
  /** The link has all that is needed. */
  isComplete: boolean
  /** The state of the request. Leaving the page clears it. */
  request: RequestState
  /** The last answer for this pass since the application was loaded. */
  answer: PassResult | null
  /** From the history entry, which survives a reload also where storage is blocked. */
  inHistory: PassResult | null
  /** From the device's log. */
  logged: LoggedAttempt | null
}

/** Derives the state of a pass. A validated pass stays validated; of other results the newest counts. */
export function deskState({ isComplete, request, answer, inHistory, logged }: Sources): DeskState {
  if (!isComplete) return { status: 'incomplete' }
  if (request.status === 'loading') return { status: 'sending' }
  if (request.status === 'done' && answer && answer.outcome !== 'unanswered')
    return { status: 'answered', result: answer }
  const known = [answer, inHistory, logged && { ...logged, detail: null }].filter((result) => result !== null)
  const validated = known.find(({ outcome }) => outcome === 'validated')
  const [newest] = known.sort((one, other) => other.at - one.at)
  const result = validated ?? newest
  return result ? { status: 'found', result } : { status: 'ready' }
}

/** The result that a state shows. */
export const resultOf = (state: DeskState): PassResult | null => ('result' in state ? state.result : null)

/**
 * Whether the button is offered. An answer to this visit's press is final; a refusal of before may have had a reason that
 * is gone.
 */
export function isRedeemable(state: DeskState): boolean {
  if (state.status === 'ready' || state.status === 'sending') return true
  const outcome = resultOf(state)?.outcome
  return outcome === 'unanswered' || (state.status === 'found' && outcome === 'used')
}

/** Reads the result that a page has put into the state of its history entry. */
export function resultInHistory(state: unknown, key: string): PassResult | null {
  const result = isRecord(state) ? state['result'] : null
  const attempt = decodeAttempt(result)
  if (!isRecord(result) || !attempt || result['key'] !== key) return null
  const { detail, earlier } = result
  return { ...attempt, detail: typeof detail === 'string' ? detail : null, earlier: decodeAttempt(earlier) }
}

/** The texts of a state. None of them is from the link of the pass. */
export interface DeskTexts {
  title: string
  /** Why the system refused it, in its own words: a second title. */
  reason?: string
  /** Right below the title, and all as large: what the system said, and what to do. */
  lead: string[]
  notes: string[]
  /** The time of the answer, such as 'Validado a las' and '11:42'. */
  time?: [label: string, time: string]
}

const USED = 'El código de visita ya fue utilizado'
const ONCE = 'Cada código sirve una sola vez.'

function notesOn(earlier: Attempt | null): string[] {
  if (earlier === null || earlier.outcome === 'used') return []
  const when = formatMoment(earlier.at)
  return [
    earlier.outcome === 'validated'
      ? `Este equipo lo validó ${when}.`
      : `Este equipo intentó validarlo ${when} y no recibió respuesta: pudo quedar validado en ese intento.`,
  ]
}

/** A refusal, with the system's own reason if it says more than the title. */
const refusedTexts = ({ detail }: PassResult) =>
  detail === null || detail.replace(/\.$/, '') === USED
    ? { title: USED, lead: [ONCE] }
    : { title: USED, reason: detail, lead: [] }

/** Whether a refusal may be the effect of this device's own attempt, whose answer was lost. */
export const isOwnDoubt = ({ outcome, earlier }: PassResult) => outcome === 'used' && earlier?.outcome === 'unanswered'

const unansweredTexts = ({ at, detail }: PassResult): DeskTexts => ({
  title: 'El pase pudo quedar validado',
  lead: [
    detail ?? messages.serverError,
    'Cuando el sistema responda, valídalo otra vez. Si lo rechaza, pudo ser por este intento.',
  ],
  notes: [`Se intentó ${formatMoment(at)}.`],
})

function answerTexts(result: PassResult): DeskTexts {
  const time = timeOfDay(result.at)
  if (result.outcome !== 'validated') {
    return {
      ...refusedTexts(result),
      notes: notesOn(result.earlier),
      time: ['Consultado a las', time],
    }
  }
  return {
    title: 'El código de visita validado correctamente',
    lead: ['Deja pasar a 1 persona.'],
    notes: [],
    time: ['Validado a las', time],
  }
}

/** The same code may be in the hands of the next person in the queue: no text here lets anyone in. */
function foundTexts(result: PassResult): DeskTexts {
  const when = formatMoment(result.at)
  if (result.outcome === 'unanswered') return unansweredTexts(result)
  if (result.outcome === 'validated') return { title: `Este equipo ya lo validó ${when}`, lead: [ONCE], notes: [] }
  return {
    ...refusedTexts(result),
    notes: [`Este equipo lo consultó ${when} y el sistema lo rechazó.`, ...notesOn(result.earlier)],
  }
}

const incompleteTexts: DeskTexts = {
  title: 'El código está incompleto',
  lead: [
    'Al enlace le faltan datos y así no se puede validar.',
    'Lee otra vez el código QR completo, sin dobleces ni reflejos.',
  ],
  notes: [],
}

export function deskTexts(state: DeskState): DeskTexts {
  if (state.status === 'incomplete') return incompleteTexts
  if (state.status === 'answered') return answerTexts(state.result)
  if (state.status === 'found') return foundTexts(state.result)
  return { title: 'Entrada de cortesía', lead: [], notes: [] }
}
