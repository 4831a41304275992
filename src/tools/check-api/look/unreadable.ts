import type { Expected } from '@/tools/check-api/contract/contractCall'
import type { Answer } from '@/tools/check-api/transport'
import { isRecord } from '@/lib/untrusted'

import { errorTextIn } from './errorShape'

/** The title of a page, or the beginning of another text, for a sentence. */
function quoted(text: string): string {
  const title = /<title[^<>]*>([^<]*)/i.exec(text)?.[1] ?? /<h1[^<>]*>([^<]*)/i.exec(text)?.[1]
  const words = (title ?? text).replace(/\s+/g, ' ').trim()
  return words.length > 60 ? `${words.slice(0, 60)}…` : words
}

/** 'Una página HTML («502 Bad Gateway»)'. */
export const pageInWords = ({ text }: Answer) => `una página HTML («${quoted(text)}»)`

/** Whether an answer is HTML, by what it says of itself or by how it begins. */
export const isHtml = ({ type, text }: Answer) => type.includes('html') || text.trimStart().startsWith('<')

/** How to call the kind of a JSON value. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'una lista'
  if (isRecord(value)) {
    const keys = Object.keys(value)
    return keys.length === 0 ? 'un objeto vacío' : `un objeto con \`${keys.slice(0, 6).join('`, `')}\``
  }
  return typeof value === 'string' ? 'un texto' : 'un número o un booleano'
}

function notAList({ json }: Answer): string {
  if (Array.isArray(json)) return 'Llegó la lista sola; se espera dentro de `data`: {"data": […]}.'
  if (!isRecord(json)) return `Se espera {"data": […]} y llegó ${kindOf(json)}.`
  if (!('data' in json)) return `Falta \`data\` con la lista; llegó ${kindOf(json)}.`
  return `\`data\` debe ser una lista y es ${kindOf(json['data'])}.`
}

function notAResource({ json }: Answer): string {
  const inner = isRecord(json) && isRecord(json['data']) ? json['data'] : json
  return `Falta el \`id\` de lo creado o pedido; llegó ${kindOf(inner)}. Se lee {"data": {"id": "7", "attributes": {…}}}, {"data": {"id": 7, …}} o {"id": 7, …}.`
}

function notASession(answer: Answer): string {
  const inner = isRecord(answer.json) && isRecord(answer.json['data']) ? answer.json['data'] : answer.json
  const user = isRecord(inner) && isRecord(inner['attributes']) ? { id: inner['id'], ...inner['attributes'] } : inner
  if (!isRecord(user)) return notAResource(answer)
  const hasToken = typeof user['auth_token'] === 'string' && user['auth_token'] !== ''
  const where = ['token', 'jwt', 'access_token', 'authentication_token', 'authToken'].find((name) => name in user)
  const inside = ['user', 'users'].find((name) => isRecord(user[name]))
  if (!hasToken && answer.headers.has('authorization')) {
    return 'El token llega en la cabecera `Authorization`; la plataforma lo lee en el cuerpo, en `auth_token`.'
  }
  if (!hasToken && where !== undefined) return `El token llega en \`${where}\`; la plataforma lo lee en \`auth_token\`.`
  if (inside !== undefined)
    return `La persona llega dentro de \`${inside}\`; la plataforma la lee en \`data\` o sin envoltura.`
  if (!hasToken) return `Falta \`auth_token\`; llegó ${kindOf(user)}.`
  if (!Number.isInteger(Number(user['id'])) || user['id'] === undefined)
    return `El \`id\` de la persona debe ser un número entero y es ${kindOf(user['id'])}.`
  return notAResource(answer)
}

function notAFile({ type, body }: Answer): string {
  if (body.length === 0) return 'El archivo llegó vacío.'
  return `Llegó ${type === '' ? 'un cuerpo sin Content-Type' : `\`${type}\``} en vez de un archivo.`
}

const sentences: Record<Expected, (answer: Answer) => string> = {
  list: notAList,
  resource: notAResource,
  session: notASession,
  questions: ({ json }) => `Se espera {"included": […]} y llegó ${kindOf(json)}.`,
  file: notAFile,
  done: ({ status }) => `Contesta ${String(status)}; aquí solo 200 significa que se hizo.`,
  anything: ({ status }) => `Contesta ${String(status)} con un cuerpo que no se espera.`,
}

/** Why a 2xx answer cannot be read, as a sentence in Spanish for a backend developer. */
export function whyUnreadable(answer: Answer, expects: Expected): string {
  const { status, text, json, type } = answer
  if (expects === 'file' && /^(?:%PDF|PK)/.test(text))
    return `El archivo llega como \`${type}\`, y así la plataforma lo toma por un error. Un PDF debe llegar como \`application/pdf\`.`
  if (isHtml(answer)) {
    if (answer.hops.length > 0)
      return `Redirige a ${answer.hops.join(' y a ')}, y ahí contesta ${pageInWords(answer)}. Sin permiso debe contestar 401, en JSON.`
    return `Contesta ${String(status)} con ${pageInWords(answer)} en vez de JSON.`
  }
  const inside = errorTextIn(json)
  if (inside !== null) return errorInside(answer, inside)
  if (expects !== 'file' && expects !== 'done' && text === '') return `Contesta ${String(status)} sin cuerpo.`
  if (expects !== 'file' && expects !== 'done' && json === undefined)
    return `El cuerpo no es JSON; empieza con «${quoted(text)}».`
  return sentences[expects](answer)
}

/** The sentence about an error that came with a status of success. */
export const errorInside = ({ status }: Answer, text: string) =>
  `Contesta ${String(status)} con un error dentro («${text}»). Un error debe llegar con su estado: 401, 404, 422…`
