import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Connect } from 'vite'

import type { Outbox } from '../outbox.ts'
import { faultsPage, readFaultForm } from '../pages/faultsPage.ts'
import { outboxPage } from '../pages/outboxPage.ts'
import { Refusal } from '../refusal.ts'
import type { Watchers } from './exchange.ts'
import { readFault } from './faultRules.ts'
import { addressOf, jsonIn, readBody, sendResponse, welcomeClient } from './nodeHttp.ts'
import { oddBrowserScript } from './oddBrowser.ts'
import { isFromOtherOrigin, isFromOtherSite } from './otherSites.ts'

/** The URL of the script that applies the requested oddities to the development server's pages. */
export const ODD_BROWSER_SCRIPT = '/__odd-browser.js'

type Tool = (query: URLSearchParams, request: IncomingMessage, client: string) => Response | Promise<Response>

/** Serves the tools' pages and JSON: /__outbox, /__faults, /__requests. Refuses other sites. */
export function toolPages(outbox: Outbox, { faults, log }: Watchers): Connect.NextHandleFunction {
  const tools: Record<string, Tool> = {
    'GET /__outbox': (query) => {
      const to = query.get('to') ?? ''
      return html(outboxPage(outbox.list(to), to))
    },
    'GET /__outbox.json': (query) => Response.json(outbox.list(query.get('to') ?? '')),
    'GET /__faults': (_query, request, client) => {
      const rules = faults.list(client)
      return wantsPage(request) ? html(faultsPage(rules)) : Response.json(rules)
    },
    'POST /__faults': async (_query, request, client) => {
      const body = await readBody(request)
      if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true) {
        return Response.json(faults.add(client, readFault(jsonIn(body))), { status: 201 })
      }
      const form = new URLSearchParams(body?.toString())
      try {
        if (form.has('clear')) faults.clear(client, true)
        else faults.add(client, readFaultForm(form))
        return new Response(null, { status: 303, headers: { Location: '/__faults' } })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return html(faultsPage(faults.list(client), error.message), 422)
      }
    },
    'DELETE /__faults': (query, _request, client) => {
      faults.clear(client, query.get('everyone') === 'true')
      return new Response(null, { status: 204 })
    },
    [`GET ${ODD_BROWSER_SCRIPT}`]: (_query, _request, client) =>
      new Response(oddBrowserScript(faults.oddities(client)), { headers: { 'Content-Type': 'text/javascript' } }),
    'GET /__requests': (query, _request, client) =>
      Response.json(log.list(client, query.get('site') === 'content' ? 'content' : 'api')),
    'DELETE /__requests': (_query, _request, client) => {
      log.clear(client)
      return new Response(null, { status: 204 })
    },
  }
  return (request, response, next) => {
    const { pathname, searchParams } = addressOf(request)
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    const tool = tools[`${method} ${pathname.replace(/\/$/, '')}`]
    if (tool === undefined) return next()
    void use(tool, searchParams, request, response)
  }
}

async function use(
  tool: Tool,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const client = welcomeClient(request, response)
  try {
    // Any page on this machine may link to the tools, but only programs and the tools' own forms may change anything.
    const isRefused = ['GET', 'HEAD'].includes(request.method ?? 'GET') ? isFromOtherSite : isFromOtherOrigin
    if (isRefused(request)) throw new Refusal(403, 'Esta página no se abre desde otros sitios.')
    await sendResponse(await tool(query, request, client), response)
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error)
    await sendResponse(error instanceof Refusal ? error.toResponse() : new Response(null, { status: 500 }), response)
  }
}

function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function wantsPage(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') === true
}
