import { formatMoment } from '@/lib/dateTexts'
import { timeOfDay } from '@/lib/dates'
import type { DeskResult } from '@/model/deskLog'
import { messages } from '@/lib/messages'
import type { RequestState } from '@/lib/requestState'

export type DeskState =
  /** The page has not read the link yet, as in prerendered HTML. */
  | { status: 'reading' }
  | { status: 'incomplete' }
  /** `isOdd`: the code does not look like a pass's. */
  | { status: 'ready' | 'sending'; isOdd?: boolean }
  /** The server validated or refused the pass during this visit to the page. */
  | { status: 'answered'; result: DeskResult }
  /** No response, or a result from before this visit to the page or from another tab. */
  | { status: 'found'; result: DeskResult }

interface Sources {
  isHydrated: boolean
  isComplete: boolean
  isOdd: boolean
  /** The request's state, cleared when the user leaves the page. Idle if unanswered. Its message is '' if refused. */
  request: RequestState
  result: DeskResult | null
}

/** Derives the state of a pass. A result that this tab's response does not give is not new. */
export function deskState({ isHydrated, isComplete, isOdd, request, result }: Sources): DeskState {
  if (!isHydrated) return { status: 'reading' }
  if (!isComplete) return { status: 'incomplete' }
  if (request.status === 'loading') return { status: 'sending', isOdd }
  if (result === null) return { status: 'ready', isOdd }
  const isNew = request.status === 'done' && result.outcome === (request.message === '' ? 'used' : 'validated')
  return { status: isNew ? 'answered' : 'found', result }
}

export const isOdd = (state: DeskState): boolean => 'isOdd' in state && state.isOdd

export const resultOf = (state: DeskState): DeskResult | null => ('result' in state ? state.result : null)

/** Whether the pass can be redeemed: not after a response on this page, but after an earlier refusal. */
export function isRedeemable(state: DeskState): boolean {
  if (state.status === 'ready' || state.status === 'sending') return true
  const outcome = resultOf(state)?.outcome
  return outcome === 'unanswered' || (state.status === 'found' && outcome === 'used')
}

/** The panel's wording. It never includes text from the link. */
export interface DeskTexts {
  title: string
  reason?: string
  lead: string[]
  notes: string[]
  time?: [label: string, time: string]
}

const USED = 'El código de visita ya fue utilizado'

/** Returns the server's reason for a refusal; undefined if it is missing or equals the title. */
export function otherReason({ outcome, detail }: DeskResult): string | undefined {
  return outcome !== 'used' || detail === null || detail.replace(/\.$/, '') === USED ? undefined : detail
}

/** Whether an unanswered attempt on this device may have redeemed the pass that was refused later. */
export const mayBeOwnAttempt = ({ outcome, doubtAt }: DeskResult) => outcome === 'used' && doubtAt !== null

/** Returns the texts for a refusal. If `mayBeOwnAttempt` is true, they neither grant nor deny entry. */
function refusedTexts(result: DeskResult, order: string): Omit<DeskTexts, 'time'> {
  const reason = otherReason(result)
  const titles = reason === undefined ? { title: USED } : { title: USED, reason }
  if (result.doubtAt === null) return { ...titles, lead: [order], notes: [] }
  const when = formatMoment(result.doubtAt)
  const doubt = `Este dispositivo intentó validarlo ${when} y no recibió respuesta: pudo quedar validado en ese intento.`
  return { ...titles, lead: ['Pregunta a quien esté a cargo de la taquilla si puede pasar.'], notes: [doubt] }
}

const unansweredTexts = ({ at, detail }: DeskResult): DeskTexts => ({
  title: 'El pase pudo quedar validado',
  lead: [
    detail ?? messages.serverError,
    'Cuando el sistema responda, valídalo otra vez. Si lo rechaza, pudo ser por este intento.',
  ],
  notes: [],
  time: ['Se intentó', formatMoment(at)],
})

function answerTexts(result: DeskResult): DeskTexts {
  const time = timeOfDay(result.at)
  if (result.outcome !== 'validated') {
    return { ...refusedTexts(result, 'No dejes pasar con este código.'), time: ['Consultado a las', time] }
  }
  return {
    title: 'El código de visita validado correctamente',
    lead: ['Deja pasar a 1 persona.'],
    notes: [],
    time: ['Validado a las', time],
  }
}

/** Returns the texts for an earlier result. They never grant entry: the next person may show the same QR code. */
function foundTexts(result: DeskResult): DeskTexts {
  const when = formatMoment(result.at)
  if (result.outcome === 'unanswered') return unansweredTexts(result)
  if (result.outcome === 'validated') {
    const order = 'No dejes pasar a otra persona con este código.'
    return { title: `Este dispositivo ya lo validó ${when}`, lead: [order], notes: [] }
  }
  const { notes, ...texts } = refusedTexts(result, 'No dejes pasar mientras el sistema lo rechace.')
  return { ...texts, notes: [`Este dispositivo lo consultó ${when} y el sistema lo rechazó.`, ...notes] }
}

const incompleteTexts: DeskTexts = {
  title: 'El código está incompleto',
  lead: [
    'Al enlace le faltan datos y así no se puede validar.',
    'Lee otra vez el código QR completo, sin dobleces ni reflejos.',
  ],
  notes: [],
}

export const waitingTexts: DeskTexts = { title: 'Listo para el siguiente código', lead: [], notes: [] }

/** The wording for the signed-in holder. @param isUsed whether the profile reports the pass as used */
export const holderTexts = (isUsed: boolean): DeskTexts =>
  isUsed
    ? { title: 'Este pase ya se utilizó.', lead: [], notes: [] }
    : { title: 'Este es tu pase.', lead: ['Lo valida la taquilla cuando llegues.'], notes: [] }

export function deskTexts(state: DeskState): DeskTexts {
  if (state.status === 'incomplete') return incompleteTexts
  if (state.status === 'answered') return answerTexts(state.result)
  if (state.status === 'found') return foundTexts(state.result)
  if (isOdd(state)) return { title: 'Este código no parece el de un pase', lead: ['Lee otra vez el QR.'], notes: [] }
  return { title: 'Entrada de cortesía', lead: [], notes: [] }
}
