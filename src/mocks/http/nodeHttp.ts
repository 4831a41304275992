import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The maximum size of a body in bytes. The forms send less than this. */
const LARGEST_BODY = 1_000_000

const CLIENT = 'embedded_api_client'

/** Returns the request's URL as the browser sees it. The origin is from the Host header, or from a proxy's headers. */
export function addressOf(request: IncomingMessage): URL {
  const encrypted = 'encrypted' in request.socket || request.headers['x-forwarded-proto'] === 'https'
  const forwarded = request.headers['x-forwarded-host']
  const host = typeof forwarded === 'string' ? forwarded : request.headers.host
  const origin = `${encrypted ? 'https' : 'http'}://${host ?? 'localhost'}`
  // `URL` would parse a path that begins with two slashes as another host.
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

/** Returns the JSON in a body, or its text if it is not JSON; null for no body. */
export function jsonIn(body: Buffer | null): unknown {
  if (body === null || body.length === 0) return null
  const text = body.toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Converts a request to a Fetch Request for MSW's handlers. */
export function toFetchRequest(request: IncomingMessage, body: Buffer): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // A HEAD request gets the response to a GET, and Node omits the body.
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const hasBody = method !== 'GET' && body.length > 0
  return new Request(addressOf(request), { method, headers, ...(hasBody ? { body: new Uint8Array(body) } : {}) })
}

/**
 * Sends a Fetch Response, or only its first half. The first half of a text response looks like a complete response.
 * After the first half of a file, the connection breaks.
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
 * Breaks the connection without a response, after a few bytes that are not HTTP. Without these bytes, a browser could
 * take the connection for an expired keep-alive connection and send the request again, even a POST.
 */
export function breakConnection(request: IncomingMessage): void {
  // A proxy would treat the bytes as an HTTP/0.9 response. A proxy does not retry, so the bytes are not needed.
  if (request.headers['x-forwarded-host'] !== undefined) return void request.socket.destroy()
  request.socket.end('sin respuesta\r\n\r\n')
  request.socket.destroySoon()
}

/** Returns the browser's id from its cookie; '' before a response has set the cookie. */
export function clientOf(request: IncomingMessage): string {
  const cookie = request.headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(`${CLIENT}=`))
  return cookie?.slice(CLIENT.length + 1) ?? ''
}

/** Returns the browser's id. Sets the cookie if it is missing, so that each browser has separate faults. */
export function welcomeClient(request: IncomingMessage, response: ServerResponse): string {
  const known = clientOf(request)
  if (known !== '') return known
  const client = randomUUID()
  response.setHeader('Set-Cookie', `${CLIENT}=${client}; Path=/; HttpOnly; SameSite=Lax`)
  return client
}
