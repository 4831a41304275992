import { useFormikContext } from 'formik'
import { useState } from 'react'

import type { RejectedEmail } from '@/lib/emailList'

import { addChips, type Chips, commitTyped, noChips, type ParsedChips, moveToInput, withoutChips } from './chips'

type Parse = (text: string) => ParsedChips

/** The actions of a chips field. They never change, so that hundreds of memoised chips do not render again. */
export type ChipsActions = ReturnType<typeof chipsActions>

function chipsActions(change: (edit: (chips: Chips) => Chips) => void, parse: Parse) {
  return {
    type: (typed: string) => change((chips) => ({ ...chips, typed, notice: '' })),
    add: (found: ParsedChips, typed?: string) => change((chips) => addChips(chips, found, typed)),
    commit: () => change((chips) => commitTyped(chips, parse)),
    remove: (item: string) => change((chips) => withoutChips(chips, [item])),
    replace: (item: string, other: string) =>
      change((chips) => addChips(withoutChips(chips, [item]), { found: [other], rejected: [] }, chips.typed)),
    moveToInput: (entry: RejectedEmail) => change((chips) => moveToInput(chips, entry)),
    discardRejected: () => change((chips) => ({ ...chips, rejected: [] })),
  }
}

/** Returns the value and the actions of a chips field. @param parse must be the same function on every render */
export function useChips(name: string, parse: Parse) {
  const { values, setValues } = useFormikContext<Record<string, Chips>>()
  const [actions] = useState(() =>
    chipsActions((edit) => void setValues((all) => ({ ...all, [name]: edit(all[name] ?? noChips) })), parse),
  )
  return { chips: values[name] ?? noChips, actions }
}
