import { paths } from './paths'

/** What is told about an unexpected error: nothing that somebody typed, received or was called. */
export interface ErrorReport {
  /** The kind of error, such as `TypeError`; its message may quote anything and stays here. */
  kind: string
  /** Where in which file, newest first, such as `/assets/index-Bx3.js:1:4711`. */
  stack: string[]
  /** The page, without what varies in its address. */
  route: string
  /** The file that this version of the site begins with. */
  version: string
}

const MOST_REPORTS = 10
const MOST_FRAMES = 10

/**
 * Posts every unexpected error of this tab to a server: what nobody caught, rejected promises that nobody handled, and
 * what a page threw while it was drawn (`reportError`). Each kind once, and no more than ten altogether. The console
 * hears of all of them anyway.
 */
export function watchErrors(url: string): void {
  const sent = new Set<string>()

  function report(thrown: unknown, place = '') {
    const body = JSON.stringify(describe(thrown, place))
    if (sent.has(body) || sent.size >= MOST_REPORTS) return
    sent.add(body)
    void post(url, body)
  }

  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    report(error, `${filename}:${lineno}:${colno}`),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** Plain text without credentials: no cookie travels, no permission is asked for, and no answer is read. */
async function post(url: string, body: string) {
  const options = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const
  try {
    await fetch(url, { method: 'POST', body, ...options })
  } catch {
    // Nobody is left to tell.
  }
}

function describe(error: unknown, place: string): ErrorReport {
  const trace = error instanceof Error ? (error.stack ?? '') : place
  return {
    kind: error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : typeof error,
    stack: framesOf(trace).slice(0, MOST_FRAMES),
    route: routeOf(window.location.pathname),
    version: pathOf(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''),
  }
}

/** File, line and column of each step; never the first line of a stack, which repeats the message. */
function framesOf(trace: string): string[] {
  const steps = [...trace.matchAll(/(?:^|at |@|\()(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/gm)]
  return steps.map(([, file = '', line = '', column = '']) => `${pathOf(file)}:${line}:${column}`)
}

/** The path of one of our own files; of another site not even its name. */
function pathOf(file: string): string {
  if (!URL.canParse(file)) return ''
  const { origin, pathname } = new URL(file)
  if (origin !== window.location.origin) return 'other'
  return pathname.startsWith('/assets/') ? pathname : routeOf(pathname)
}

/** The route that an address belongs to, as the routes are written: `/home/:section`. */
function routeOf(pathname: string): string {
  const steps = pathname.split('/')
  const fits = (route: string) => {
    const parts = route.split('/')
    const hasAny = parts.at(-1) === '*'
    return (
      (hasAny ? steps.length >= parts.length : steps.length === parts.length) &&
      parts.every((part, index) => part === '*' || part.startsWith(':') || part === steps[index])
    )
  }
  return Object.values(paths).find(fits) ?? '*'
}
