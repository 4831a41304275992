import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'

import { serve, type Watchers } from './http/exchange.ts'
import { sendFont } from './http/fontFiles.ts'
import { addressOf } from './http/nodeHttp.ts'
import { contentSitePage } from './pages/contentSitePage.ts'
import { isObject } from './route.ts'

const COOKIE = 'museo_contenidos'

/** What the content site got from the app, and whether it was told about the sign-out. */
export interface ContentSession {
  id: string
  receivedAt: string
  endedAt: string | null
  origin: string | null
  values: Record<string, unknown>
}

interface Site {
  sessions: ContentSession[]
  appPort: () => number
}

/**
 * Plays the museum's WordPress content site on an origin of its own, so that everything between both is really
 * cross-origin: CORS with credentials, its own cookie, the referrer.
 * @param appPort where the app listens, on the same host
 */
export function createContentSite(watchers: Watchers, appPort: () => number): Server {
  const site: Site = { sessions: [], appPort }
  return createServer((request, response) => {
    const { hostname, pathname } = addressOf(request)
    if (sendFont(pathname, response)) return
    const headers = crossOriginHeaders(request.headers.origin, hostname)
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end()
      return
    }
    const answer = (call: Request): Promise<Response> => answerCall(site, call, pathname)
    void serve(request, response, { site: 'content', path: pathname, answer, headers }, watchers)
  })
}

/** Lets in the app's origins, on this host or this machine, by name: credentials and `*` don't go together. */
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

async function answerCall(site: Site, request: Request, path: string): Promise<Response> {
  const called = `${request.method} ${path.replace(/\/$/, '')}`
  if (called === 'POST /wp-json/custom/v1/set-session') return setSession(site, request)
  if (called === 'POST /wp-json/custom/v1/logout') return endSession(site, request)
  if (called === 'GET /__session.json') return Response.json(site.sessions.toReversed())
  if (path.startsWith('/wp-json/')) {
    return Response.json({ code: 'rest_no_route', message: 'No se encontró la ruta.' }, { status: 404 })
  }
  const app = new URL(request.url)
  app.port = String(site.appPort())
  const page = contentSitePage(path, sessionOf(site, request), app.origin)
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'strict-origin-when-cross-origin' }
  return new Response(page, { headers })
}

async function setSession(site: Site, request: Request): Promise<Response> {
  const values: unknown = await request.json().catch(() => null)
  if (!isObject(values)) return Response.json({ code: 'rest_invalid_json' }, { status: 400 })
  const session: ContentSession = {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    endedAt: null,
    origin: request.headers.get('origin'),
    values,
  }
  site.sessions.push(session)
  return Response.json({ success: true }, { headers: { 'Set-Cookie': cookie(session.id) } })
}

function endSession(site: Site, request: Request): Response {
  const session = sessionOf(site, request)
  if (session !== null) session.endedAt = new Date().toISOString()
  return Response.json({ success: true }, { headers: { 'Set-Cookie': `${cookie('')}; Max-Age=0` } })
}

function cookie(value: string): string {
  return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax`
}

function sessionOf(site: Site, request: Request): ContentSession | null {
  const id = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  return site.sessions.find((session) => session.id === id && session.endedAt === null) ?? null
}
