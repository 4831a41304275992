/** The value of a number field; '' while the field is empty. */
export type Count = number | ''

/** The largest number that a number field accepts. */
export const MAX_COUNT = 9999

/** Decodes a stored count. Returns '' for any value that a number field does not accept. */
export const countOf = (value: unknown): Count =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT ? value : ''
