import { useFormikContext } from 'formik'
import { useState } from 'react'

import type { EmailList, RejectedEmail } from '@/lib/emailList'

import { addChips, type Chips, commitTyped, noChips, moveToInput, withoutChips } from './chips'

/** The actions of the field. They never change, so that hundreds of memoised chips do not render again. */
export type ChipsActions = ReturnType<typeof chipsActions>

function chipsActions(change: (edit: (chips: Chips) => Chips) => void) {
  return {
    type: (typed: string) => change((chips) => ({ ...chips, typed, notice: '' })),
    add: (found: EmailList, typed?: string) => change((chips) => addChips(chips, found, typed)),
    commit: () => change(commitTyped),
    remove: (item: string) => change((chips) => withoutChips(chips, [item])),
    replace: (item: string, other: string) =>
      change((chips) =>
        addChips(withoutChips(chips, [item]), { found: [other], rejected: [], notice: '' }, chips.typed),
      ),
    moveToInput: (entry: RejectedEmail) => change((chips) => moveToInput(chips, entry)),
    discardRejected: () => change((chips) => ({ ...chips, rejected: [] })),
  }
}

export function useChips(name: string) {
  const { values, setValues } = useFormikContext<Record<string, Chips>>()
  const [actions] = useState(() =>
    chipsActions((edit) => void setValues((all) => ({ ...all, [name]: edit(all[name] ?? noChips) }))),
  )
  return { chips: values[name] ?? noChips, actions }
}
