/** Whether a value of unknown origin (API, storage, cookie) is an object, and no list, whose fields can be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
