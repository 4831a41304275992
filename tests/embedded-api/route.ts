import { http, type HttpHandler } from 'msw'

import { type ErrorShape, Refusal } from './refusal.ts'

/** One request, taken apart. */
export interface Call {
  request: Request
  query: URLSearchParams
  /** A part of the path, such as the id in /users/:id. */
  param: (name: string) => string
  /** The JSON object that was sent. @throws Refusal 400 when it is not one. */
  body: () => Promise<Record<string, unknown>>
}

type Answer = (call: Call) => Response | Promise<Response>

/**
 * A handler for one line of the contract. It answers what `answer` returns, or the refusal it throws.
 * @param path without /api/v1, such as /users/:id
 */
export function route(
  method: 'get' | 'post' | 'patch',
  path: string,
  answer: Answer,
  errorShape: ErrorShape = 'errors',
): HttpHandler {
  return http[method](`*/api/v1${path}`, async ({ request, params }) => {
    try {
      return await answer({
        request,
        query: new URL(request.url).searchParams,
        param: (name) => String(params[name] ?? ''),
        body: () => jsonObject(request),
      })
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse(errorShape)
      throw error
    }
  })
}

/** The last handler: whatever no line of the contract names does not exist. */
export const unknownPath: HttpHandler = http.all('*/api/v1/*', () =>
  new Refusal(404, 'Esta dirección no existe en la API.').toResponse(),
)

async function jsonObject(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null)
  if (!isObject(body)) throw new Refusal(400, 'El mensaje recibido no es un objeto JSON.')
  return body
}

/** Says whether a value from outside is an object with named fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
