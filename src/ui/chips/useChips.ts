import { useFormikContext } from 'formik'
import { useState } from 'react'

import {
  addChips,
  type Chips,
  type ChipsChange,
  noChange,
  nothingHappened,
  type ReadChips,
  withoutChips,
  withoutDoubt,
  withoutRejected,
} from './chips'

type Read = (text: string) => ReadChips
type SetState = (change: (state: ChipsChange) => ChipsChange) => void

/** What can be done with a chips field. Stable functions, so that 500 memoised chips are not rendered again. */
export type ChipsActions = ReturnType<typeof chipsActions>

function chipsActions(setState: SetState, read: Read) {
  const change = (edit: (chips: Chips) => Chips) =>
    setState(({ chips }) => ({ chips: edit(chips), event: nothingHappened }))
  return {
    /** Keeps the text of the input. */
    type: (typed: string) => setState(({ chips, event }) => ({ chips: { ...chips, typed }, event })),
    /** Adds chips; `rest` stays in the input. */
    add: (found: ReadChips, rest = '') => setState(({ chips }) => addChips({ ...chips, typed: rest }, found)),
    /** Makes chips of the text in the input. */
    commit: () =>
      setState((state) =>
        state.chips.typed.trim() === '' ? state : addChips({ ...state.chips, typed: '' }, read(state.chips.typed)),
      ),
    remove: (item: string) =>
      setState(({ chips }) => ({
        chips: withoutDoubt({ ...chips, items: chips.items.filter((other) => other !== item) }, item),
        event: { ...nothingHappened, removed: [item] },
      })),
    /** Another chip in place of one. */
    exchange: (item: string, other: string) =>
      setState(({ chips }) =>
        addChips(withoutDoubt(withoutChips(chips, [item]), item), { found: [other], rejected: [] }),
      ),
    /** Somebody has looked at a doubtful chip: it is right. */
    trust: (item: string) => change((chips) => withoutDoubt(chips, item)),
    /** Keeps the correction of a rejected text as it is typed. */
    correct: (id: number, text: string) =>
      change((chips) => ({
        ...chips,
        rejected: chips.rejected.map((one) => (one.id === id ? { ...one, text } : one)),
      })),
    /** Adds the chips of a corrected text in place of the rejected one. */
    replace: (id: number, found: ReadChips) => setState(({ chips }) => addChips(withoutRejected(chips, id), found)),
    discard: (id: number) => change((chips) => withoutRejected(chips, id)),
    discardAll: () => change((chips) => ({ ...chips, rejected: [] })),
  }
}

/**
 * The value of the chips field `name` of a form, the last event, and its actions.
 * @param read must be the same function at each render
 */
export function useChips(name: string, read: Read) {
  const { values, setValues } = useFormikContext<Record<string, ChipsChange>>()
  const { chips, event } = values[name] ?? noChange
  const [actions] = useState(() =>
    chipsActions((change) => void setValues((all) => ({ ...all, [name]: change(all[name] ?? noChange) })), read),
  )
  return { chips, event, actions }
}
