import { useFormikContext } from 'formik'
import { useState } from 'react'

import { addChips, type Chips, commitTyped, noChips, type ReadChips, takeBack, withoutChips } from './chips'

type Read = (text: string) => ReadChips

/** The actions of a chips field. They are stable, so that hundreds of memoised chips do not render again. */
export type ChipsActions = ReturnType<typeof chipsActions>

function chipsActions(change: (edit: (chips: Chips) => Chips) => void, read: Read) {
  return {
    type: (typed: string) => change((chips) => ({ ...chips, typed, notice: '' })),
    add: (found: ReadChips, typed?: string) => change((chips) => addChips(chips, found, typed)),
    commit: () => change((chips) => commitTyped(chips, read)),
    remove: (item: string) => change((chips) => withoutChips(chips, [item])),
    replace: (item: string, other: string) =>
      change((chips) => addChips(withoutChips(chips, [item]), { found: [other], rejected: [] }, chips.typed)),
    takeBack: (text: string) => change((chips) => takeBack(chips, text)),
    discardRejected: () => change((chips) => ({ ...chips, rejected: [] })),
  }
}

/**
 * Returns the value and the actions of the chips field `name`.
 * @param read parses a text into chips; must be the same function on every render
 */
export function useChips(name: string, read: Read) {
  const { values, setValues } = useFormikContext<Record<string, Chips>>()
  const [actions] = useState(() =>
    chipsActions((edit) => void setValues((all) => ({ ...all, [name]: edit(all[name] ?? noChips) })), read),
  )
  return { chips: values[name] ?? noChips, actions }
}
