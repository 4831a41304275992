import { type HttpHandler, HttpResponse } from 'msw'

import { bearerOf, signedInAs } from '../access.ts'
import type { Database } from '../database.ts'
import type { User } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { type Resource, resource } from '../resource.ts'
import { route } from '../route.ts'

/** GET /users/:id, in its two readings: one's own profile (include=themes) and the look-up of a teacher by code. */
export function userHandlers(database: Database): HttpHandler[] {
  return [
    route('get', '/users/:id', ({ param, query, request }) => {
      if (query.get('include') === 'themes') {
        return HttpResponse.json({ data: userResource(signedInAs(param('id'), database, request)) })
      }
      const reader = bearerOf(database, request)
      const user = database.data.users.find(
        ({ id, confirmed_at }) => String(id) === param('id') && confirmed_at !== null,
      )
      if (user === undefined) throw new Refusal(404, 'No encontramos a ninguna persona con ese código.')
      return HttpResponse.json({ data: reader?.id === user.id ? userResource(user) : publicResource(user) })
    }),
  ]
}

/** Everything a person may read about themselves. */
export function userResource(user: User): Resource {
  const {
    password_hash: _hash,
    confirmation_token: _token,
    auth_tokens: _tokens,
    used_pass: _used,
    theme_ids,
    confirmed_at: _at,
    ...profile
  } = user
  return {
    ...resource('users', profile),
    relationships: { themes: { data: theme_ids.map((id) => ({ id: String(id), type: 'themes' })) } },
  }
}

const TEACHER = 1

/** What a code tells anybody, signed in or not: of a teacher what the questionnaire reads, of others only that they are none. */
function publicResource({ id, profile_id, name, first_lastname, second_lastname, school, email }: User): Resource {
  if (profile_id !== TEACHER) return resource('users', { id, profile_id })
  return resource('users', { id, profile_id, name, first_lastname, second_lastname, school, email })
}
