/** The files that open the questionnaire: its prerendered page, and the app shell for URLs with `pregunta`. */
export const PAGE_FILES = { prerendered: '/responder-cuestionario/index.html', frame: '/index.html' } as const

/** The path of the only API call whose response the service worker caches. */
export const TEST_PATH = '/api/v1/tests/1'

interface Requested {
  method: string
  /** `navigate` if the browser is opening a page. */
  mode: string
  url: URL
}

/** Returns what a request is for; null for all others, because four GETs of the API change data. */
export function offlineRule({ method, mode, url }: Requested, api: string): keyof typeof PAGE_FILES | 'test' | null {
  if (method !== 'GET') return null
  if (mode === 'navigate') {
    if (!/^\/responder-cuestionario\/?$/i.test(url.pathname)) return null
    return url.searchParams.get('pregunta') ? 'frame' : 'prerendered'
  }
  return url.origin === api && url.pathname === TEST_PATH ? 'test' : null
}

/** Whether a string is the HTML of a page of this site, and not of a Wi-Fi network's own sign-in page. */
export const isPageOfTheSite = (html: string) =>
  html.includes('<meta property="og:site_name" content="Museo Memoria y Tolerancia"')

/** Whether a string is the response with the questions. Ignores the content type, which differs between servers. */
export function hasQuestions(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'included' in body && Array.isArray(body.included)
  } catch {
    return false
  }
}
