import type { Credentials } from '@/api/sessions'

import { contract } from './contract'
import type { ContractRow } from './contractRow'
import { shownLists } from './publicRows'
import type { Runner } from './runner'
import { note, problem, warning } from './sentences'

// No user or token has these values, so calls with them change no data.
const UNKNOWN_ID = '999999999'
const FALSE_TOKEN = 'comprobacion-sin-valor'
export const UNKNOWN_ACCOUNT = { email: 'comprobacion@ejemplo.invalid', password: 'Comprobacion-0' }

/** The lists whose values later calls send. A list is empty if its response is unreadable. */
export type Lists = NonNullable<Awaited<ReturnType<typeof publicChecks>>>

/** Makes the public calls, and calls that the API must refuse. @returns null if the first response is not JSON */
export async function publicChecks({ ask, answers }: Runner) {
  await ask(contract.listThemes, undefined)
  if (answers[0]?.answer.json === undefined) return null
  const lists: ContractRow<unknown, unknown>[] = Object.values(shownLists)
  for (const list of lists) await ask(list, undefined)
  const grades = (await ask(contract.listSchoolGrades, undefined)) ?? []
  const schoolTypes = (await ask(contract.listSchoolTypes, undefined)) ?? []
  const services = (await ask(contract.listServices, undefined)) ?? []
  const questions = (await ask(contract.listQuestions, undefined)) ?? []
  const projects = await ask(contract.listJustifications, undefined)
  const project = projects?.find(({ has_file }) => has_file)
  if (project) await ask(contract.downloadPdf, project.id)
  if (project) await ask(contract.downloadWord, project.id)
  const falseToken = { reset_password_token: FALSE_TOKEN, password: UNKNOWN_ACCOUNT.password }
  const falsePass = { userId: UNKNOWN_ID, token: FALSE_TOKEN }
  await ask(contract.signIn, UNKNOWN_ACCOUNT, ', con una cuenta que no existe', [401, 400, 422])
  await ask(contract.findTeacher, UNKNOWN_ID, ', con un código que nadie tiene', [404, 422, 400])
  await ask(contract.confirmAccount, FALSE_TOKEN, ', con un token falso', [422, 400, 401, 404])
  await ask(contract.changePassword, falseToken, ', con un token falso', [422, 400, 401, 404])
  await ask(contract.redeemPass, falsePass, ', con un pase que no existe', [422, 400, 401, 403, 404, 409])
  return { grades, schoolTypes, services, questions }
}

/** The results of the signed-in calls. Later calls send values from these results. */
export type Account = NonNullable<Awaited<ReturnType<typeof accountChecks>>>

/** Makes the signed-in calls that change nothing. @returns null if the response to the sign-in is unreadable */
export async function accountChecks(runner: Runner, credentials: Credentials) {
  const { ask, setToken, secrets, answers } = runner
  secrets.add(credentials.password)
  const signedIn = await ask(contract.signIn, credentials, ', con la cuenta')
  if (!signedIn) return null
  const { user, freePass, folios } = signedIn
  const { id, auth_token } = user
  secrets.add(auth_token)
  if (typeof freePass === 'string') secrets.add(freePass)
  setToken(auth_token)
  const profile = await ask(contract.getProfile, id)
  const profileAsItCame = answers.at(-1)?.answer.json
  const schedules = (await ask(contract.listSchedules, undefined)) ?? []
  const contactPreferences = (await ask(contract.listContactPreferences, undefined)) ?? []
  if (freePass !== false) await ask(contract.downloadPass, id)
  if (folios[0] !== undefined) await ask(contract.downloadAppointment, folios[0])
  await ask(contract.getProfile, id === 1 ? 2 : id - 1, ', de otra persona', [403, 404])
  setToken(FALSE_TOKEN)
  await ask(contract.getProfile, id, ', con un token que ya no sirve', [401, 406])
  setToken(null)
  await ask(contract.getProfile, id, ', sin token', [401, 406])
  await ask(contract.findTeacher, String(id), ', con el código de la cuenta y sin sesión')
  return { user, freePass, profile, profileAsItCame, schedules, contactPreferences }
}

/** Checks that browsers and caches do not store personal data. */
export function cachingCheck({ answers, add }: Runner): void {
  const cacheable = answers.filter(
    ({ answer: { sentToken, response } }) =>
      sentToken && response?.ok && !/no-store/i.test(response.headers.get('cache-control') ?? ''),
  )
  const names = [...new Set(cacheable.map(({ name }) => name))].join(', ')
  const text = `Falta \`Cache-Control: no-store\` en lo que es de una persona, y se queda en el navegador: ${names}.`
  if (cacheable.length > 0) add('Caché', [warning(text)], null)
}

const allowed = (what: string, by: Response | null) => by?.headers.get(`access-control-allow-${what}`) ?? ''

/** Checks that the site's origin may call the API with a token and a body (CORS). */
export async function corsCheck({ answers, add, request }: Runner, base: string, origin: string): Promise<void> {
  const { response } = await request(`${base}/api/v1/users/1`, {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  })
  const allowsOrigin = (by: Response | null) => ['*', origin].includes(allowed('origin', by))
  const headers = allowed('headers', response)
  // In Access-Control-Allow-Headers, `*` does not include Authorization.
  const isOpen =
    /authorization/i.test(headers) && /type|\*/i.test(headers) && /patch|\*/i.test(allowed('methods', response))
  const closed = answers.filter(({ answer }) => !allowsOrigin(answer.response)).map(({ name }) => name)
  const names = closed.length === answers.length ? ['ninguna respuesta'] : [...new Set(closed)]
  if (!response?.ok || !isOpen || !allowsOrigin(response)) names.push(`OPTIONS (${String(response?.status)})`)
  const text = `Los navegadores no pueden leer ${names.join(', ')}. Toda respuesta, también un error, debe traer \`Access-Control-Allow-Origin: ${origin}\`. La de OPTIONS debe ser 200 o 204 sin pedir sesión, con \`Access-Control-Allow-Headers: Authorization, Content-Type\` y \`Access-Control-Allow-Methods: GET, POST, PATCH\`. En Rails, con rack-cors: origins "${origin}"; resource "/api/v1/*", headers: %w[Authorization Content-Type], methods: %i[get post patch options].`
  add(`CORS desde ${origin}`, [names.length > 0 ? problem(text) : note('Los navegadores pueden llamar.')], null)
}
