import { useState } from 'react'

import {
  addChips,
  type Chips,
  type ChipsChange,
  correctRejected,
  nothingHappened,
  type ReadChips,
  removeChip,
  withoutRejected,
} from './chips'

type Read = (text: string) => ReadChips
type SetState = (change: (state: ChipsChange) => ChipsChange) => void

/** What a chips field may do: the same functions for as long as it is there, so that 500 chips need not be drawn again. */
export type ChipsActions = ReturnType<typeof chipsActions>

function chipsActions(setState: SetState, read: Read) {
  const change = (edit: (chips: Chips) => Chips) =>
    setState((state) => ({ chips: edit(state.chips), event: nothingHappened }))
  return {
    type: (typed: string) => setState(({ chips, event }) => ({ chips: { ...chips, typed }, event })),
    /** Adds what a text holds; `rest` is what stays typed. */
    add: (found: ReadChips, rest = '') => setState(({ chips }) => addChips({ ...chips, typed: rest }, found)),
    /** Adds what is typed. */
    commit: () =>
      setState((state) =>
        state.chips.typed.trim() === '' ? state : addChips({ ...state.chips, typed: '' }, read(state.chips.typed)),
      ),
    remove: (item: string) => setState(({ chips }) => removeChip(chips, item)),
    correct: (id: number, text: string) => change((chips) => correctRejected(chips, id, text)),
    /** Adds a corrected text in place of the one that was rejected. */
    replace: (id: number, found: ReadChips) => setState(({ chips }) => addChips(withoutRejected(chips, id), found)),
    discard: (id: number) => change((chips) => withoutRejected(chips, id)),
    discardAll: () => change((chips) => ({ ...chips, rejected: [] })),
    /** These have gone where they were meant to go; what came since then stays. */
    without: (gone: readonly string[]) =>
      change((chips) => ({ ...chips, items: chips.items.filter((item) => !gone.includes(item)) })),
  }
}

/** The chips of a field, and what happened to them last. */
export function useChips(initial: () => Chips, read: Read) {
  const [state, setState] = useState<ChipsChange>(() => ({ chips: initial(), event: nothingHappened }))
  const [actions] = useState(() => chipsActions(setState, read))
  return { ...state, actions }
}
