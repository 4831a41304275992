import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { scanLinks } from '../mail/mailScanner.ts'
import { Refusal } from '../refusal.ts'
import { inContext } from '../requestContext.ts'
import type { FaultRule, FaultRules } from './faultRules.ts'
import { addressOf, breakConnection, clientOf, jsonIn, readBody, sendResponse, toFetchRequest } from './nodeHttp.ts'
import type { RequestLog, Site } from './requestLog.ts'

export interface Watchers {
  faults: FaultRules
  log: RequestLog
}

interface Exchange {
  site: Site
  /** The path without the query, as in fault rules. */
  path: string
  answer: (request: Request) => Promise<Response>
  /** The headers of every response, including faulty responses. */
  headers?: Record<string, string>
}

/** Handles one request: logs it, then applies a fault or sends the response. */
export async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  exchange: Exchange,
  watchers: Watchers,
): Promise<void> {
  try {
    await exchangeOnce(request, response, exchange, watchers)
  } catch {
    // The browser closed the connection before the response.
    request.socket.destroy()
  }
}

async function exchangeOnce(
  request: IncomingMessage,
  response: ServerResponse,
  { site, path, answer, headers = {} }: Exchange,
  { faults, log }: Watchers,
): Promise<void> {
  const body = await readBody(request)
  const client = clientOf(request)
  const method = request.method ?? 'GET'
  log.add({
    client,
    site,
    method,
    path: path + addressOf(request).search,
    authorization: request.headers.authorization ?? null,
    body: jsonIn(body),
    at: new Date().toISOString(),
  })
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (body === null) return sendResponse(new Refusal(413, 'El mensaje es demasiado grande.').toResponse(), response)

  const fault = faults.take(client, site, method, path)
  if (fault?.delay !== undefined) await wait(fault.delay)
  if (fault?.drop === 'before') return breakConnection(request)
  const real = fault === null || needsRealAnswer(fault)
  const context = { clock: fault?.clock ?? 0, links: [] }
  if (context.clock !== 0) response.setHeader('Date', new Date(Date.now() + context.clock).toUTCString())
  const handle = () => inContext(context, () => answer(toFetchRequest(request, body)))
  const result = real ? await answered(handle) : faultyAnswer(fault)
  if (faults.oddities(client).mailScanner === true) await scanLinks(context.links)
  if (fault?.drop === 'after') return breakConnection(request)
  return sendResponse(result, response, fault?.body === 'truncated')
}

/** If a handler throws because of a bug, prints the error and returns a 500, as Rails does. */
async function answered(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    console.error(error)
    return Response.json({ status: 500, error: 'Internal Server Error' }, { status: 500 })
  }
}

function needsRealAnswer({ status, json, body, drop }: FaultRule): boolean {
  return drop === 'after' || body === 'truncated' || (status === undefined && json === undefined && body === undefined)
}

function faultyAnswer({ status, json, body }: FaultRule): Response {
  if (body === 'empty') return new Response(null, { status: status ?? 200 })
  if (body === 'html') return proxyPage(status ?? 502)
  if (json !== undefined) return Response.json(json, { status: status ?? 200 })
  const code = status ?? 500
  if (code >= 500) return Response.json({ status: code, error: STATUS_CODES[code] }, { status: code })
  return new Refusal(code, 'Respuesta pedida en la página de fallos.').toResponse()
}

function proxyPage(status: number): Response {
  const title = `${String(status)} ${STATUS_CODES[status] ?? ''}`
  const html = `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html' } })
}
