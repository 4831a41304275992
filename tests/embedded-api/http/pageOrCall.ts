import type { IncomingMessage } from 'node:http'

const CONFIRMATION = /^\/api\/v1\/users\/confirmation\/?(?:\?|$)/

/**
 * /api/v1/users/confirmation is a page of the app (the link in the e-mail) and a call of the API. What a browser opens as
 * a page asks for text/html; whatever else is the call.
 */
export function isPageOfTheApp({ method, url = '', headers }: IncomingMessage): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && CONFIRMATION.test(url) && headers.accept?.includes('text/html') === true
}
