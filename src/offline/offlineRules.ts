/** The two files with which the questionnaire opens: prerendered, and the frame for an address with a question. */
export const PAGE_FILES = { prerendered: '/responder-cuestionario/index.html', frame: '/index.html' } as const

/** The path of the only call whose answer the service worker keeps. */
export const TEST_PATH = '/api/v1/tests/1'

interface Requested {
  method: string
  /** `navigate` when a page is opened. */
  mode: string
  url: URL
}

/**
 * What the service worker does about a request that is for none of the files that it keeps: opens a page of the
 * questionnaire, keeps the questions, or, for every other request, nothing at all (null): then it is as if there were no
 * worker. Four GETs of the API change data, so nothing is allowed that is not named here.
 * @param api the origin of the API
 */
export function offlineRule({ method, mode, url }: Requested, api: string): keyof typeof PAGE_FILES | 'test' | null {
  if (method !== 'GET') return null
  if (mode === 'navigate') {
    if (!/^\/responder-cuestionario\/?$/i.test(url.pathname)) return null
    return url.searchParams.get('pregunta') ? 'frame' : 'prerendered'
  }
  return url.origin === api && url.pathname === TEST_PATH ? 'test' : null
}

/**
 * Whether a text is a page of this site, of any version. The Wi-Fi of a school or a hotel may answer every address with
 * status 200 and a page of its own.
 */
export const isPageOfTheSite = (html: string) =>
  html.includes('<meta property="og:site_name" content="Museo Memoria y Tolerancia"')

/** Whether a text is the answer with the questions, whatever type its sender calls it. */
export function hasQuestions(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'included' in body && Array.isArray(body.included)
  } catch {
    return false
  }
}
