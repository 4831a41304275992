import type { IncomingMessage } from 'node:http'

import type { Connect } from 'vite'

import { plainAddress } from './plainAddress.ts'

/**
 * Serves the app's page for /api/v1/users/confirmation, except to the app's own call. The registration e-mail links to
 * this URL. Mail scanners open links, and would otherwise validate the account before its owner does.
 */
export const confirmationPage: Connect.NextHandleFunction = (request, _response, next) => {
  const isLink = /^\/api\/v1\/users\/confirmation\/?$/.test(plainAddress(request.url ?? '').path)
  if (isLink && !isOwnCall(request)) {
    request.url = '/index.html'
    if (request.method !== 'HEAD') request.method = 'GET'
  }
  next()
}

const isOwnCall = ({ method, headers }: IncomingMessage) => method === 'GET' && headers.accept === 'application/json'
