import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

/** The Accept headers that browsers send with a page request, and that the app sends with an API call. */
export const PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
export const CALL = { Accept: 'application/json' }

interface ScannerRequest {
  method: string
  headers: Record<string, string>
}

/** Requests that mail scanners and link previews may send to the confirmation link, but that the app never sends. */
export const scannerRequests: ScannerRequest[] = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
    [
      undefined,
      '',
      '*/*',
      'image/avif,image/webp,*/*;q=0.8',
      'application/*',
      'application/json-seq',
      'application/xhtml+xml',
      PAGE.Accept,
      'application/json, TEXT/HTML;q=0.9',
      'application/json, text/plain, */*',
      'application/json;q=0.9',
      'application/json, application/json',
      'Application/JSON',
    ].map((Accept) => ({ method, headers: Accept === undefined ? {} : { Accept } })),
  ),
  ...['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({ method, headers: CALL })),
]

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  /** The local IP address to send from. Tests find their log entries by this address. */
  from?: string
  /** The name in the TLS handshake. */
  servername?: string
}

/**
 * Requests a path exactly as written, with any method and header. Browsers and fetch would normalise the path.
 * @throws Error if the connection ends without a response
 */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, from = '127.0.0.1', servername = 'localhost' }: RequestOptions = {},
) {
  const { protocol, host, port } = new URL(origin)
  const request = protocol === 'https:' ? httpsRequest : httpRequest
  const to = { host: '127.0.0.1', localAddress: from, port, path, method, agent: false as const }
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
