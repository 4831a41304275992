import type { Examiner } from '@/tools/check-api/examiner'
import { type Finding, note, problem } from '@/tools/check-api/look/finding'
import type { Answer, Transport } from '@/tools/check-api/transport'

/** One call of each method, with the headers that it carries. */
const ASKED = [
  ['GET', '/users/1'],
  ['POST', '/users/sign_in'],
  ['PATCH', '/users/1'],
] as const

const EVERYWHERE = 'En todas las páginas lee «Error de servidor.»'
const SIGNED_IN = 'Con sesión, o al enviar un formulario, lee «Error de servidor, intente de nuevo más tarde.»'

const namesIn = (header: string | null) => (header ?? '').split(',').map((name) => name.trim().toLowerCase())

/** Whether browsers let pages of this origin read an answer. */
function letsIn({ headers }: Answer, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin')
  return allowed === '*' || allowed === origin
}

/** What an answer says about origins, for a sentence. */
function said({ headers }: Answer): string {
  const allowed = headers.get('access-control-allow-origin')
  return allowed === null ? 'no trae `Access-Control-Allow-Origin`' : `permite «${allowed}»`
}

/** What keeps a browser from making a call of this method, by its preflight; each with what a person sees. */
function obstacles(method: string, answer: Answer, origin: string): [text: string, visitor: string][] {
  if (answer.status === null) return [['no hay respuesta.', SIGNED_IN]]
  if (answer.status >= 300) {
    return [[`contesta ${answer.status}; debe contestar 200 o 204, sin pedir sesión.`, SIGNED_IN]]
  }
  if (!letsIn(answer, origin)) return [[`${said(answer)}, y debe permitir ${origin}.`, SIGNED_IN]]
  const methods = namesIn(answer.headers.get('access-control-allow-methods'))
  const headers = namesIn(answer.headers.get('access-control-allow-headers'))
  const found: [string, string][] = []
  // Browsers send GET and POST without being allowed to.
  if (method === 'PATCH' && !methods.includes('patch') && !methods.includes('*')) {
    found.push([
      'no permite PATCH en `Access-Control-Allow-Methods`.',
      'No puede guardar su perfil ni cambiar su contraseña.',
    ])
  }
  // `*` never means Authorization.
  if (!headers.includes('authorization')) {
    const star = headers.includes('*') ? ' (`*` no lo incluye)' : ''
    found.push([
      `no permite Authorization en \`Access-Control-Allow-Headers\`${star}.`,
      'Con sesión, lee «Error de servidor.»',
    ])
  }
  if (method !== 'GET' && !headers.includes('content-type') && !headers.includes('*')) {
    found.push([
      'no permite Content-Type en `Access-Control-Allow-Headers`.',
      'No puede entrar ni enviar ningún formulario.',
    ])
  }
  return found
}

async function preflights({ base, probe }: Transport, origin: string): Promise<Finding[]> {
  const methods = new Map<string, { visitor: string; of: string[] }>()
  for (const [method, path] of ASKED) {
    const headers = {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type',
    }
    const answer = await probe(`${base}/api/v1${path}`, { method: 'OPTIONS', headers })
    for (const [text, visitor] of obstacles(method, answer, origin)) {
      methods.set(text, { visitor, of: [...(methods.get(text)?.of ?? []), method] })
    }
  }
  return [...methods].map(([text, { visitor, of }]) =>
    problem(`La pregunta previa (OPTIONS) antes de ${of.join(', ')} ${text}`, visitor),
  )
}

/**
 * Whether pages of the site may call the API when both have different origins (CORS).
 * @param origin the site's; '' when it was not named
 */
export async function crossOrigin(examiner: Examiner, transport: Transport, origin: string): Promise<void> {
  const { base } = transport
  if (origin === '' || origin === base) {
    const reason =
      origin === ''
        ? 'Sin --origin no se sabe desde dónde llaman los navegadores. Hace falta con VITE_API_URL; con API_URL, no.'
        : 'La API y el sitio tienen el mismo origen: no hace falta.'
    return examiner.skip('CORS', reason)
  }
  const heard = examiner.outcomes.filter(({ answer }) => answer !== null && answer.status !== null)
  const closed = heard.filter(({ answer }) => answer !== null && !letsIn(answer, origin))
  const found = await preflights(transport, origin)
  const first = closed[0]?.answer
  if (first && closed.length === heard.length) {
    const rails = `En Rails, con rack-cors: origins "${origin}"; resource "/api/v1/*", headers: %w[Authorization Content-Type], methods: %i[get post patch options].`
    const all = problem(`Ninguna respuesta deja leerla desde ${origin}: ${said(first)}. ${rails}`, EVERYWHERE)
    return examiner.add('CORS', `desde ${origin}`, [all], null)
  }
  if (first) {
    const lines = [...new Set(closed.map(({ call, answer }) => `${call} (${String(answer?.status)})`))].join(', ')
    const text = `Algunas respuestas no dejan leerlas desde ${origin}: ${lines}. También los errores deben traer \`Access-Control-Allow-Origin\`.`
    found.push(problem(text, 'Lee que falló el servidor, en vez de lo que la API dice.'))
  }
  const isOpen = note('Preguntas previas y respuestas permiten el sitio.')
  examiner.add('CORS', `desde ${origin}`, found.length > 0 ? found : [isOpen], null)
}
