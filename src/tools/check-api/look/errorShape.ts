import type { ApiError } from '@/api/apiError'
import type { Answer } from '@/tools/check-api/transport'
import { isRecord, stringOr } from '@/lib/untrusted'

import { type Finding, note, warning } from './finding'

/** The error that a body tells of, whatever its shape; null when it tells of none. Meant for bodies of 200. */
export function errorTextIn(json: unknown): string | null {
  if (!isRecord(json)) return null
  const { error, errors, success, message } = json
  if (typeof error === 'string' && error !== '') return error
  if (isRecord(error)) return stringOr(error['message'], JSON.stringify(error).slice(0, 60))
  if (Array.isArray(errors) && errors.length > 0) return textOfError(errors[0])
  if (isRecord(errors) && Object.keys(errors).length > 0) return JSON.stringify(errors).slice(0, 60)
  return success === false ? stringOr(message, 'success: false') : null
}

function textOfError(error: unknown): string {
  if (typeof error === 'string') return error
  return isRecord(error) ? stringOr(error['detail'], JSON.stringify(error).slice(0, 60)) : String(error)
}

/** In which shape an error came that the platform reads no sentence in. */
function shapeInWords({ json, text }: Answer): string {
  if (text === '') return 'el cuerpo llegó vacío'
  if (!isRecord(json)) return json === undefined ? 'el cuerpo no es JSON' : 'el cuerpo no es un objeto'
  const { errors } = json
  if (Array.isArray(errors) && errors.length === 0) return '`errors` es una lista vacía'
  if (Array.isArray(errors) && typeof errors[0] === 'string') return '`errors` es una lista de textos'
  if (Array.isArray(errors)) return 'el primero de `errors` no tiene un `detail` de una sola línea y sin HTML'
  if (isRecord(errors)) return `\`errors\` es un objeto por campo (\`${Object.keys(errors).slice(0, 4).join('`, `')}\`)`
  if (isRecord(json['error'])) return '`error` es un objeto'
  if ('message' in json) return 'la frase llegó en `message`'
  if ('status' in json && 'error' in json) return 'llegó el error de fábrica de Rails'
  return `llegó \`${Object.keys(json).slice(0, 6).join('`, `')}\``
}

/** Why no sentence for people is read in an error, as a sentence in Spanish. */
export const whyUnworded = (answer: Answer) =>
  `El error no trae una frase que leer: ${shapeInWords(answer)}. Se lee {"errors": [{"detail": "…"}]}, y también {"error": "…"}.`

/** Words of the sentences that Rails and Devise have in English, which their gems translate. */
const ENGLISH =
  /\b(?:invalid|not found|couldn't|can't|must|is too|has already|has expired|unauthorized|forbidden|you need|you are|please|param is missing|record)\b/i

/**
 * What to say of the words of an error: which sentence a person reads, and why none could be read.
 * @param visitor what a person reads, as in `readsText`
 */
export function wordsOfError(error: ApiError, answer: Answer, visitor: string): Finding[] {
  if (error.detail === null) return [warning(whyUnworded(answer), visitor)]
  if (ENGLISH.test(error.detail))
    return [warning('La frase del error está en inglés, y las personas la leen tal cual.', visitor)]
  return [note(`Se l${visitor.slice(1)}`)]
}
