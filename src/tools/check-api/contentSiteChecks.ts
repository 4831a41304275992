import { contentSitePaths } from '@/content/contentSitePaths'
import { webAddress } from '@/lib/addresses'
import type { SessionUser } from '@/model/session'

import { type ContentSiteCall, contentSiteCalls, sessionBody } from './contentSiteCalls'
import type { Runner } from './runner'
import { type Answer, type Finding, noAnswer, note, problem, shown, warning } from './sentences'

/** Requests each page of the content site that the menu links to. */
export async function pageChecks({ add, request }: Runner, site: string): Promise<void> {
  const file = 'src/content/contentSitePaths.ts'
  for (const path of Object.values(contentSitePaths)) {
    const answer = await request(site + path, {})
    const { response, cause } = answer
    const found: string[] = []
    if (!response)
      found.push(`No contesta (${cause}), y el menú lleva a esta página. ¿Es correcta VITE_CONTENT_SITE_URL?`)
    else if (!response.ok)
      found.push(
        `Contesta ${response.status}, y el menú lleva a esta página: publícala en el sitio de contenidos o corrige su ruta en ${file}.`,
      )
    else if (response.redirected)
      found.push(
        `Redirige a ${response.url.replace(/\?.*/, '')}: escribe esa dirección en ${file} o, si cambió el sitio, en VITE_CONTENT_SITE_URL.`,
      )
    add(`Página ${site}${path}`, found.map(warning), answer)
  }
}

/** The headers of the preflight request that browsers send before a cross-origin JSON call. */
const PREFLIGHT = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' }

/**
 * Checks that browsers let the platform start and end a session at the content site, as src/api/contentSite.ts does.
 * @param site the content site's origin
 * @param origin the platform's origin, for the Origin header
 * @param user the user whose session is started and ended; null starts no session
 */
export async function sessionChecks(
  { add, request }: Runner,
  site: string,
  origin: string,
  user: SessionUser | null,
): Promise<void> {
  const ask = ({ path }: ContentSiteCall, method: string, headers: Record<string, string>, body: string | null) =>
    request(site + path, { method, headers: { Origin: origin, ...headers }, body, redirect: 'manual' })
  const post = (call: ContentSiteCall, body: object, headers = {}) =>
    ask(call, 'POST', { 'Content-Type': 'application/json', ...headers }, JSON.stringify(body))
  const { setSession, endSession } = contentSiteCalls

  const mayOpen = await ask(setSession, 'OPTIONS', PREFLIGHT, null)
  const opened = user && (await post(setSession, sessionBody(user)))
  const cookies = opened?.response?.headers.getSetCookie() ?? []
  const opening = opened
    ? [...findingsOf(mayOpen, opened, origin), ...cookieFindings(opened, cookies, site.startsWith('https:'))]
    : [...findingsOf(mayOpen, null, origin), note('La sesión misma se abre con --as y --write.')]
  add(`POST ${site}${setSession.path}`, opening, opened ?? mayOpen)

  const mayEnd = await ask(endSession, 'OPTIONS', PREFLIGHT, null)
  const session = cookies.map((cookie) => cookie.replace(/;.*/s, '')).join('; ')
  const ended = await post(endSession, endSession.body, session === '' ? {} : { Cookie: session })
  add(`POST ${site}${endSession.path}`, findingsOf(mayEnd, ended, origin, session === ''), ended)
}

/** @param mayRefuse whether the site may refuse the call, for example because no session exists */
function findingsOf(preflight: Answer, call: Answer | null, origin: string, mayRefuse = false): Finding[] {
  const faults = new Map<string, string[]>()
  for (const [method, answer] of Object.entries({ OPTIONS: preflight, POST: call })) {
    if (!answer) continue
    if (!answer.response) return [noAnswer(answer.cause)]
    for (const fault of faultsOf(answer.response, origin, method === 'OPTIONS', mayRefuse))
      faults.set(fault, [...(faults.get(fault) ?? []), method])
  }
  return [...faults].map(([fault, methods]) => problem(`${methods.join(' y ')}: ${fault}`))
}

/** Lists the reasons why browsers cannot use a response. */
function faultsOf({ status, headers }: Response, origin: string, isPreflight: boolean, mayRefuse: boolean): string[] {
  if (status >= 300 && status < 400) {
    const to = webAddress(headers.get('location') ?? '')
    return [`redirige${to ? ` a ${to.origin}${to.pathname}` : ''} (${status}), y debe contestar donde se le pide.`]
  }
  const isRefusal = mayRefuse && !isPreflight && [400, 401, 403].includes(status)
  if ((status < 200 || status > 299) && !isRefusal) return [`contesta ${status}, y debe ser 2xx.`]
  const allowed = headers.get('access-control-allow-origin') ?? 'nada'
  const isOpen = headers.get('access-control-allow-credentials') === 'true'
  const takesJson = /content-type/i.test(headers.get('access-control-allow-headers') ?? '')
  return [
    ...(allowed === origin
      ? []
      : [
          `debe traer \`Access-Control-Allow-Origin: ${origin}\`, y trae \`${webAddress(allowed)?.origin ?? shown(allowed)}\`.`,
        ]),
    ...(isOpen ? [] : ['debe traer `Access-Control-Allow-Credentials: true`.']),
    ...(takesJson || !isPreflight ? [] : ['debe traer `Access-Control-Allow-Headers: Content-Type`; `*` no basta.']),
  ]
}

/** Reports a response without cookies. On https, also reports cookies that browsers would refuse from another site. */
function cookieFindings({ response }: Answer, cookies: string[], isHttps: boolean): Finding[] {
  if (!response?.ok) return []
  if (cookies.length === 0) return [warning('POST: no trae ninguna cookie, y el sitio no sabrá quién entró.')]
  if (!isHttps) return []
  const lost = cookies.filter((cookie) => !/;\s*secure\s*(?:;|$)/i.test(cookie) || !/;\s*samesite=none/i.test(cookie))
  const names = lost.map((cookie) => shown(cookie.replace(/=.*/s, '')))
  const text = `POST: sin \`SameSite=None; Secure\`, los navegadores no guardan la cookie de otro sitio: ${names.join(', ')}.`
  return lost.length > 0 ? [problem(text)] : []
}
