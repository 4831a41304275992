/** Whether a value from outside (API, storage, cookie) is an object and not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const stringOr = (value: unknown, fallback = '') => (typeof value === 'string' ? value : fallback)

export const asString = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** Whether a value is a valid time in milliseconds since 1970. */
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime())

/** Whether a string can be an id of the API. Slashes, dots or '' could change the URL of a call. */
export const isId = (text: string) => /^[\w-]+$/.test(text)

/** Removes control characters and lone surrogates, which URLs, e-mails and calendars cannot contain. */
export const withoutControls = (text: string) => text.replace(/[\p{Cc}\p{Cs}]/gu, '')

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Returns a decoder of arrays. It omits the items for which `decode` returns null or undefined. */
export const arrayOf =
  <Item>(decode: (value: unknown) => Item | null | undefined) =>
  (value: unknown): Item[] =>
    listOf(value).flatMap((item) => decode(item) ?? [])

const isComplete = <Result extends object>(decoded: Partial<Result>): decoded is Result =>
  !Object.values(decoded).includes(undefined)

/** A decoder for each property. */
export type Decoders<Result> = { [Name in keyof Result]: (value: unknown) => Result[Name] | undefined }

/** The type of the values that a decoder accepts. */
export type Decoded<Decode extends (value: unknown) => unknown> = NonNullable<ReturnType<Decode>>

/** Returns a decoder of objects: null for other values, and if the decoder of a property returns undefined. */
export function recordOf<Result extends object>(properties: Decoders<Result>) {
  return (value: unknown): Result | null => {
    if (!isRecord(value)) return null
    const decoded: Partial<Result> = {}
    for (const name in properties) decoded[name] = properties[name](value[name])
    return isComplete(decoded) ? decoded : null
  }
}
