export type Site = 'api' | 'content'

/** A received request, with or without a response. */
export interface LoggedRequest {
  /** The id of the browser that sent the request. */
  client: string
  site: Site
  method: string
  /** The path and query; API paths are without /api/v1. */
  path: string
  authorization: string | null
  /** The JSON in the body, or the raw text if it is not JSON; null if the request has no body. */
  body: unknown
  at: string
}

/** The maximum number of requests to store, for all browsers together. */
const REQUESTS_KEPT = 5000

export type RequestLog = ReturnType<typeof createRequestLog>

/** Stores each browser's requests, so that tests can check them. */
export function createRequestLog() {
  let requests: LoggedRequest[] = []
  return {
    add(request: LoggedRequest) {
      requests = [...requests.slice(1 - REQUESTS_KEPT), request]
    },
    /** Returns a browser's requests, in order of arrival. */
    list: (client: string, site: Site) => requests.filter((one) => one.client === client && one.site === site),
    clear(client: string) {
      requests = requests.filter((one) => one.client !== client)
    },
  }
}
