import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'

import type { HttpServer } from 'vite'

import { isRecord } from '../lib/untrusted.ts'
import { serve, type Watchers } from './http/exchange.ts'
import { addressOf } from './http/nodeHttp.ts'
import { isFromOtherSite } from './http/otherSites.ts'
import { contentSitePage } from './pages/contentSitePage.ts'

const COOKIE = 'museo_contenidos'

/** A session that the app opened on the content site. `endedAt` is null while the session is open. */
export interface ContentSession {
  id: string
  receivedAt: string
  endedAt: string | null
  origin: string | null
  values: Record<string, unknown>
}

/**
 * Creates a cross-origin substitute for the museum's WordPress content site, so that CORS with credentials, cookies and
 * the referrer behave as in production.
 * @param appPort the app's port on the same host
 */
export function createContentSite(watchers: Watchers, appPort: () => number): Server {
  const sessions: ContentSession[] = []

  function sessionOf(request: Request): ContentSession | null {
    const id = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
    return sessions.find((session) => session.id === id && session.endedAt === null) ?? null
  }

  async function setSession(request: Request): Promise<Response> {
    const values: unknown = await request.json().catch(() => null)
    if (!isRecord(values)) return Response.json({ code: 'rest_invalid_json' }, { status: 400 })
    const [id, receivedAt] = [randomUUID(), new Date().toISOString()]
    sessions.push({ id, receivedAt, endedAt: null, origin: request.headers.get('origin'), values })
    return Response.json({ success: true }, { headers: { 'Set-Cookie': cookie(id) } })
  }

  function endSession(request: Request): Response {
    const session = sessionOf(request)
    if (session !== null) session.endedAt = new Date().toISOString()
    return Response.json({ success: true }, { headers: { 'Set-Cookie': `${cookie('')}; Max-Age=0` } })
  }

  async function answer(request: Request, path: string): Promise<Response> {
    const called = `${request.method} ${path.replace(/\/$/, '')}`
    if (called === 'POST /wp-json/custom/v1/set-session') return setSession(request)
    if (called === 'POST /wp-json/custom/v1/logout') return endSession(request)
    if (called === 'GET /__session.json') return Response.json(sessions.toReversed())
    if (path.startsWith('/wp-json/')) {
      return Response.json({ code: 'rest_no_route', message: 'No se encontró la ruta.' }, { status: 404 })
    }
    const app = new URL(request.url)
    app.port = String(appPort())
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'strict-origin-when-cross-origin' }
    return new Response(contentSitePage(path, sessionOf(request), app.origin), { headers })
  }

  return createServer((request, response) => {
    const { hostname, pathname: path } = addressOf(request)
    if (path.startsWith('/__') && isFromOtherSite(request)) {
      response.writeHead(403).end()
      return
    }
    const headers = crossOriginHeaders(request.headers.origin, hostname)
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end()
      return
    }
    void serve(request, response, { site: 'content', path, answer: (call) => answer(call, path), headers }, watchers)
  })
}

/**
 * Starts and stops the content site together with the app's server, on the same host. The URL determines the port. Does
 * nothing if the URL belongs to a real site.
 * @returns a function that returns the site's origin, or '' while the site is not running
 */
export function openContentSite(app: HttpServer, url: string, watchers: Watchers): () => string {
  const { hostname, port, origin } = new URL(url)
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return () => ''
  let appPort = 0
  const site = createContentSite(watchers, () => appPort)
  site.on('error', () => console.warn('El sitio de contenidos integrado no se pudo abrir: su puerto está ocupado.'))
  app.once('listening', () => {
    const where = app.address()
    if (where === null || typeof where === 'string') return
    appPort = where.port
    site.listen(Number(port === '' ? 80 : port), where.address)
  })
  app.once('close', () => {
    site.close()
    site.closeAllConnections()
  })
  return () => (site.listening ? origin : '')
}

/**
 * Returns CORS headers that allow origins on this host or machine. The headers name the origin, because CORS with
 * credentials does not allow `*`.
 */
function crossOriginHeaders(origin: string | undefined, hostname: string): Record<string, string> {
  const known = [hostname, 'localhost', '127.0.0.1', '[::1]']
  if (origin === undefined || !URL.canParse(origin) || !known.includes(new URL(origin).hostname))
    return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type',
  }
}

function cookie(value: string): string {
  return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax`
}
