import { momentInWords, timeOfDay } from '@/lib/dates'
import type { KnownPass } from '@/lib/deskLog'
import { messages } from '@/lib/messages'
import type { DeskResult } from '@/store/qrSlice'

import type { DeskState } from './deskState'

/** The texts of a state. */
export interface DeskWords {
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

const passWords = (name: string): DeskWords =>
  name === ''
    ? { title: 'Entrada de cortesía', lead: [], notes: [] }
    : { kicker: 'Entrada de cortesía', title: name, lead: [], notes: [] }

function knownNotes(known: KnownPass | null): string[] {
  if (known === null) return []
  const when = momentInWords(known.at)
  return [
    known.outcome === 'used'
      ? `Este equipo consultó este pase ${when} y el sistema lo rechazó.`
      : `Este equipo ya validó este pase ${when}.`,
  ]
}

function earlierNotes({ earlier }: DeskResult): string[] {
  if (earlier === null || earlier.outcome === 'used') return []
  const when = momentInWords(earlier.at)
  return [
    earlier.outcome === 'validated'
      ? `Este equipo lo validó ${when}.`
      : `Este equipo intentó validarlo ${when} y no recibió respuesta: pudo quedar validado en ese intento.`,
  ]
}

/** Why a pass was refused, in the system's own words if they say more than the title. */
const reasonFor = ({ detail }: DeskResult) =>
  detail === null || detail.replace(/\.$/, '') === USED ? 'Cada código sirve una sola vez.' : detail

function resultWords(result: DeskResult): DeskWords {
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
      notes: earlierNotes(result),
      time: ['Consultado a las', time],
    }
  }
  return {
    title: 'El pase pudo quedar validado',
    lead: [
      result.detail ?? messages.serverError,
      'Cuando el sistema responda, valídalo otra vez. Si lo rechaza, pudo ser por este intento.',
    ],
    notes: [`Se intentó ${momentInWords(result.at)}.`],
  }
}

const incompleteWords: DeskWords = {
  title: 'El código está incompleto',
  lead: [
    'Al enlace le faltan datos y así no se puede validar.',
    'Lee otra vez el código QR completo, sin dobleces ni reflejos.',
  ],
  notes: [],
}

/** @param name from the link of the pass; may be '' */
export function deskWords(state: DeskState, name: string): DeskWords {
  if (state.status === 'incomplete') return incompleteWords
  if (state.status === 'done') return resultWords(state.result)
  if (state.status === 'reading') return passWords('')
  return { ...passWords(name), notes: state.status === 'ready' ? knownNotes(state.known) : [] }
}
