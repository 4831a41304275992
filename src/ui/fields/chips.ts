/** A text that became no chip. It stays until it is corrected or removed. */
export interface Rejected {
  id: number
  /** As it came. */
  original: string
  /** As it is being corrected. */
  text: string
}

/** What a chips field holds: all of it, so that a draft of it loses nothing. */
export interface Chips {
  items: readonly string[]
  rejected: readonly Rejected[]
  /** What is typed and not yet a chip. */
  typed: string
}

/** A text taken apart: what can become a chip, and what cannot. */
export interface ReadChips {
  found: readonly string[]
  rejected: readonly string[]
  /** How much more cannot, and is too much to be shown. */
  omitted?: number | undefined
}

/** What happened to the field, for the line that says so. */
export interface ChipsEvent {
  added: readonly string[]
  repeated: readonly string[]
  rejected: readonly string[]
  omitted: number
  removed: readonly string[]
}

export interface ChipsChange {
  chips: Chips
  event: ChipsEvent
}

export const noChips: Chips = { items: [], rejected: [], typed: '' }
export const nothingHappened: ChipsEvent = { added: [], repeated: [], rejected: [], omitted: 0, removed: [] }

const sameAs = (text: string) => text.toLowerCase()

/** Adds what a text holds. What is already there is left out, capitals aside. */
export function addChips({ items, rejected, typed }: Chips, read: ReadChips): ChipsChange {
  const known = new Set(items.map(sameAs))
  const added: string[] = []
  const repeated: string[] = []
  for (const item of read.found) {
    ;(known.has(sameAs(item)) ? repeated : added).push(item)
    known.add(sameAs(item))
  }
  const refused = [...new Set(read.rejected)].filter((text) => !rejected.some(({ original }) => original === text))
  const lastId = rejected.at(-1)?.id ?? 0
  return {
    chips: {
      typed,
      items: added.length === 0 ? items : [...items, ...added],
      rejected: [...rejected, ...refused.map((text, place) => ({ id: lastId + place + 1, original: text, text }))],
    },
    event: { ...nothingHappened, added, repeated, rejected: read.rejected, omitted: read.omitted ?? 0 },
  }
}

export function removeChip(chips: Chips, item: string): ChipsChange {
  return {
    chips: { ...chips, items: chips.items.filter((one) => one !== item) },
    event: { ...nothingHappened, removed: [item] },
  }
}

export const withoutRejected = (chips: Chips, id: number): Chips => ({
  ...chips,
  rejected: chips.rejected.filter((one) => one.id !== id),
})

/** Notes a correction as it is typed. */
export const correctRejected = (chips: Chips, id: number, text: string): Chips => ({
  ...chips,
  rejected: chips.rejected.map((one) => (one.id === id ? { ...one, text } : one)),
})

/** What is read out and shown about the last change, in sentences. */
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
