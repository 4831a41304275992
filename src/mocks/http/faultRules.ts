import { boolean, type InferType, mixed, number, object, string, ValidationError } from 'yup'

import { Refusal } from '../refusal.ts'
import type { Oddities } from './oddBrowser.ts'
import type { Site } from './requestLog.ts'

const NO_OBJECT = 'El fallo debe ser un objeto JSON.'
const NO_PATH = 'Falta path: una dirección que empiece con / (o con content:/).'
/** A rule with any of these fields needs no path. */
const DESCRIBING = ['pageClock', 'cookies', 'onLine', 'mailScanner']
/** In milliseconds. */
const TEN_YEARS = 10 * 365 * 24 * 60 * 60 * 1000
const choice = <Name extends string>(...names: Name[]) =>
  string().oneOf(names, `\${path} debe ser ${names.join(' o ')}.`)
const whole = (least: number, most: number) => {
  const problem = `\${path} debe ser un número entero entre ${String(least)} y ${String(most)}.`
  return number().typeError(problem).integer(problem).min(least, problem).max(most, problem)
}

const schema = object({
  /** The method that the rule affects; every method if missing or empty. */
  method: string().typeError('${path} debe ser un texto.'),
  /**
   * A path without /api/v1. `*` matches one segment, `**` any number of segments. The prefix `content:` selects the
   * content site. A rule without a path affects no request. Until its removal, it simulates an unusual browser or a
   * mail scanner.
   */
  path: string()
    .typeError(NO_PATH)
    .matches(/^(content:)?\//, NO_PATH)
    .when(DESCRIBING, ([...values], path) =>
      values.every((value) => value === undefined) ? path.required(NO_PATH) : path,
    ),
  status: whole(200, 599),
  json: mixed().nullable(),
  /**
   * `html`: a proxy's error page. `truncated`: half of the real response; for a file, the connection also breaks.
   * `empty`: no body.
   */
  body: choice('html', 'truncated', 'empty'),
  /** The delay before the response, in milliseconds. */
  delay: whole(0, 600_000),
  /** When the connection breaks: before or after the API handles the request. */
  drop: choice('before', 'after'),
  /**
   * The number of milliseconds by which the API's clock is ahead while it handles the request; negative if it is
   * behind.
   */
  clock: whole(-TEN_YEARS, TEN_YEARS),
  /** The number of requests that the rule affects; unlimited if missing. */
  times: whole(1, 1_000_000),
  /** Whether the rule affects every browser, instead of only the browser that added it. */
  everyone: boolean(),
  /** The number of milliseconds by which the page's clock is ahead of the real time; negative if it is behind. */
  pageClock: whole(-TEN_YEARS, TEN_YEARS),
  /** If false, `document.cookie` stores nothing and is empty. */
  cookies: boolean(),
  /** If false, `navigator.onLine` is false although the network works. */
  onLine: boolean(),
  /** Whether a mail scanner opens the links of this browser's e-mails before the recipient. */
  mailScanner: boolean(),
})
  .noUnknown('No se conoce el campo «${unknown}».')
  .typeError(NO_OBJECT)
  .required(NO_OBJECT)
  .strict()

/** A requested fault, which affects either matching requests or the browser itself. */
export type Fault = InferType<typeof schema>

export interface FaultRule extends Fault {
  id: number
  client: string
}

/** Reads a requested fault. @throws Refusal 422 that names the invalid field */
export function readFault(value: unknown): Fault {
  try {
    return schema.validateSync(value)
  } catch (error) {
    throw error instanceof ValidationError ? new Refusal(422, error.message) : error
  }
}

export type FaultRules = ReturnType<typeof createFaultRules>

/** Stores the requested faults. Deterministic: uses neither random numbers nor the clock. */
export function createFaultRules() {
  let lastId = 0
  let rules: FaultRule[] = []
  const concerns = (rule: FaultRule, client: string): boolean => rule.everyone === true || rule.client === client
  return {
    add(client: string, fault: Fault): FaultRule {
      lastId += 1
      const rule = { ...fault, id: lastId, client }
      rules = [rule, ...rules]
      return rule
    },
    /** Merges the rules without a path that apply to a browser. Newer rules override older rules. */
    oddities: (client: string): Oddities & Pick<Fault, 'mailScanner'> =>
      Object.assign({}, ...rules.filter((rule) => rule.path === undefined && concerns(rule, client)).toReversed()),
    /** Returns the rules that apply to a browser, newest first. */
    list: (client: string) => rules.filter((rule) => concerns(rule, client)),
    /** Removes a browser's rules. With `everyone`, also removes the rules for all browsers. */
    clear(client: string, everyone: boolean) {
      rules = rules.filter((rule) => rule.client !== client && !(everyone && rule.everyone === true))
    },
    /** Finds the newest rule for this request, and counts one use of the rule. */
    take(client: string, site: Site, method: string, path: string): FaultRule | null {
      const rule = rules.find((candidate) => concerns(candidate, client) && strikes(candidate, site, method, path))
      if (rule === undefined) return null
      const struck = { ...rule }
      if (rule.times !== undefined) rule.times -= 1
      rules = rules.filter(({ times }) => times === undefined || times > 0)
      return struck
    },
  }
}

function strikes(rule: Fault, site: Site, method: string, path: string): boolean {
  if (rule.path === undefined || (rule.method && rule.method.toUpperCase() !== method)) return false
  const content = rule.path.startsWith('content:')
  if (content !== (site === 'content')) return false
  return pattern(rule.path.replace(/^content:/, '').replace(/^\/api\/v1(?=\/)/, '')).test(path)
}

function pattern(glob: string): RegExp {
  const source = glob
    .replace(/\/+$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*\*?/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  return new RegExp(`^${source}/?$`)
}
