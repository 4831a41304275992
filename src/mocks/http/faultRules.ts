import { boolean, type InferType, mixed, number, object, string, ValidationError } from 'yup'

import { Refusal } from '../refusal.ts'
import type { Site } from './requestLog.ts'

const NO_OBJECT = 'El fallo debe ser un objeto JSON.'
const NO_PATH = 'Falta path: una dirección que empiece con / (o con content:/).'
const choice = <Name extends string>(...names: Name[]) =>
  string().oneOf(names, `\${path} debe ser ${names.join(' o ')}.`)
const whole = (least: number, most: number) => {
  const problem = `\${path} debe ser un número entero entre ${String(least)} y ${String(most)}.`
  return number().typeError(problem).integer(problem).min(least, problem).max(most, problem)
}

const schema = object({
  /** Any method when it is missing or empty. */
  method: string().typeError('${path} debe ser un texto.'),
  /** A path without /api/v1, where * stands for one part of it; `content:` in front means the content site. */
  path: string()
    .typeError(NO_PATH)
    .required(NO_PATH)
    .matches(/^(content:)?\//, NO_PATH),
  status: whole(200, 599),
  json: mixed().nullable(),
  /** `html`: a proxy's error page. `truncated`: the real answer, cut in half; a file breaks off. `empty`: no body. */
  body: choice('html', 'truncated', 'empty'),
  /** Milliseconds to wait before anything else happens. */
  delay: whole(0, 600_000),
  /** The connection breaks before the API did its work, or after it. */
  drop: choice('before', 'after'),
  /** How many requests it strikes; all when it is missing. */
  times: whole(1, 1_000_000),
  /** Strikes every browser, not only the one that asked. */
  everyone: boolean(),
})
  .noUnknown('No se conoce el campo «${unknown}».')
  .typeError(NO_OBJECT)
  .required(NO_OBJECT)
  .strict()

/** What goes wrong, when a request matches. */
export type Fault = InferType<typeof schema>

export interface FaultRule extends Fault {
  id: number
  client: string
}

/** Reads a fault that somebody asked for. @throws Refusal 422 saying what cannot be understood. */
export function readFault(value: unknown): Fault {
  try {
    return schema.validateSync(value)
  } catch (error) {
    throw error instanceof ValidationError ? new Refusal(422, error.message) : error
  }
}

export type FaultRules = ReturnType<typeof createFaultRules>

/** Keeps the faults that were asked for. Nothing here is random or looks at the clock. */
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
    /** The rules that concern a browser, newest first. */
    list: (client: string) => rules.filter((rule) => concerns(rule, client)),
    /** Removes a browser's own rules, and with `everyone` also all the common ones. */
    clear(client: string, everyone: boolean) {
      rules = rules.filter((rule) => rule.client !== client && !(everyone && rule.everyone === true))
    },
    /** The newest rule that strikes this request, counted as used once. */
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
  if (rule.method && rule.method.toUpperCase() !== method) return false
  const content = rule.path.startsWith('content:')
  if (content !== (site === 'content')) return false
  return pattern(rule.path.replace(/^content:/, '').replace(/^\/api\/v1(?=\/)/, '')).test(path)
}

function pattern(glob: string): RegExp {
  const source = glob
    .replace(/\/+$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
  return new RegExp(`^${source}/?$`)
}
