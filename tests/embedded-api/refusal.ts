import { HttpResponse } from 'msw'

const TITLES: Record<number, string> = {
  400: 'Solicitud incorrecta',
  401: 'No autorizado',
  403: 'Sin permiso',
  404: 'No encontrado',
  409: 'Conflicto',
  413: 'Demasiado grande',
  422: 'Datos no válidos',
}

/** How a call words its refusals: JSON:API everywhere, one `error` text on the two calls that create requests. */
export type ErrorShape = 'errors' | 'error'

/** What the API does not do, and why, in a calm sentence. Thrown by handlers, turned into an answer by `route`. */
export class Refusal extends Error {
  readonly status: number
  readonly details: string[]

  constructor(status: number, ...details: string[]) {
    super(details[0])
    this.status = status
    this.details = details
  }

  toResponse(shape: ErrorShape = 'errors'): Response {
    if (shape === 'error') return HttpResponse.json({ error: this.message }, { status: this.status })
    const title = TITLES[this.status] ?? 'Error'
    const errors = this.details.map((detail) => ({ status: String(this.status), title, detail }))
    return HttpResponse.json({ errors }, { status: this.status })
  }
}
