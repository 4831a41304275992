import type { IncomingMessage } from 'node:http'

import type { Connect } from 'vite'

import { plainAddress } from './plainAddress.ts'

const JSON_TYPE = /(?:^|,)\s*application\/json\s*(?:[;,]|$)/i
const HTML_TYPE = /text\/html/i

/**
 * Rewrites every request for /api/v1/users/confirmation to the app's page, except the app's own call. That address is the
 * link of the registration e-mail, and mail scanners would validate the account before its owner opens the link.
 */
export const confirmationPage: Connect.NextHandleFunction = (request, _response, next) => {
  const isLink = /^\/api\/v1\/users\/confirmation\/?$/.test(plainAddress(request.url ?? '').path)
  if (isLink && !isOwnCall(request)) {
    request.url = '/index.html'
    if (request.method !== 'HEAD') request.method = 'GET'
  }
  next()
}

function isOwnCall({ method, headers: { accept = '' } }: IncomingMessage): boolean {
  return method === 'GET' && JSON_TYPE.test(accept) && !HTML_TYPE.test(accept)
}
