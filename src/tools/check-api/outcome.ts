import type { AxiosResponse } from 'axios'

import type { ApiError } from '@/api/apiError'
import { readList, readResource } from '@/api/resource'
import { isRecord } from '@/lib/untrusted'

import { type CallDetails, responses } from './contractRow'

/** The result of one check. */
export interface Outcome {
  /** For example `GET /themes`. */
  name: string
  /** `con aviso`: the platform can read the response, but misses a part. */
  verdict: 'correcto' | 'con aviso' | 'incorrecto' | 'no probado'
  /** The HTTP status; null if no response arrived. */
  status: number | null
  /** A Spanish sentence for the API's developers, or ''. */
  sentence: string
}

type Judgement = Pick<Outcome, 'verdict' | 'sentence'>

const correct = (sentence = ''): Judgement => ({ verdict: 'correcto', sentence })
const warning = (sentence: string): Judgement => ({ verdict: 'con aviso', sentence })
export const wrong = (sentence: string): Judgement => ({ verdict: 'incorrecto', sentence })

/**
 * Judges a response by the error of the call's function in src/api.
 * @param error null if the function could decode the response
 * @param mustBeRefused whether the API must refuse the call
 */
export function judge(
  row: CallDetails,
  response: AxiosResponse<unknown>,
  error: ApiError | null,
  mustBeRefused: boolean,
) {
  if (error?.kind === 'unreadable')
    return wrong(`No se lee: debe ser ${responses[row.expects]}, y llegó ${contentOf(response)}.`)
  if (!error) return mustBeRefused ? wrong('Debe rechazar con 4xx lo que no existe.') : missingIn(row, response.data)
  const words =
    error.detail === null ? `falta «errors[0].detail» en ${contentOf(response)}.` : `«${shown(error.detail)}»`
  if (error.kind !== 'refused' || error.isPage) return wrong(`Falla: ${words}`)
  const wantsSession = error.status === 401 || error.status === 403
  if (row.token === 'with a session' && wantsSession)
    return warning(`Pide sesión: los estudiantes tendrían que entrar con una cuenta. ${words}`)
  if (!mustBeRefused) return wrong(`Rechaza lo que envía la plataforma: ${words}`)
  return error.detail === null ? warning(`Rechaza, y ${words}`) : correct(`Rechaza: ${words}`)
}

/** Returns the beginning of a text from the API, without terminal control characters. */
const shown = (text: string) =>
  text
    .slice(0, 100)
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()

/** Describes a body without its values, which may be personal. */
function contentOf({ data, headers }: AxiosResponse<unknown>): string {
  if (Array.isArray(data)) return 'una lista'
  if (isRecord(data) && !(data instanceof Blob)) return `un objeto con «${shown(Object.keys(data).join(', '))}»`
  return `\`${String(headers['content-type'])}\``
}

/** Reports attributes that the platform reads and the response lacks. */
function missingIn({ expects, reads = [] }: CallDetails, body: unknown): Judgement {
  if (reads.length === 0) return correct()
  const entries = expects === 'list' ? readList(body) : [readResource(body)]
  if (entries.length === 0) return warning('La lista llegó vacía.')
  const missing = reads.filter((name) => entries.some((entry) => !(name in entry)))
  return missing.length === 0 ? correct() : warning(`Falta \`${missing.join('`, `')}\`.`)
}
