import { type HttpHandler, HttpResponse } from 'msw'

import { passwordMail } from '../mail/passwordMail.ts'
import { hashPassword, randomToken } from '../passwords.ts'
import { Refusal } from '../refusal.ts'
import { isObject, route } from '../route.ts'
import type { Services } from '../services.ts'
import { readEmailOnly, readNewPassword } from '../validation/registration.ts'

/** How long the link in the e-mail is good: six hours, as Devise has it. */
const GOOD_FOR = 6 * 60 * 60 * 1000

/** POST and PATCH /users/password: an e-mail with a link, and the new password that it is good for, once. */
export function passwordHandlers({ database, outbox, appOrigin }: Services): HttpHandler[] {
  return [
    route('post', '/users/password', async ({ body, request }) => {
      const email = readEmailOnly(userOf(await body()))
      const { user, token } = database.change((data) => {
        const found = data.users.find((candidate) => candidate.email === email)
        if (found === undefined) throw new Refusal(422, 'No encontramos una cuenta con ese correo.')
        const reset = { token: randomToken(), user_id: found.id, sent_at: new Date().toISOString() }
        data.passwordResets = [...data.passwordResets.filter(({ user_id }) => user_id !== found.id), reset]
        return { user: found, token: reset.token }
      })
      outbox.deliver(passwordMail(user, token, appOrigin(request)))
      return HttpResponse.json({ message: 'Correo enviado' })
    }),
    route('patch', '/users/password', async ({ body }) => {
      const { reset_password_token: token, password: typed } = userOf(await body())
      database.change((data) => {
        const reset = data.passwordResets.find((candidate) => candidate.token === token)
        const user = data.users.find(({ id }) => id === reset?.user_id)
        if (reset === undefined || user === undefined) {
          throw new Refusal(422, 'El enlace para cambiar tu contraseña no es correcto o ya se usó.')
        }
        if (Date.now() - Date.parse(reset.sent_at) > GOOD_FOR) {
          throw new Refusal(422, 'El enlace para cambiar tu contraseña ya caducó.')
        }
        user.password_hash = hashPassword(readNewPassword(typed), database.passwordCost)
        // Whoever was signed in with the old password no longer is.
        user.auth_tokens = []
        data.passwordResets = data.passwordResets.filter((candidate) => candidate !== reset)
      })
      return HttpResponse.json({ message: 'Contraseña actualizada' })
    }),
  ]
}

function userOf({ user }: Record<string, unknown>): Record<string, unknown> {
  if (!isObject(user)) throw new Refusal(400, 'Faltan los datos de la cuenta.')
  return user
}
