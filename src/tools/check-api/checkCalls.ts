import { type AxiosResponse, getAdapter, isAxiosError } from 'axios'

import { ApiError } from '@/api/apiError'
import { blobHttp } from '@/api/download'
import { http } from '@/api/http'
import type { Credentials } from '@/api/sessions'

import { contract } from './contract'
import { type ContractRow, exampleValues, type Values } from './contractRow'
import { judge, type Outcome, wrong } from './outcome'

export interface CheckOptions {
  /** The origin of the API, without `/api/v1`. */
  base: string
  /** The account that signs in; null checks only the calls that need none. */
  credentials: Credentials | null
  /** Whether to make the calls that change data. */
  write: boolean
  /** Whether to redeem the account's pass. */
  redeem: boolean
}

const password = 'Comprobacion-0'

/** Values that no account, token or pass has. The API must refuse them, so a call with them changes no data. */
const falseValues: Partial<Values> = {
  credentials: { email: 'comprobacion@ejemplo.invalid', password },
  confirmationToken: 'comprobacion-sin-valor',
  newPassword: { reset_password_token: 'comprobacion-sin-valor', password },
  pass: { userId: '999999999', token: 'comprobacion-sin-valor' },
  teacherCode: '999999999',
}

/** Thrown if a call needs a value that is not known, so that no API receives the contract's examples. */
class MissingValue extends Error {}

/**
 * Makes each call of the contract at most once, in the contract's order, with its function of src/api. Stops after the
 * first call if no API responds.
 * @param report receives each outcome as soon as it is known
 */
export async function checkCalls(
  { base, credentials, write, redeem }: CheckOptions,
  report: (outcome: Outcome) => void,
) {
  const known: Partial<Values> = credentials ? { credentials } : {}
  const refused = { ...falseValues }
  if (write && credentials) refused.registration = { ...exampleValues.registration, ...credentials }
  let last: { response?: AxiosResponse<unknown> | undefined; cause: string } = { cause: '' }
  let bearer: string | null = null

  // In Node, only axios's fetch adapter reads files as Blobs.
  const send = getAdapter('fetch')
  for (const { defaults } of [http, blobHttp]) {
    defaults.baseURL = `${base}/api/v1`
    defaults.adapter = async (request) => {
      // src/api reads the token from cookies, which Node lacks.
      if (bearer !== null) request.headers.set('Authorization', `Bearer ${bearer}`)
      try {
        last.response = await send(request)
        return last.response
      } catch (error) {
        if (isAxiosError<unknown>(error)) {
          last.response = error.response
          last.cause = error.cause && 'code' in error.cause ? String(error.cause.code) : error.message
        }
        throw error
      }
    }
  }

  for (const [key, row] of Object.entries<ContractRow>(contract)) {
    const name = row.call.replace(/\?.*/, '')
    bearer = row.token === 'always' ? (known.user?.auth_token ?? null) : null
    const changesData = row.changesData ?? (row.exampleBody !== null && key !== 'signIn')
    const isAllowed = !changesData || (write && (redeem || key !== 'redeemPass'))
    const own = isAllowed && (row.token !== 'always' || bearer !== null) ? known : {}
    let mustBeRefused = own !== known
    const values = new Proxy(exampleValues, {
      get(_, value: keyof Values) {
        mustBeRefused ||= own[value] === undefined
        if (mustBeRefused && refused[value] === undefined) throw new MissingValue()
        return own[value] ?? refused[value]
      },
    })
    let error: ApiError | null = null
    last = { cause: '' }
    try {
      Object.assign(known, await row.check(values))
    } catch (thrown) {
      if (thrown instanceof MissingValue) {
        report({ name, verdict: 'no probado', status: null, sentence: '' })
        continue
      }
      if (!(thrown instanceof ApiError)) throw thrown
      error = thrown
    }
    const { response, cause } = last
    const { verdict, sentence } = response
      ? judge(row, response, error, mustBeRefused)
      : wrong(`No contesta (${cause}).`)
    const secrets = [credentials?.password, known.user?.auth_token, known.pass?.token]
    const safe = secrets.reduce<string>((left, one) => (one ? left.replaceAll(one, '•••') : left), sentence)
    report({ name, verdict, status: response?.status ?? null, sentence: safe })
    if (key === 'signIn' && (!response || error?.isPage)) return
  }
}
