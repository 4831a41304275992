import { type HttpHandler, HttpResponse } from 'msw'

import { signedInAs } from '../access.ts'
import type { Database } from '../database.ts'
import { Refusal } from '../refusal.ts'
import { isObject, route } from '../route.ts'
import { readProfileChange } from '../validation/registration.ts'
import { userResource } from './users.ts'

/** PATCH /users/:id, flat or inside {"user": …}: one's own data, by the rules of the registration. */
export function profileHandlers(database: Database): HttpHandler[] {
  return [
    route('patch', '/users/:id', async ({ param, body, request }) => {
      const payload = await body()
      const owner = database.change(({ users }) => {
        const user = signedInAs(param('id'), database, request)
        const profile = readProfileChange(isObject(payload['user']) ? payload['user'] : payload, user)
        if (users.some(({ id, email }) => id !== user.id && email === profile.email)) {
          throw new Refusal(422, 'El email ya está en uso.')
        }
        return Object.assign(user, profile)
      })
      return HttpResponse.json({ data: userResource(owner) })
    }),
  ]
}
