import { webAddress } from '../../lib/addresses.ts'

/**
 * Reads the API's origin from the variable API_URL; null if it is empty, which means the embedded API.
 * @throws Error with a Spanish sentence if the value is not an origin
 */
export function apiTarget(env: Record<string, string | undefined>): string | null {
  const value = env['API_URL']?.trim() ?? ''
  return value === '' ? null : originOf('API_URL', value)
}

/** Returns the origin in a value. @throws Error with a Spanish sentence that names the setting, for any other value */
export function originOf(name: string, value: string): string {
  const url = webAddress(value.trim())
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`${name} debe ser solo un origen, como https://api.ejemplo.mx, y es «${value}».`)
  return url.origin
}
