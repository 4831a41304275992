import { passDocument } from '../documents/documents.ts'
import { passMail } from '../mail/accountMails.ts'
import { passOf } from '../pass.ts'
import { TEACHER, type User } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { related, resource } from '../resource.ts'
import { type Call, type Endpoints, fileAnswer } from '../route.ts'
import { readProfileChange } from '../validation/registration.ts'

/** A user's profile, and the courtesy pass, which the ticket desk redeems once. */
export const userEndpoints: Endpoints = {
  /** Returns the user's own profile if the query has `include=themes`, otherwise the teacher with this code. */
  'GET /users/:id': ({ id, query, bearer, ownUser, database }) => {
    if (query.get('include') === 'themes') return { data: userResource(ownUser()) }
    const reader = bearer()
    const user = database.data.users.find((one) => String(one.id) === id && one.confirmed_at !== null)
    if (user === undefined) throw new Refusal(404, 'No encontramos a ninguna persona con ese código.')
    return { data: reader?.id === user.id ? userResource(user) : publicResource(user) }
  },

  /** Accepts a flat body or {"user": …}, and validates it by the rules of the registration. */
  'PATCH /users/:id': async ({ body, ownUser, database }) => {
    const payload = await body()
    const changed = database.change(({ users }) => {
      const user = ownUser()
      const profile = readProfileChange(payload, user)
      if (users.some(({ id, email }) => id !== user.id && email === profile.email)) {
        throw new Refusal(422, 'El email ya está en uso.')
      }
      return Object.assign(user, profile)
    })
    return { data: userResource(changed) }
  },

  'GET /users/:id/send_qr_code': (call) => {
    const { user, pass } = ownPass(call)
    call.outbox.deliver(passMail(user, pass, call.appOrigin))
    return { message: 'Correo enviado' }
  },

  'GET /users/:id/download_qr_code': async (call) => {
    const { pass } = ownPass(call)
    const { passPdf } = await import('../documents/passPdf.ts')
    return fileAnswer(await passPdf(passDocument(pass, call.appOrigin)), 'application/pdf', 'myt-qr.pdf')
  },

  'GET /users/:id/remove_qr_code': ({ id, query, database }) => {
    const token = query.get('token_qr') ?? ''
    database.change(({ users }) => {
      const user = users.find((one) => String(one.id) === id)
      if (user === undefined || token === '') throw new Refusal(422, 'Este código no es de ningún pase.')
      if (token === user.used_pass) throw new Refusal(422, 'El código de visita ya fue utilizado')
      if (token !== user.free_pass) throw new Refusal(422, 'Este código no es de ningún pase.')
      user.used_pass = token
      user.free_pass = null
    })
    return { message: 'Código validado' }
  },
}

function ownPass({ ownUser }: Call) {
  const user = ownUser()
  const pass = passOf(user)
  if (pass === null) throw new Refusal(422, 'Tu pase de cortesía ya fue utilizado.')
  return { user, pass }
}

/** Returns the attributes that users may read about themselves. */
export function userResource(user: User) {
  const {
    password_hash: _hash,
    confirmation_token: _token,
    auth_tokens: _tokens,
    used_pass: _used,
    confirmed_at: _at,
    theme_ids,
    ...profile
  } = user
  return { ...resource('users', profile), relationships: related('themes', theme_ids) }
}

/**
 * Returns the attributes that anyone can read with the code. If the user is not a teacher, returns only the profile.
 */
function publicResource({ id, profile_id, name, first_lastname, second_lastname, school, email }: User) {
  if (profile_id !== TEACHER) return resource('users', { id, profile_id })
  return resource('users', { id, profile_id, name, first_lastname, second_lastname, school, email })
}
