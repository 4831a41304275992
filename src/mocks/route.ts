import type { HttpHandler } from 'msw'

import { isRecord } from '../lib/untrusted.ts'
import type { Database } from './database.ts'
import { http, HttpResponse } from './msw.ts'
import type { Outbox } from './outbox.ts'
import type { User } from './records.ts'
import { Refusal } from './refusal.ts'

/** The data and services that handlers use. */
interface Services {
  database: Database
  outbox: Outbox
  /** Other origins that may call the API. */
  origins: string[]
}

export type Payload = Record<string, unknown>

export type Call = ReturnType<typeof callOf>

/**
 * Handlers by method and path, such as `GET /users/:id`. A handler returns a whole response or a value to send as JSON,
 * or throws a `Refusal`. The first matching handler wins.
 */
export type Endpoints = Record<`${'GET' | 'POST' | 'PATCH'} /${string}`, (call: Call) => object | Promise<object>>

const METHODS: Record<string, typeof http.get> = { GET: http.get, POST: http.post, PATCH: http.patch }

/** The two calls that send a refusal as `{"error":"…"}`. All other calls send it as JSON:API. */
const PLAIN_REFUSALS = ['POST /appointments', 'POST /sponsorship_requests']

/** Returns the MSW handlers for these endpoints. The last handler returns 404 for other paths below /api/v1. */
export function handlersOf(services: Services, endpoints: Endpoints): HttpHandler[] {
  const handlers = Object.entries(endpoints).map(([line, answer]) => {
    const [method = '', path = ''] = line.split(' ')
    const declare = METHODS[method] ?? http.all
    return declare(`*/api/v1${path}`, async ({ request, params }) => {
      try {
        const answered = await answer(callOf(services, request, String(params['id'] ?? '')))
        return answered instanceof Response ? answered : HttpResponse.json(answered)
      } catch (error) {
        if (error instanceof Refusal) return error.toResponse(PLAIN_REFUSALS.includes(line))
        throw error
      }
    })
  })
  const unknown = http.all('*/api/v1/*', () => new Refusal(404, 'Esta dirección no existe en la API.').toResponse())
  return [...handlers, unknown]
}

function callOf({ database, outbox, origins }: Services, request: Request, id: string) {
  const { origin, searchParams } = new URL(request.url)
  const asking = request.headers.get('origin')

  /**
   * Returns the user who owns the request's token, or null if the request has no token.
   * @throws Refusal 401 for an unknown token
   */
  function bearer(): User | null {
    const header = request.headers.get('authorization')
    if (header === null) return null
    const token = /^Bearer (\S+)$/.exec(header)?.[1]
    const user = database.data.users.find(({ auth_tokens: tokens }) => token !== undefined && tokens.includes(token))
    if (user === undefined) throw new Refusal(401, 'Tu sesión terminó. Inicia sesión de nuevo.')
    return user
  }

  /** Returns the signed-in user. @throws Refusal 401 if the request has no valid token */
  function signedIn(): User {
    const user = bearer()
    if (user === null) throw new Refusal(401, 'Inicia sesión para continuar.')
    return user
  }

  return {
    database,
    outbox,
    /** The origin for links in e-mails and PDFs, which is the origin of the app. */
    appOrigin: asking !== null && origins.includes(asking) ? asking : origin,
    query: searchParams,
    /** The id in the path; '' if the path has none. */
    id,
    bearer,
    signedIn,

    /**
     * Returns the signed-in user, if the path contains that user's id.
     * @throws Refusal 401 if the request has no valid token, 403 if the path has another id
     */
    ownUser: (): User => {
      const user = signedIn()
      if (String(user.id) !== id) throw new Refusal(403, 'No puedes consultar los datos de otra persona.')
      return user
    },

    /** Returns the JSON object in the request's body. @throws Refusal 400 for any other body */
    body: async (): Promise<Payload> => {
      const body: unknown = await request.json().catch(() => null)
      if (!isRecord(body)) throw new Refusal(400, 'El mensaje recibido no es un objeto JSON.')
      return body
    },
  }
}

/** Returns a response that downloads a document under a file name. */
export function fileAnswer(bytes: Uint8Array<ArrayBuffer>, type: string, name: string): Response {
  return new HttpResponse(bytes, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  })
}
