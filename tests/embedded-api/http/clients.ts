import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const COOKIE = 'embedded_api_client'

/** The browser behind a request, by the cookie it got on its first contact; an empty text when it has none. */
export function clientOf(request: IncomingMessage): string {
  const cookie = request.headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(`${COOKIE}=`))
  return cookie?.slice(COOKIE.length + 1) ?? ''
}

/** The same, but a browser without the cookie gets one. Browsers that ask for faults don't disturb each other this way. */
export function welcomeClient(request: IncomingMessage, response: ServerResponse): string {
  const known = clientOf(request)
  if (known !== '') return known
  const client = randomUUID()
  response.setHeader('Set-Cookie', `${COOKIE}=${client}; Path=/; HttpOnly; SameSite=Lax`)
  return client
}
