import { formatMoment, timeOfDay } from '@/lib/dates'
import { earlierAttempt, type EarlierAttempt, isOutcome } from '@/lib/deskLog'
import { messages } from '@/lib/messages'
import { isMoment, isRecord, stringOr } from '@/lib/untrusted'
import type { DeskResult } from '@/store/qrSlice'

/** The state of the pass in the address. */
export type DeskState =
  /** In the prerendered HTML, where the address is not known. */
  | { status: 'reading' }
  | { status: 'incomplete' }
  /** Can be redeemed. */
  | { status: 'ready'; earlier: EarlierAttempt | null }
  | { status: 'sending' }
  | { status: 'done'; result: DeskResult }

/** The state of a pass when the page is opened. An earlier attempt without an answer is shown as the result. */
export function passState(key: string): DeskState {
  const earlier = earlierAttempt(key)
  if (earlier?.outcome !== 'unanswered') return { status: 'ready', earlier }
  return { status: 'done', result: { key, name: '', ...earlier, earlier: null, detail: null } }
}

/** What an attempt from this state on has before it: of several without an answer, the first. */
export function attemptBefore(state: DeskState): EarlierAttempt | null {
  if (state.status === 'ready') return state.earlier
  if (state.status !== 'done') return null
  const { earlier, outcome, at } = state.result
  return earlier?.outcome === 'unanswered' ? earlier : { outcome, at }
}

function decodeAttempt(value: unknown): EarlierAttempt | null {
  if (!isRecord(value)) return null
  const { outcome, at } = value
  return isOutcome(outcome) && isMoment(at) ? { outcome, at } : null
}

/**
 * The result in the state of the history entry, for a reload or going back. It is not stored elsewhere: a pass that is
 * opened again must not appear as just validated.
 */
export function resultInHistory(state: unknown, key: string): DeskResult | null {
  const result = isRecord(state) ? state['result'] : null
  const attempt = decodeAttempt(result)
  if (!isRecord(result) || !attempt || result['key'] !== key) return null
  const { name, detail, earlier } = result
  return {
    ...attempt,
    key,
    name: stringOr(name),
    detail: typeof detail === 'string' ? detail : null,
    earlier: decodeAttempt(earlier),
  }
}

/** The texts of a state. */
export interface DeskTexts {
  kicker?: string
  title: string
  /** Right below the title, and all as large: what the system said, and what to do. */
  lead: string[]
  notes: string[]
  /** The time of the answer, such as 'Validado a las' and '11:42'. */
  time?: [label: string, time: string]
}

/** The term of the holder's name, which the desk reads at arm's length. */
export const HOLDER = 'A nombre de'

const USED = 'El código de visita ya fue utilizado'

const passTexts = (name: string): DeskTexts =>
  name === ''
    ? { title: 'Entrada de cortesía', lead: [], notes: [] }
    : { kicker: 'Entrada de cortesía', title: name, lead: [], notes: [] }

function notesBefore(earlier: EarlierAttempt | null): string[] {
  if (earlier === null) return []
  const when = formatMoment(earlier.at)
  return [
    earlier.outcome === 'used'
      ? `Este equipo consultó este pase ${when} y el sistema lo rechazó.`
      : `Este equipo ya validó este pase ${when}.`,
  ]
}

function notesAfter({ earlier }: DeskResult): string[] {
  if (earlier === null || earlier.outcome === 'used') return []
  const when = formatMoment(earlier.at)
  return [
    earlier.outcome === 'validated'
      ? `Este equipo lo validó ${when}.`
      : `Este equipo intentó validarlo ${when} y no recibió respuesta: pudo quedar validado en ese intento.`,
  ]
}

/** Why a pass was refused, in the system's own words if they say more than the title. */
const reasonFor = ({ detail }: DeskResult) =>
  detail === null || detail.replace(/\.$/, '') === USED ? 'Cada código sirve una sola vez.' : detail

function resultTexts(result: DeskResult): DeskTexts {
  const time = timeOfDay(result.at)
  if (result.outcome === 'validated') {
    return {
      title: 'El código de visita validado correctamente',
      lead: ['Deja pasar a 1 persona.'],
      notes: [],
      time: ['Validado a las', time],
    }
  }
  if (result.outcome === 'used') {
    return {
      title: USED,
      lead: [reasonFor(result)],
      notes: notesAfter(result),
      time: ['Consultado a las', time],
    }
  }
  return {
    title: 'El pase pudo quedar validado',
    lead: [
      result.detail ?? messages.serverError,
      'Cuando el sistema responda, valídalo otra vez. Si lo rechaza, pudo ser por este intento.',
    ],
    notes: [`Se intentó ${formatMoment(result.at)}.`],
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

/** @param name from the link of the pass; may be '' */
export function deskTexts(state: DeskState, name: string): DeskTexts {
  if (state.status === 'incomplete') return incompleteTexts
  if (state.status === 'done') return resultTexts(state.result)
  if (state.status === 'reading') return passTexts('')
  return { ...passTexts(name), notes: state.status === 'ready' ? notesBefore(state.earlier) : [] }
}
