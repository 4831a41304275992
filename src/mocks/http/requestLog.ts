export type Site = 'api' | 'content'

/** A request as it arrived, whatever became of it. */
export interface LoggedRequest {
  /** The browser that sent it. */
  client: string
  site: Site
  method: string
  /** Path and query; for the API without /api/v1. */
  path: string
  authorization: string | null
  /** The JSON that was sent; the raw text when it was not JSON; null without a body. */
  body: unknown
  at: string
}

/** Older requests are forgotten beyond this number, all browsers together. */
const REQUESTS_KEPT = 5000

export type RequestLog = ReturnType<typeof createRequestLog>

/** Remembers what each browser sent, so that a test can assert what the server received. */
export function createRequestLog() {
  let requests: LoggedRequest[] = []
  return {
    add(request: LoggedRequest) {
      requests = [...requests.slice(1 - REQUESTS_KEPT), request]
    },
    /** What one browser sent, in the order of arrival. */
    list: (client: string, site: Site) => requests.filter((one) => one.client === client && one.site === site),
    clear(client: string) {
      requests = requests.filter((one) => one.client !== client)
    },
  }
}
