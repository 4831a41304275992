import { type HttpHandler, HttpResponse } from 'msw'

import type { Services } from '../services.ts'
import { confirmationMail } from '../mail/confirmationMail.ts'
import { hashPassword, randomToken } from '../passwords.ts'
import { nextId, type User } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { isObject, route } from '../route.ts'
import { readRegistration } from '../validation/registration.ts'
import { userResource } from './users.ts'

/** POST /users, flat or inside {"user": …}. The account cannot sign in until its e-mail is confirmed. */
export function registrationHandlers({ database, outbox, appOrigin }: Services): HttpHandler[] {
  return [
    route('post', '/users', async ({ body, request }) => {
      const payload = await body()
      const { password, ...profile } = readRegistration(isObject(payload['user']) ? payload['user'] : payload)
      const user = database.change((data): User => {
        if (data.users.some(({ email }) => email === profile.email)) throw new Refusal(422, 'El email ya está en uso.')
        const created = {
          ...profile,
          id: nextId(data, 'users'),
          password_hash: hashPassword(password, database.passwordCost),
          sign_in_count: 0,
          free_pass: randomToken(),
          used_pass: null,
          confirmation_token: randomToken(),
          confirmed_at: null,
          auth_tokens: [],
        }
        data.users.push(created)
        return created
      })
      outbox.deliver(confirmationMail(user, appOrigin(request)))
      return HttpResponse.json({ data: userResource(user) }, { status: 201 })
    }),
  ]
}
