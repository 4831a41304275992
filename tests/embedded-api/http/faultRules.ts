import type { Site } from './requestLog.ts'

/** What goes wrong, when a request matches. */
export interface Fault {
  /** Any method when it is missing. */
  method?: string
  /** A path without /api/v1, where * stands for one part of it; `content:` in front means the content site. */
  path: string
  status?: number
  json?: unknown
  /** `html`: a proxy's error page. `truncated`: the real answer, cut in half; a file breaks off. `empty`: no body. */
  body?: 'html' | 'truncated' | 'empty'
  /** Milliseconds to wait before anything else happens. */
  delay?: number
  /** The connection breaks before the API did its work, or after it. */
  drop?: 'before' | 'after'
  /** How many requests it strikes; all when it is missing. */
  times?: number
  /** Strikes every browser, not only the one that asked. */
  everyone?: boolean
}

export interface FaultRule extends Fault {
  id: number
  client: string
}

export interface FaultRules {
  add: (client: string, fault: Fault) => FaultRule
  /** The rules that concern a browser, newest first. */
  list: (client: string) => FaultRule[]
  /** Removes a browser's own rules, and with `everyone` also all the common ones. */
  clear: (client: string, everyone: boolean) => void
  /** The newest rule that strikes this request, counted as used once. */
  take: (client: string, site: Site, method: string, path: string) => FaultRule | null
}

/** Keeps the faults that were asked for. Nothing here is random or looks at the clock. */
export function createFaultRules(): FaultRules {
  let lastId = 0
  let rules: FaultRule[] = []
  const concerns = (rule: FaultRule, client: string): boolean => rule.everyone === true || rule.client === client
  return {
    add: (client, fault) => {
      lastId += 1
      const rule = { ...fault, id: lastId, client }
      rules = [rule, ...rules]
      return rule
    },
    list: (client) => rules.filter((rule) => concerns(rule, client)),
    clear: (client, everyone) => {
      rules = rules.filter((rule) => rule.client !== client && !(everyone && rule.everyone === true))
    },
    take: (client, site, method, path) => {
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
  if (rule.method !== undefined && rule.method.toUpperCase() !== method) return false
  const content = rule.path.startsWith('content:')
  if (content !== (site === 'content')) return false
  return pattern(rule.path.replace(/^content:/, '').replace(/^\/api\/v1(?=\/)/, '')).test(path)
}

function pattern(glob: string): RegExp {
  const source = glob
    .replace(/\/+$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))
  return new RegExp(`^${source}/?$`)
}
