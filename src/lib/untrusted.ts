/** Whether a value from outside (API, storage, cookie) is an object and not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value if it is a string, otherwise the fallback. */
export const stringOr = (value: unknown, fallback = '') => (typeof value === 'string' ? value : fallback)

/** Whether a value is a valid time in milliseconds since 1970. */
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime())

/** Whether a string can be an id of the API. Slashes, dots or '' could change the URL of a call. */
export const isId = (text: string) => /^[\w-]+$/.test(text)

/** Removes control characters and lone surrogates, which URLs, e-mails and calendars cannot contain. */
export const withoutControls = (text: string) => text.replace(/[\p{Cc}\p{Cs}]/gu, '')

/** Returns the value if it is an array, otherwise an empty array. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
