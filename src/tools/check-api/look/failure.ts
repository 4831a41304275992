import type { ApiError } from '@/api/apiError'
import type { Expected } from '@/tools/check-api/contract/contractCall'
import type { Answer } from '@/tools/check-api/transport'

import { errorTextIn, whyUnworded } from './errorShape'
import { quotedAtEnd } from './finding'
import { isHtml, pageInWords, whyUnreadable } from './unreadable'

const CAUSES: Record<string, string> = {
  ENOTFOUND: 'ese nombre no existe en DNS',
  EAI_AGAIN: 'ese nombre no se pudo buscar en DNS',
  ECONNREFUSED: 'nadie escucha en ese puerto',
  EHOSTUNREACH: 'no hay camino hasta ese equipo',
  ENETUNREACH: 'no hay camino hasta esa red',
  ECONNRESET: 'la conexión se cortó antes de la respuesta',
  UND_ERR_SOCKET: 'la conexión se cortó antes de la respuesta',
  UND_ERR_CONNECT_TIMEOUT: 'la conexión no se abrió a tiempo',
  ETIMEDOUT: 'no contestó a tiempo',
  AbortError: 'no contestó a tiempo',
  TimeoutError: 'no contestó a tiempo',
  ECONNABORTED: 'no contestó a tiempo',
  TOO_LARGE: 'su respuesta no termina a los 20 MB',
  TOO_COMPLEX: 'su JSON tiene más de 50 niveles o de 200,000 valores',
}

/** Why no answer came, as a sentence in Spanish. @param cause as in `Answer` */
export function whyUnanswered(cause: string): string {
  if (/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/.test(cause))
    return `No contesta: el certificado de https no es válido (${cause}).`
  if (cause.startsWith('HPE_')) return `No contesta: lo que llega no es HTTP (${cause}).`
  const known = CAUSES[cause]
  return known === undefined ? `No contesta (${cause}).` : `No contesta: ${known} (${cause}).`
}

interface Asked {
  token: 'never' | 'with a session' | 'always'
  expects: Expected
}

/** Why a call failed that should not, as a sentence in Spanish for a backend developer. */
export function whyFailed({ expects }: Asked, error: ApiError, answer: Answer): string {
  const { status, hops, cause, sentToken } = answer
  if (status === null) return whyUnanswered(cause)
  if (status < 300) return whyUnreadable(answer, expects)
  const said = whatItSays(error, answer)
  if (status < 400) {
    return `Contesta ${status} y redirige a ${hops.at(-1) ?? 'ningún lado'}; la plataforma espera la respuesta aquí.`
  }
  if ((status === 401 || status === 403) && !sentToken) {
    return `Pide sesión (${status}), y la plataforma hace esta llamada sin token${said}`
  }
  if (status === 401 || status === 406) return `Rechaza el token que ella misma acaba de dar (${status})${said}`
  if (status === 404) return `Contesta 404, no existe${said}`
  if (status === 429) return `Contesta 429: pide ir más despacio, aunque hay una pausa entre llamadas${said}`
  if (status >= 500) return `Falla con ${status}${said}`
  return `Rechaza con ${status} lo que envía la plataforma${said}`
}

/** The words of a failure, as the end of a sentence. */
function whatItSays({ detail }: ApiError, answer: Answer): string {
  const words = detail ?? errorTextIn(answer.json)
  if (isHtml(answer)) return `, con ${pageInWords(answer)}.`
  if (words !== null) return `: ${quotedAtEnd(words)}${detail === null ? ` ${whyUnworded(answer)}` : ''}`
  return `. ${whyUnworded(answer)}`
}
