import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** In bytes; more than any form sends. */
const LARGEST_BODY = 1_000_000

const CLIENT = 'embedded_api_client'

/** The request's URL as the browser sees it, with the origin from the Host header or from a proxy's headers. */
export function addressOf(request: IncomingMessage): URL {
  const encrypted = 'encrypted' in request.socket || request.headers['x-forwarded-proto'] === 'https'
  const forwarded = request.headers['x-forwarded-host']
  const host = typeof forwarded === 'string' ? forwarded : request.headers.host
  const origin = `${encrypted ? 'https' : 'http'}://${host ?? 'localhost'}`
  // A path that begins with two slashes would be read as another host.
  const path = (request.url ?? '/').replace(/^[/\\]+/, '/')
  return new URL(path, URL.canParse(origin) ? origin : 'http://localhost')
}

/** Reads the whole body; null if it is larger than the limit. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= LARGEST_BODY) chunks.push(chunk)
  }
  return size > LARGEST_BODY ? null : Buffer.concat(chunks)
}

/** Converts a request to a Fetch Request for MSW's handlers. */
export function toFetchRequest(request: IncomingMessage, body: Buffer): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // HEAD gets GET's answer, and Node omits the body.
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const hasBody = method !== 'GET' && body.length > 0
  return new Request(addressOf(request), { method, headers, ...(hasBody ? { body: new Uint8Array(body) } : {}) })
}

/**
 * Sends a Fetch Response, or only its first half. Half a text looks like a complete answer. Half a file ends with a broken
 * connection.
 */
export async function sendResponse(source: Response, response: ServerResponse, half = false): Promise<void> {
  const bytes = Buffer.from(await source.arrayBuffer())
  response.statusCode = source.status
  for (const [name, value] of source.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') response.setHeader(name, value)
  }
  const cookies = source.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  if (half && !/json|text/.test(source.headers.get('content-type') ?? '')) {
    response.setHeader('Content-Length', bytes.length)
    response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
    return
  }
  response.end(half ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes)
}

/**
 * Breaks the connection without an answer. A few bytes that are not HTTP go first: a browser whose kept-alive connection
 * just closes sends the request again automatically, also a POST, and then a fault would strike twice or not at all.
 */
export function breakConnection(request: IncomingMessage): void {
  // A proxy would take the bytes for an HTTP/0.9 answer, and it does not send the request again automatically.
  if (request.headers['x-forwarded-host'] !== undefined) return void request.socket.destroy()
  request.socket.end('sin respuesta\r\n\r\n')
  request.socket.destroySoon()
}

/** The browser's id, from the cookie of its first request; '' without one. */
export function clientOf(request: IncomingMessage): string {
  const cookie = request.headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(`${CLIENT}=`))
  return cookie?.slice(CLIENT.length + 1) ?? ''
}

/** The browser's id. Sets the cookie if it is missing, so that each browser has its own faults. */
export function welcomeClient(request: IncomingMessage, response: ServerResponse): string {
  const known = clientOf(request)
  if (known !== '') return known
  const client = randomUUID()
  response.setHeader('Set-Cookie', `${CLIENT}=${client}; Path=/; HttpOnly; SameSite=Lax`)
  return client
}
