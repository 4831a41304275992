import type { HttpHandler } from 'msw'

import type { Services } from '../services.ts'

/** The visit requests of teachers. */
export function appointmentHandlers(_services: Services): HttpHandler[] {
  return []
}
