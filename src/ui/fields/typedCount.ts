/**
 * The count that a typed text leaves in a field: a negative clears it; decimals, exponents, letters and
 * a fifth digit are refused, so the previous value stays.
 */
export function typedCount(text: string, previous: number | ''): number | '' {
  const typed = text.trim()
  if (typed === '' || /[-−]/.test(typed)) return ''
  return /^\d{1,4}$/.test(typed) ? Number(typed) : previous
}
