import { type EmailList, readEmails, type RejectedEmail } from '@/lib/emailList'

export interface Chips {
  items: readonly string[]
  /** Invalid addresses, kept until the user moves them back into the input or discards them. */
  rejected: readonly RejectedEmail[]
  typed: string
  /** A message about duplicates, or about input without chips; '' if there were no such problems. */
  notice: string
}

export const noChips: Chips = { items: [], rejected: [], typed: '', notice: '' }

export const hasChips = ({ found, rejected }: EmailList) => found.length + rejected.length > 0

function repeatedNotice(repeated: readonly string[]): string {
  if (repeated.length === 0) return ''
  return repeated.length === 1
    ? `${repeated.join()} ya estaba en la lista.`
    : `${repeated.length} ya estaban en la lista.`
}

/** Adds the chips that are not in the list yet, ignoring case. Keeps `typed` in the input. */
export function addChips(chips: Chips, { found, rejected, notice }: EmailList, typed = ''): Chips {
  const present = new Set(chips.items.map((item) => item.toLowerCase()))
  const added: string[] = []
  const repeated: string[] = []
  for (const item of found) {
    const key = item.toLowerCase()
    const list = present.has(key) ? repeated : added
    list.push(item)
    present.add(key)
  }
  return {
    items: added.length === 0 ? chips.items : [...chips.items, ...added],
    rejected: [
      ...new Map([...chips.rejected, ...rejected].map((entry) => [`${entry.text}\n${entry.row}`, entry])).values(),
    ],
    typed,
    notice: `${repeatedNotice(repeated)} ${notice}`.trim(),
  }
}

/** Turns the input into chips. Keeps input without an address. */
export function commitTyped(chips: Chips): Chips {
  const found = readEmails(chips.typed)
  if (hasChips(found)) return addChips(chips, found)
  return { ...chips, notice: chips.typed.trim() === '' ? '' : 'No agregamos el texto que sigue en el campo.' }
}

export const withoutChips = (chips: Chips, removed: readonly string[]): Chips => ({
  ...chips,
  items: chips.items.filter((item) => !removed.includes(item)),
  notice: '',
})

export const moveToInput = (chips: Chips, entry: RejectedEmail): Chips => ({
  ...chips,
  rejected: chips.rejected.filter((other) => other !== entry),
  typed: `${chips.typed} ${entry.text}`.trim(),
  notice: '',
})
