import { webAddress } from '../../lib/addresses.ts'

/**
 * Reads the API's origin from the variable API_URL; null if it is empty, which means the embedded API.
 * @throws Error with a Spanish sentence if the value is not an origin
 */
export function apiTarget(env: Record<string, string | undefined>): string | null {
  const value = env['API_URL']?.trim() ?? ''
  if (value === '') return null
  const url = webAddress(value)
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error(`API_URL debe ser solo un origen, como https://api.ejemplo.mx, y es «${value}».`)
  }
  return url.origin
}
