type Environment = Record<string, string | undefined>

/**
 * The origins of EMBEDDED_API_APP_ORIGINS, separated by commas: apps that are served from somewhere else than the API.
 * @throws Error with a Spanish sentence when one of them cannot be an origin.
 */
export function appOrigins({ EMBEDDED_API_APP_ORIGINS: chosen = '' }: Environment): string[] {
  const values = chosen.split(',').map((value) => value.trim())
  return values.filter((value) => value !== '').map(originOf)
}

function originOf(value: string): string {
  if (!/^https?:/.test(value) || !URL.canParse(value) || new URL(value).pathname !== '/') {
    throw new Error(
      `EMBEDDED_API_APP_ORIGINS debe tener solo orígenes, como http://localhost:8080, y tiene «${value}».`,
    )
  }
  return new URL(value).origin
}

/** What a browser has to be told before it lets an app on another origin call the API. */
export function crossOriginHeaders(origins: string[], origin: string | undefined): Record<string, string> {
  if (origins.length === 0) return {}
  if (origin === undefined || !origins.includes(origin)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, OPTIONS',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    'Access-Control-Max-Age': '600',
  }
}
