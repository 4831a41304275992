import { homeSectionPath, homeSections, paths } from './paths'
import { webAddress } from './addresses'

/** A report of an unexpected error. It has no personal data: nothing that was typed or shown. */
export interface ErrorReport {
  /** The kind of error, such as `TypeError`. Its message is not sent, because it may quote anything. */
  kind: string
  /** File, line and column of each call, newest first, such as `/assets/index-Bx3.js:1:4711`. */
  stack: string[]
  /** The page, as in `paths`: without tokens or other variable parts. */
  route: string
  /** The path of the first script, whose name has a hash for each version. */
  version: string
  /** Family and major version, such as `Chrome 92` or `Safari 15`; `other` when it is not known. */
  browser: string
}

const MOST_REPORTS = 10
const MOST_FRAMES = 10

/**
 * Posts unexpected errors to a server: uncaught errors, unhandled rejections and those given to `reportCaught`. Each
 * report once, and ten reports at most.
 * @returns a function that stops it
 */
export function watchErrors(url: string): () => void {
  const sent = new Set<string>()

  function report(thrown: unknown, place = '') {
    const body = JSON.stringify(describe(thrown, place))
    if (sent.has(body) || sent.size >= MOST_REPORTS) return
    sent.add(body)
    void post(url, body)
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

/** As plain text without credentials, so that the browser sends no cookies and no CORS preflight. */
async function post(url: string, body: string) {
  const options = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const
  try {
    await fetch(url, { method: 'POST', body, ...options })
  } catch {
    // Not reported: that could go on for ever.
  }
}

function describe(error: unknown, place: string): ErrorReport {
  const trace = error instanceof Error ? (error.stack ?? '') : place
  return {
    kind: error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : typeof error,
    stack: framesOf(trace).slice(0, MOST_FRAMES),
    route: routeOf(window.location.pathname),
    version: pathOf(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''),
    browser: browserOf(navigator.userAgent),
  }
}

/** Patterns for user agents. In this order: that of Edge also has Chrome in it, that of Chrome also Safari. */
const FAMILIES: [family: string, version: RegExp][] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Android WebView', /; wv\).*\bChrome\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*\bSafari\//],
]

function browserOf(userAgent: string): string {
  for (const [family, pattern] of FAMILIES) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return `${family} ${version}`
  }
  return 'other'
}

/** File, line and column of each call of a stack trace, without the error's message. */
function framesOf(trace: string): string[] {
  const steps = [...trace.matchAll(/(?:^|at |@|\()(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/gm)]
  return steps.map(([, file = '', line = '', column = '']) => `${pathOf(file)}:${line}:${column}`)
}

/** The path of a file of this site; `other` for other sites. */
function pathOf(file: string): string {
  const address = webAddress(file)
  if (address === null) return ''
  const { origin, pathname } = address
  if (origin !== window.location.origin) return 'other'
  return pathname.startsWith('/assets/') ? pathname : routeOf(pathname)
}

/** The entry of `paths` that matches, such as `/recuperar-contrasenia/*`; `*` when none does. */
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
  return [...Object.values(paths), ...homeSections.map(homeSectionPath)].find(fits) ?? '*'
}
