import type { ApiError } from '@/api/apiError'
import { priceOf, textOf } from '@/api/resource'
import { settings } from '@/model/env'
import { isRecord } from '@/lib/untrusted'

import type { ContractCall } from './contractRow'

/** A raw response from the API, or the reason why no response arrived. */
export interface Answer {
  /** Null if no response arrived. The body is in `text`. */
  response: Response | null
  text: string
  /** The body as JSON; undefined for other bodies. */
  json: unknown
  /** Why no response arrived, such as `ECONNREFUSED`; '' if a response arrived. */
  cause: string
  /** Whether the request contained a session's token. */
  sentToken: boolean
}

type Received = Answer & { response: Response }

/** A Spanish remark about a response, for the API's developers. */
export interface Finding {
  /** `problem`: the platform cannot read the response. `warning`: it can, but misses something. `note`: as expected. */
  level: 'problem' | 'warning' | 'note'
  text: string
}

export const problem = (text: string): Finding => ({ level: 'problem', text })
export const warning = (text: string): Finding => ({ level: 'warning', text })
export const note = (text: string): Finding => ({ level: 'note', text })

const CAUSES: Record<string, string> = {
  ENOTFOUND: 'ese nombre no existe en DNS',
  ECONNREFUSED: 'nadie escucha en ese puerto',
  ECONNABORTED: 'pasó el tiempo que la plataforma espera',
  'bad port': 'los navegadores bloquean ese puerto',
  NOT_SENT: 'la plataforma no llama con un `id` que traiga más que letras, números, _ y -',
}

/** @param cause the `cause` of an `Answer` */
export function noAnswer(cause: string): Finding {
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_|TLS|SSL/.test(cause)
  const reason = isCertificate ? 'ahí no hay https, o los navegadores no aceptan su certificado' : CAUSES[cause]
  return problem(`No contesta: ${reason === undefined ? cause : `${reason} (${cause})`}.`)
}

/** The beginning of a string from the API, without terminal control characters or possible tokens. */
export const shown = (text: string) =>
  text
    .slice(0, 100)
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .replaceAll(/\S{25,}/g, '•••')
    .trim()

/** Describes the type of a JSON value in Spanish. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'una lista'
  if (isRecord(value)) return `un objeto con «${shown(Object.keys(value).join(', '))}»`
  return value === undefined || value === null ? 'nada en JSON' : 'un valor suelto'
}

/** Finds a resource's attributes, inside `attributes` or next to the id. The resource may be inside `data`. */
export function attributesOf(json: unknown): Record<string, unknown> {
  const resource = isRecord(json) && isRecord(json['data']) ? json['data'] : json
  if (!isRecord(resource)) return {}
  return isRecord(resource['attributes']) ? resource['attributes'] : resource
}

/** Finds the error message in a body of any shape; null if it has none. */
function errorIn(json: unknown): string | null {
  if (!isRecord(json)) return null
  const { error, errors, success, message } = json
  const found = error ?? (Array.isArray(errors) ? (errors as unknown[])[0] : errors) ?? (success === false && message)
  const words = isRecord(found) ? (found['detail'] ?? found['message'] ?? JSON.stringify(found)) : found
  return words === undefined || words === null || words === false || words === '' ? null : shown(JSON.stringify(words))
}

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? 'nada'
const addressOf = ({ url }: Response) => url.replace(/\?.*/, '')

/** Reports a body that is an HTML page, for example from a proxy or the site itself; null for other bodies. */
function pageIn({ response, text }: Received): Finding | null {
  if (!typeOf(response).includes('html') && !text.trimStart().startsWith('<')) return null
  const title = /<(?:title|h1)[^<>]{0,100}>([^<]*)/i.exec(text.slice(0, 5000))?.[1] ?? ''
  const page = `contesta ${response.status} con una página HTML («${shown(title)}») en vez de JSON`
  return problem(
    !response.redirected
      ? `Aquí ${page}: es otro servidor, o la API toma la llamada por la visita de un navegador.`
      : `Redirige a ${addressOf(response)}, y ahí ${page}. Si falta permiso debe contestar 401, en JSON y sin redirigir.`,
  )
}

/** The result of a call: the returned value, or the thrown error. */
export type CallResult = { answer: Answer } & ({ error: null; result: unknown } | { error: ApiError })

/**
 * Describes a response.
 * @param refusals for a call that the API must refuse: the allowed statuses, the usual one first
 */
export function findingsOf(call: ContractCall, outcome: CallResult, refusals?: number[]): Finding[] {
  const { response } = outcome.answer
  if (!response) return [noAnswer(outcome.answer.cause)]
  const answer = { ...outcome.answer, response }
  const page = pageIn(answer)
  if (page) return [page]
  const inside = errorIn(answer.json)
  if (response.ok && inside !== null)
    return [
      problem(`Contesta ${response.status} con un error dentro: ${inside}. Debe llegar con su estado: 401, 404, 422…`),
    ]
  if (refusals) return refusalFindings(call, outcome.error, answer, refusals)
  if (outcome.error) return [response.ok ? unreadable(call, answer) : failed(call, outcome.error, answer)]
  return oddities(call, answer, outcome.result)
}

const FILE_TYPE = { pdf: '`application/pdf`', word: 'el tipo de un documento de Word' }

/** Describes a successful response that the platform cannot read. */
function unreadable({ expects }: ContractCall, { response, json }: Received): Finding {
  if (expects === 'done') return problem(`Contesta ${response.status}; aquí solo 200 significa que se hizo.`)
  if (expects === 'pdf' || expects === 'word')
    return problem(`No llega un archivo con ${FILE_TYPE[expects]}, sino \`${typeOf(response)}\`.`)
  if (expects === 'list') {
    const came = isRecord(json) && 'data' in json ? `\`data\` es ${kindOf(json['data'])}` : `llegó ${kindOf(json)}`
    return problem(`La lista debe venir dentro de \`data\`, {"data": […]}, y ${came}.`)
  }
  const attributes = attributesOf(json)
  if (expects === 'session' && textOf(attributes['auth_token']) === '') {
    const came = response.headers.has('authorization')
      ? 'vino en la cabecera `Authorization`'
      : `llegó ${kindOf(attributes)}`
    return problem(`Falta el token: debe venir en el cuerpo, en \`auth_token\`, junto a los datos; ${came}.`)
  }
  const forms = '{"data": {"id": "7", "attributes": {…}}}, {"data": {"id": 7, …}} o {"id": 7, …}'
  return problem(`Falta el \`id\` de quien o lo que se pidió: debe venir ${forms}, y llegó ${kindOf(attributes)}.`)
}

/** Quotes the error's message, or describes the body if it contains no message. */
function wordsOf({ isWrapped }: ContractCall, { detail }: ApiError, { json }: Answer): string {
  const shape = 'debe ser {"errors": [{"detail": "…"}]} o {"error": "…"}'
  const words = detail === null ? `El error no trae una frase: ${shape}, y es ${kindOf(json)}.` : `«${shown(detail)}»`
  if (!isWrapped) return words
  const { wrapUser } = settings
  return `${words} Si la API no halló los datos, los espera ${wrapUser ? 'sin' : 'en'} {"user": {…}}: VITE_API_WRAP_USER=${String(!wrapUser)}.`
}

/** Describes a refusal or failure of a call that should succeed. */
function failed(call: ContractCall, error: ApiError, answer: Received): Finding {
  const { response, sentToken } = answer
  const { status } = response
  const words = wordsOf(call, error, answer)
  if (!sentToken && (status === 401 || status === 403)) {
    const text = `Pide sesión (${status}), y la plataforma llama sin token: debe contestar a cualquiera.`
    const forStudents = 'Si no, los estudiantes necesitan una cuenta para responder el cuestionario.'
    return call.token === undefined ? problem(text) : warning(`${text} ${forStudents}`)
  }
  if (sentToken && (status === 401 || error.endsSession))
    return problem(`Rechaza con ${status} el token que la API acaba de dar: ${words}`)
  if (status === 406) return problem('Contesta 406: debe contestar a `Accept: application/json`.')
  if (status === 404) return problem(`Contesta 404, falta esta ruta o no existe lo que se pide: ${words}`)
  return problem(`Contesta ${status} a lo que envía la plataforma: ${words}`)
}

/** Describes the response to a call that the API must refuse. */
function refusalFindings(call: ContractCall, error: ApiError | null, answer: Received, statuses: number[]): Finding[] {
  const { status } = answer.response
  const isAgreed = statuses.includes(status)
  if (isAgreed && error) return [(error.detail === null ? warning : note)(wordsOf(call, error, answer))]
  if (isAgreed) return [note(`Contesta ${status}.`)]
  if (call.token === 'with a session' && (status === 401 || status === 403) && error)
    return [failed(call, error, answer)]
  const [usual, ...others] = statuses
  const text = `Contesta ${status}; debe rechazar con ${String(usual)} (o ${others.join(', ')}).`
  return [error && status < 500 ? warning(text) : problem(text)]
}

/** Reports what is unusual about a response that the platform can read. */
function oddities(call: ContractCall, answer: Received, result: unknown): Finding[] {
  const { expects, reads = [], remark = '' } = call
  const { json, response } = answer
  const found: Finding[] = []
  if (response.redirected) found.push(warning(`Redirige a ${addressOf(response)}: debe contestar donde se le pide.`))
  const type = typeOf(response)
  if ((expects === 'pdf' || expects === 'word') && !type.includes(expects))
    found.push(
      warning(`El archivo llega como \`${type}\` y en algunos teléfonos no abre: debe traer ${FILE_TYPE[expects]}.`),
    )
  const isEmpty = Array.isArray(result) && result.length === 0
  if (isEmpty && expects === 'questions') return [problem(`No se lee ninguna pregunta. ${remark}`)]
  if (isEmpty) return [...found, warning('La lista llegó vacía.')]
  if (expects === 'list') return [...found, ...listFindings(call, answer)]
  const missing = reads.filter((name) => !(name in attributesOf(json)))
  return missing.length === 0 ? found : [...found, warning(`Falta \`${missing.join('`, `')}\`.`)]
}

const idOf = (entry: unknown) => (isRecord(entry) ? textOf(entry['id']) : '')

function listFindings({ call, reads = [] }: ContractCall, { json, response: { headers } }: Received): Finding[] {
  const entries: unknown[] = isRecord(json) && Array.isArray(json['data']) ? json['data'] : []
  const { length } = entries
  const about = (isOdd: (entry: unknown) => boolean, what: string): Finding[] => {
    const odd = entries.filter(isOdd)
    const ids = odd.map(idOf).filter((id) => id !== '')
    const named = ids.length > 0 ? ` (id ${shown(ids.slice(0, 5).join(', '))})` : ''
    return odd.length > 0 ? [warning(`${odd.length} de ${length} ${what}${named}.`)] : []
  }
  const meta = isRecord(json) && isRecord(json['meta']) ? json['meta'] : {}
  const total = Number(meta['total'] ?? meta['total_count'] ?? headers.get('x-total') ?? headers.get('x-total-count'))
  const size = Number(/size\]=(\d+)/.exec(call)?.[1])
  const isCut = total > length || (size > length && length === 25)
  const cut = `Llegaron ${length}${total > length ? ` de ${total}` : ' justas'}: debe atender \`page[size]=${size}\`.`
  return [
    ...(isCut ? [warning(cut)] : []),
    ...about((entry) => !/^\d+$/.test(idOf(entry)), 'sin un `id` que sea número'),
    ...reads.flatMap((name) => about((entry) => !(name in attributesOf(entry)), `sin \`${name}\``)),
    ...about(
      (entry) => priceOf(attributesOf(entry)['price'] ?? 0) === null,
      'con un `price` que no es número: se lee «Por cotizar»',
    ),
  ]
}
