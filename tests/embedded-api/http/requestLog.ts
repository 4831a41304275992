export type Site = 'api' | 'content'

/** A request as it arrived, whatever became of it. */
export interface LoggedRequest {
  method: string
  /** Path and query; for the API without /api/v1. */
  path: string
  authorization: string | null
  /** The JSON that was sent; the raw text when it was not JSON; null without a body. */
  body: unknown
  at: string
}

interface Entry extends LoggedRequest {
  client: string
  site: Site
}

/** Older requests are forgotten beyond this number, all browsers together. */
const REQUESTS_KEPT = 5000

export interface RequestLog {
  add: (entry: Entry) => void
  /** What one browser sent, in the order of arrival. */
  list: (client: string, site: Site) => LoggedRequest[]
  clear: (client: string) => void
}

/** Remembers what each browser sent, so that a test can assert what the server received. */
export function createRequestLog(): RequestLog {
  let entries: Entry[] = []
  return {
    add: (entry) => {
      entries = [...entries.slice(1 - REQUESTS_KEPT), entry]
    },
    list: (client, site) =>
      entries
        .filter((entry) => entry.client === client && entry.site === site)
        .map(({ client: _client, site: _site, ...request }) => request),
    clear: (client) => {
      entries = entries.filter((entry) => entry.client !== client)
    },
  }
}
