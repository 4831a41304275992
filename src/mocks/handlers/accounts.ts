import { isRecord } from '../../lib/untrusted.ts'
import { hashPassword, passwordMatches, randomToken } from '../passwords.ts'
import { confirmationMail, passwordMail } from '../mail/accountMails.ts'
import { HttpResponse } from '../msw.ts'
import { type Data, nextId, type User } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { now } from '../requestContext.ts'
import type { Endpoints, Payload } from '../route.ts'
import { readEmailOnly, readNewPassword, readRegistration } from '../validation/registration.ts'
import { userResource } from './users.ts'

/** The maximum number of sessions per user. A further sign-in ends the oldest session. */
const TOKENS_KEPT = 200
/** The lifetime of a password recovery link in milliseconds: six hours, Devise's default. */
const RESET_GOOD_FOR = 6 * 60 * 60 * 1000

/** Sign-in, registration, and password recovery. */
export const accountEndpoints: Endpoints = {
  'POST /users/sign_in': async ({ body, database }) => {
    const credentials = accountIn(await body(), 'Faltan el correo y la contraseña.')
    return database.change((data) => {
      const user = knownUser(data, credentials)
      if (user.confirmed_at === null) {
        throw new Refusal(401, 'Tu cuenta aún no está validada. Abre el enlace del correo que te enviamos.')
      }
      const token = randomToken()
      user.auth_tokens = [...user.auth_tokens, token].slice(-TOKENS_KEPT)
      user.sign_in_count += 1
      const { id, name, first_lastname, second_lastname, email, sign_in_count, free_pass, profile_id } = user
      const known = { id, name, first_lastname, second_lastname, email, sign_in_count, free_pass, profile_id }
      const visits = data.appointments.filter(({ user_id }) => user_id === id)
      return { ...known, auth_token: token, appointments: visits.map((visit) => visit.id) }
    })
  },

  /** Accepts a flat body or {"user": …}. The account cannot sign in until its e-mail is confirmed. */
  'POST /users': async ({ body, database, outbox, appOrigin }) => {
    const { password, ...profile } = readRegistration(await body())
    const user = database.change((data) => {
      if (data.users.some(({ email }) => email === profile.email)) throw new Refusal(422, 'El email ya está en uso.')
      const account: User = {
        ...profile,
        id: nextId(data, 'users'),
        password_hash: hashPassword(password),
        sign_in_count: 0,
        free_pass: randomToken(),
        used_pass: null,
        confirmation_token: randomToken(),
        confirmed_at: null,
        auth_tokens: [],
      }
      data.users.push(account)
      return account
    })
    outbox.deliver(confirmationMail(user, appOrigin))
    return HttpResponse.json({ data: userResource(user) }, { status: 201 })
  },

  'GET /users/confirmation': ({ query, database }) => {
    const token = query.get('confirmation_token')
    database.change(({ users }) => {
      const user = users.find((candidate) => candidate.confirmation_token === token)
      if (user === undefined) throw new Refusal(400, 'El enlace de validación no es correcto.')
      if (user.confirmed_at !== null) throw new Refusal(400, 'Esta cuenta ya estaba validada.')
      user.confirmed_at = now().toISOString()
    })
    return { message: 'Cuenta validada' }
  },

  'POST /users/password': async ({ body, database, outbox, appOrigin }) => {
    const email = readEmailOnly(accountIn(await body()))
    const { user, token } = database.change((data) => {
      const found = data.users.find((candidate) => candidate.email === email)
      if (found === undefined) throw new Refusal(422, 'No encontramos una cuenta con ese correo.')
      const reset = { token: randomToken(), user_id: found.id, sent_at: now().toISOString() }
      data.passwordResets = [...data.passwordResets.filter(({ user_id }) => user_id !== found.id), reset]
      return { user: found, token: reset.token }
    })
    outbox.deliver(passwordMail(user, token, appOrigin))
    return { message: 'Correo enviado' }
  },

  'PATCH /users/password': async ({ body, database }) => {
    const account = accountIn(await body())
    database.change((data) => {
      const reset = data.passwordResets.find(({ token }) => token === account['reset_password_token'])
      const user = data.users.find(({ id }) => id === reset?.user_id)
      if (reset === undefined || user === undefined) {
        throw new Refusal(422, 'El enlace para cambiar tu contraseña no es correcto o ya se usó.')
      }
      if (now().getTime() - Date.parse(reset.sent_at) > RESET_GOOD_FOR) {
        throw new Refusal(422, 'El enlace para cambiar tu contraseña ya caducó.')
      }
      user.password_hash = hashPassword(readNewPassword(account))
      // Ends all sessions that used the old password.
      user.auth_tokens = []
      data.passwordResets = data.passwordResets.filter((candidate) => candidate !== reset)
    })
    return { message: 'Contraseña actualizada' }
  },
}

/** Returns the object inside {"user": …}. @throws Refusal 400 if it is missing */
function accountIn({ user }: Payload, missing = 'Faltan los datos de la cuenta.'): Payload {
  if (!isRecord(user)) throw new Refusal(400, missing)
  return user
}

function knownUser(data: Data, { email, password }: Payload): User {
  const wanted = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const user = data.users.find((candidate) => candidate.email === wanted)
  if (user === undefined || typeof password !== 'string' || !passwordMatches(password, user.password_hash)) {
    throw new Refusal(401, 'El correo o la contraseña no son correctos.')
  }
  return user
}
