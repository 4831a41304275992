/** A text that is not valid as a chip. It is listed until it is corrected or removed. */
export interface Rejected {
  id: number
  original: string
  /** The correction so far. */
  text: string
}

/** A chip that may not be what was meant, because of the text before it. */
interface Doubt {
  item: string
  beside: string
}

/** The content of a chips field. */
export interface Chips {
  items: readonly string[]
  rejected: readonly Rejected[]
  /** The text in the input, not yet a chip. */
  typed: string
  /** Chips that wait for somebody to look at them again. */
  doubts?: readonly Doubt[] | undefined
}

/** A text split into valid chips and the rest. */
export interface ReadChips {
  found: readonly string[]
  rejected: readonly string[]
  /** How many more were rejected than are listed. */
  omitted?: number | undefined
  doubts?: readonly Doubt[] | undefined
}

/** What last happened, for the status line. */
export interface ChipsEvent {
  added: readonly string[]
  repeated: readonly string[]
  rejected: readonly string[]
  omitted: number
  removed: readonly string[]
}

/** The Formik value of a chips field. */
export interface ChipsChange {
  chips: Chips
  event: ChipsEvent
}

export const noChips: Chips = { items: [], rejected: [], typed: '' }
export const nothingHappened: ChipsEvent = { added: [], repeated: [], rejected: [], omitted: 0, removed: [] }
export const noChange: ChipsChange = { chips: noChips, event: nothingHappened }

const sameAs = (text: string) => text.toLowerCase()

/** Adds the chips of a text. Those that are in the list already, in any case, are not added again. */
export function addChips({ items, rejected, typed, doubts = [] }: Chips, read: ReadChips): ChipsChange {
  const present = new Set(items.map(sameAs))
  const added: string[] = []
  const repeated: string[] = []
  for (const item of read.found) {
    ;(present.has(sameAs(item)) ? repeated : added).push(item)
    present.add(sameAs(item))
  }
  const refusedBefore = new Set(rejected.map(({ original }) => original))
  const refused = [...new Set(read.rejected)].filter((text) => !refusedBefore.has(text))
  const lastId = rejected.at(-1)?.id ?? 0
  return {
    chips: {
      typed,
      items: added.length === 0 ? items : [...items, ...added],
      rejected: [...rejected, ...refused.map((text, index) => ({ id: lastId + index + 1, original: text, text }))],
      doubts: [...doubts, ...(read.doubts ?? []).filter(({ item }) => added.includes(item))],
    },
    event: { ...nothingHappened, added, repeated, rejected: read.rejected, omitted: read.omitted ?? 0 },
  }
}

export const withoutRejected = (chips: Chips, id: number): Chips => ({
  ...chips,
  rejected: chips.rejected.filter((one) => one.id !== id),
})

/** Nobody doubts this chip any more. */
export const withoutDoubt = (chips: Chips, item: string): Chips => ({
  ...chips,
  doubts: chips.doubts?.filter((one) => one.item !== item),
})

/** Removes chips, without an event. */
export function withoutChips(chips: Chips, gone: readonly string[]): Chips {
  const areGone = new Set(gone)
  return { ...chips, items: chips.items.filter((item) => !areGone.has(item)) }
}

/** The last event as Spanish sentences. @param many the plural of what a chip is called */
export function chipsNews({ added, repeated, rejected, omitted, removed }: ChipsEvent, many: string): string {
  const few = (texts: readonly string[]) => (texts.length === 1 ? texts[0] : `${texts.length} ${many}`)
  return [
    added.length > 0 && `Agregamos ${few(added)}.`,
    repeated.length === 1 && `${few(repeated)} ya estaba en la lista.`,
    repeated.length > 1 && `${few(repeated)} ya estaban en la lista.`,
    rejected.length > 0 && `No agregamos ${rejected.length === 1 ? few(rejected) : rejected.length}.`,
    omitted > 0 && `Dejamos fuera ${omitted} textos más, que no son ${many}.`,
    removed.length > 0 && `Quitamos ${few(removed)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
