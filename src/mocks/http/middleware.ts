import type { RequestHandler } from 'msw'
import type { Connect } from 'vite'

import { getResponse } from '../msw.ts'
import { addressOf } from './nodeHttp.ts'
import { serve, type Watchers } from './exchange.ts'

const BASE = '/api/v1'

/** Returns the CORS headers for a cross-origin app. */
function crossOriginHeaders(origins: string[], origin: string | undefined): Record<string, string> {
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

/**
 * Serves the embedded API's handlers below /api/v1, over real HTTP.
 * @param origins other origins that may call the API
 */
export function apiMiddleware(
  handlers: RequestHandler[],
  watchers: Watchers,
  origins: string[],
): Connect.NextHandleFunction {
  const answer = async (request: Request): Promise<Response> =>
    (await getResponse(handlers, request)) ?? new Response(null, { status: 404 })
  return (request, response, next) => {
    const path = addressOf(request).pathname
    if (!path.startsWith(`${BASE}/`)) return next()
    const headers = crossOriginHeaders(origins, request.headers.origin)
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end()
    void serve(request, response, { site: 'api', path: path.slice(BASE.length), answer, headers }, watchers)
  }
}
