import { webAddress } from '@/lib/addresses'
import { homeSectionPath, homeSections, paths } from '@/model/paths'

const MAX_REPORTS = 10
const MAX_FRAMES = 10

/** Posts each unexpected error once, without input or page content. @returns a function that stops this */
export function watchErrors(url: string): () => void {
  const sent = new Set<string>()

  function report(thrown: unknown, location = '') {
    const isError = thrown instanceof Error
    const body = JSON.stringify({
      // The report omits the error's message, because a message may contain personal data.
      kind: isError && /^\w{1,40}$/.test(thrown.name) ? thrown.name : typeof thrown,
      stack: framesOf(isError ? (thrown.stack ?? '') : location).slice(0, MAX_FRAMES),
      route: routeOf(window.location.pathname),
      // The commit of this page, which may be older than the server's `version.json`.
      version: document.querySelector('meta[name="version"]')?.getAttribute('content') ?? '',
    })
    if (sent.has(body) || sent.size >= MAX_REPORTS) return
    sent.add(body)
    // Sends the report as plain text without credentials, so that the browser sends no cookies and no CORS preflight.
    const options = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const
    fetch(url, { method: 'POST', body, ...options }).catch(() => undefined)
  }

  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener(
    'error',
    ({ error, filename, lineno, colno }) => report(error, `${filename}:${lineno}:${colno}`),
    { signal },
  )
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason), { signal })
  return () => listening.abort()
}

function framesOf(trace: string): string[] {
  const calls = [...trace.matchAll(/(?:^|at |@|\()(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/gm)]
  return calls.flatMap(([, file = '', line = '', column = '']) => {
    const address = webAddress(file)
    if (address?.origin !== window.location.origin) return []
    const { pathname } = address
    return `${pathname.startsWith('/assets/') ? pathname : routeOf(pathname)}:${line}:${column}`
  })
}

/** Returns the matching entry of `paths`, or '*'. Reports must not contain the token in a path. */
function routeOf(pathname: string): string {
  const routes = [...Object.values(paths), ...homeSections.map(homeSectionPath)]
  const matches = (route: string) => RegExp(`^${route.replace('*', '.+')}$`).test(pathname)
  return routes.find(matches) ?? '*'
}
