import { contentSitePaths } from '@/content/contentSitePaths'

import type { Outcome } from './outcome'

/** Sends a request without following redirects. @returns null if no response arrives */
const send = async (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', ...init }).catch(() => null)

/** Explains a response that is not successful. @param fault the fault of a successful response, if it has one */
function outcomeOf(name: string, response: Response | null, fault = ''): Outcome {
  const status = response?.status ?? null
  const failure = status === null ? 'No contesta.' : `Contesta ${status}, y debe ser 2xx sin redirigir.`
  const sentence = response?.ok ? fault : failure
  return { name, verdict: sentence === '' ? 'correcto' : 'incorrecto', status, sentence }
}

/** Sends the request that browsers send before a call to another origin, with a token and a body. */
export async function checkApiOrigin(base: string, origin: string): Promise<Outcome> {
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'PATCH',
    'Access-Control-Request-Headers': 'authorization,content-type',
  }
  const response = await send(`${base}/api/v1/users/1`, { method: 'OPTIONS', headers })
  const needed = { Origin: origin, Methods: 'PATCH', Headers: 'Authorization, Content-Type' }
  const lacking = Object.entries(needed).filter(([name, values]) => {
    const sent = (response?.headers.get(`Access-Control-Allow-${name}`) ?? '').toLowerCase().split(/,\s*/)
    // `*` does not include Authorization.
    const isAny = sent.includes('*') && name !== 'Headers'
    return !isAny && !values.split(', ').every((value) => sent.includes(value.toLowerCase()))
  })
  const lines = lacking.map(([name, values]) => `\`Access-Control-Allow-${name}: ${values}\``).join(' y ')
  return outcomeOf(`CORS desde ${origin}`, response, lines === '' ? '' : `Los navegadores necesitan ${lines}.`)
}

/** Requests each page of the content site that the menu links to. */
export async function checkPages(site: string, report: (outcome: Outcome) => void): Promise<void> {
  for (const path of Object.values(contentSitePaths)) {
    report(outcomeOf(`Página ${site}${path}`, await send(site + path)))
  }
}
