import { contentSitePaths } from '@/content/contentSitePaths'
import type { SessionUser } from '@/model/session'

import { contentSiteCalls, sessionBody } from './contentSiteCalls'
import type { Outcome } from './outcome'

type Report = (outcome: Outcome) => void
type Headers = Record<string, string>

const ALLOWED_HEADERS = 'Access-Control-Allow-Headers'

/** Sends a request as browsers do. @returns null if no response arrives */
const send = async (url: string, init: RequestInit) => fetch(url, { redirect: 'manual', ...init }).catch(() => null)

/** Sends the request that browsers send before a call to another origin. */
const preflight = async (url: string, origin: string, method: string, headers: string) =>
  send(url, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers },
  })

/** Explains why browsers cannot use a response; '' if they can. @param needed the values that its headers must list */
function faultOf(response: Response | null, needed: Headers): string {
  if (!response) return 'No contesta.'
  if (!response.ok) return `Contesta ${response.status}, y debe ser 2xx sin redirigir.`
  const lacking = Object.entries(needed).filter(([name, values]) => {
    const sent = (response.headers.get(name) ?? '').toLowerCase().split(/,\s*/)
    // `*` does not include Authorization, and nothing if the request has cookies.
    const isAny = sent.includes('*') && name !== ALLOWED_HEADERS && !('Access-Control-Allow-Credentials' in needed)
    return !isAny && !values.split(', ').every((value) => sent.includes(value.toLowerCase()))
  })
  const headers = lacking.map(([name, values]) => `\`${name}: ${values}\``)
  return headers.length === 0 ? '' : `Los navegadores necesitan ${headers.join(' y ')}.`
}

const outcome = (name: string, response: Response | null, sentence: string): Outcome => ({
  name,
  verdict: sentence === '' ? 'correcto' : 'incorrecto',
  status: response?.status ?? null,
  sentence,
})

/** Checks that the site's origin may call the API with a token and a body. */
export async function checkApiOrigin(base: string, origin: string, report: Report): Promise<void> {
  const response = await preflight(`${base}/api/v1/users/1`, origin, 'PATCH', 'authorization,content-type')
  const needed = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'PATCH',
    [ALLOWED_HEADERS]: 'Authorization, Content-Type',
  }
  report(outcome(`CORS desde ${origin}`, response, faultOf(response, needed)))
}

/** Requests each page of the content site that the menu links to. */
export async function checkPages(site: string, report: Report): Promise<void> {
  for (const path of Object.values(contentSitePaths)) {
    const response = await send(site + path, {})
    const fault = faultOf(response, {})
    const advice = 'El menú lleva aquí: publica la página o corrige src/content/contentSitePaths.ts.'
    report(outcome(`Página ${site}${path}`, response, fault && `${fault} ${advice}`))
  }
}

/** Browsers store a cookie of another site only with these attributes. */
const isStored = (cookie: string) => /;\s*secure\s*(?:;|$)/i.test(cookie) && /;\s*samesite=none/i.test(cookie)

/**
 * Checks that browsers let the platform start and end a session at the content site, as src/api/contentSite.ts does.
 * @param origin the platform's origin
 * @param user the user whose session is started and ended; null sends only the requests that precede the calls
 */
export async function checkSession(site: string, origin: string, user: SessionUser | null, report: Report) {
  const cors = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' }
  const { setSession, endSession } = contentSiteCalls
  let cookies: string[] = []
  for (const { path, body } of [{ ...setSession, body: user && sessionBody(user) }, endSession]) {
    const url = site + path
    let response = await preflight(url, origin, 'POST', 'content-type')
    let fault = faultOf(response, { ...cors, [ALLOWED_HEADERS]: 'Content-Type' })
    if (user && fault === '') {
      const cookie = cookies.map((one) => one.replace(/;.*/s, '')).join('; ')
      const headers = { Origin: origin, 'Content-Type': 'application/json', Cookie: cookie }
      response = await send(url, { method: 'POST', headers, body: JSON.stringify(body) })
      cookies = response?.headers.getSetCookie() ?? []
      fault = faultOf(response, cors)
      const isLost =
        path === setSession.path && (cookies.length === 0 || (site.startsWith('https:') && !cookies.every(isStored)))
      if (fault === '' && isLost)
        fault = 'Debe traer su cookie, con `SameSite=None; Secure`: sin ella, el sitio no sabe quién entró.'
    }
    report(outcome(`POST ${url}`, response, fault))
  }
}
