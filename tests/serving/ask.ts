import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

/** What a browser accepts where a person opens an address, and what the app accepts as an answer of the API. */
export const PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
export const CALL = { Accept: 'application/json' }

interface RequestOptions {
  headers?: Record<string, string>
  /** The address of this machine that the request comes from; logs tell visitors apart by it. */
  from?: string
  /** The name in the TLS handshake. */
  servername?: string
}

/**
 * Asks for a path exactly as it is written and with any header, as no browser would.
 * @throws Error when the connection ends without an answer
 */
export function ask(
  origin: string,
  path: string,
  { headers = {}, from = '127.0.0.1', servername = 'localhost' }: RequestOptions = {},
) {
  const { protocol, host, port } = new URL(origin)
  const request = protocol === 'https:' ? httpsRequest : httpRequest
  const to = { host: '127.0.0.1', localAddress: from, port, path, agent: false as const }
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const sent = request(
      { ...to, headers: { Host: host, ...headers }, servername, rejectUnauthorized: false },
      (answer) => {
        let body = ''
        answer.on('data', (part: Buffer) => (body += part.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
