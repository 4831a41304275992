import { type HttpHandler, HttpResponse } from 'msw'

import type { Database } from '../database.ts'
import { Refusal } from '../refusal.ts'
import { route } from '../route.ts'

/** GET /users/confirmation. Must be listed before GET /users/:id. */
export function confirmationHandlers(database: Database): HttpHandler[] {
  return [
    route('get', '/users/confirmation', ({ query }) => {
      const token = query.get('confirmation_token')
      database.change((data) => {
        const user = data.users.find((candidate) => candidate.confirmation_token === token)
        if (user === undefined) throw new Refusal(400, 'El enlace de validación no es correcto.')
        if (user.confirmed_at !== null) throw new Refusal(400, 'Esta cuenta ya estaba validada.')
        user.confirmed_at = new Date().toISOString()
      })
      return HttpResponse.json({ message: 'Cuenta validada' })
    }),
  ]
}
