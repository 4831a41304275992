import { type HttpHandler, HttpResponse } from 'msw'

import type { Database } from '../database.ts'
import { passwordMatches, randomToken } from '../passwords.ts'
import type { Data, User } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { isObject, route } from '../route.ts'

/** Old sessions of a user who signs in again and again (tests do) are forgotten beyond this number. */
const TOKENS_KEPT = 200

/** POST /users/sign_in. */
export function sessionHandlers(database: Database): HttpHandler[] {
  return [
    route('post', '/users/sign_in', async ({ body }) => {
      const { user: credentials } = await body()
      if (!isObject(credentials)) throw new Refusal(400, 'Faltan el correo y la contraseña.')
      const session = database.change((data) => {
        const user = knownUser(data, credentials)
        if (user.confirmed_at === null) {
          throw new Refusal(401, 'Tu cuenta aún no está validada. Abre el enlace del correo que te enviamos.')
        }
        const token = randomToken()
        user.auth_tokens = [...user.auth_tokens, token].slice(-TOKENS_KEPT)
        user.sign_in_count += 1
        return sessionOf(user, token, data)
      })
      return HttpResponse.json(session)
    }),
  ]
}

function knownUser(data: Data, { email, password }: Record<string, unknown>): User {
  const wanted = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const user = data.users.find((candidate) => candidate.email === wanted)
  if (user === undefined || typeof password !== 'string' || !passwordMatches(password, user.password_hash)) {
    throw new Refusal(401, 'El correo o la contraseña no son correctos.')
  }
  return user
}

function sessionOf(user: User, token: string, data: Data) {
  return {
    id: user.id,
    name: user.name,
    first_lastname: user.first_lastname,
    second_lastname: user.second_lastname,
    email: user.email,
    auth_token: token,
    sign_in_count: user.sign_in_count,
    free_pass: user.free_pass,
    profile_id: user.profile_id,
    appointments: data.appointments.filter(({ user_id: owner }) => owner === user.id).map(({ id }) => id),
  }
}
