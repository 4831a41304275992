import { STATUS_CODES } from 'node:http'

import { HttpResponse } from './msw.ts'

/** An error response with its reasons. Handlers throw it. */
export class Refusal extends Error {
  readonly status: number
  readonly details: string[]

  constructor(status: number, ...details: string[]) {
    super(details[0])
    this.status = status
    this.details = details
  }

  /** @param plain whether to send a single `error` string instead of JSON:API's list */
  toResponse(plain = false): Response {
    const title = STATUS_CODES[this.status]
    const errors = this.details.map((detail) => ({ status: String(this.status), title, detail }))
    return HttpResponse.json(plain ? { error: this.message } : { errors }, { status: this.status })
  }
}
