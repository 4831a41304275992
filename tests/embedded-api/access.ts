import type { Database } from './database.ts'
import type { User } from './records.ts'
import { Refusal } from './refusal.ts'

/** The user whose token the request carries; null when it carries none. @throws Refusal 401 for a token nobody has. */
export function bearerOf(database: Database, request: Request): User | null {
  const header = request.headers.get('authorization')
  if (header === null) return null
  const token = /^Bearer (\S+)$/.exec(header)?.[1]
  const user = database.data.users.find(({ auth_tokens: tokens }) => token !== undefined && tokens.includes(token))
  if (user === undefined) throw new Refusal(401, 'Tu sesión terminó. Inicia sesión de nuevo.')
  return user
}

/** The signed-in user. @throws Refusal 401 without a good token. */
export function signedIn(database: Database, request: Request): User {
  const user = bearerOf(database, request)
  if (user === null) throw new Refusal(401, 'Inicia sesión para continuar.')
  return user
}

/** The signed-in user, when the path speaks of them. @throws Refusal 401 without a good token, 403 for anybody else's id. */
export function signedInAs(id: string, database: Database, request: Request): User {
  const user = signedIn(database, request)
  if (String(user.id) !== id) throw new Refusal(403, 'No puedes consultar los datos de otra persona.')
  return user
}
