/** The highest count of a `NumberField`. */
export const MAX_COUNT = 9999

/** The value after typing: '' for an empty or negative text, the previous value for anything but one to four digits. */
export function typedCount(text: string, previous: number | ''): number | '' {
  const typed = text.trim()
  if (typed === '' || /[-−]/.test(typed)) return ''
  return /^\d{1,4}$/.test(typed) ? Number(typed) : previous
}
