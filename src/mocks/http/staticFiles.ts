import type { IncomingMessage, ServerResponse } from 'node:http'

import sirv from 'sirv'
import type { Connect } from 'vite'

import { FRAME, headersFor, HOME, pageFile, type ResponseHeader } from '../../tools/serving/responseHeaders.ts'
import { plainAddress } from '../../tools/serving/plainAddress.ts'
import { isPageOfTheApp } from './nodeHttp.ts'

/** Rewrites each address as nginx would read it, for what comes after; the API's addresses stay as they are. */
export function readableAddresses(): Connect.NextHandleFunction {
  return (request, _response, next) => {
    const { url = '/' } = request
    const { path, query } = plainAddress(url)
    if (!url.startsWith('/api/v1/')) request.url = path.split('/').map(encodeURIComponent).join('/') + query
    next()
  }
}

/**
 * Serves the built app as a production server would: compressed files when they exist, hashed assets for ever, the app's
 * page for every address that is neither a file nor a page written by the build.
 * @param headers what every answer carries
 */
export function staticFiles(folder: string, headers: ResponseHeader[]): Connect.NextHandleFunction {
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, dev: false, setHeaders: setCaching })
  return (request, response, next) => {
    const { method, url = '/' } = request
    const isCall = url.startsWith('/api/v1/') && !isPageOfTheApp(request)
    if ((method !== 'GET' && method !== 'HEAD') || isCall) return next()
    for (const [name, value] of headersFor(headers, url)) response.setHeader(name, value)
    const page = pageFile(url)
    if (page === HOME || page === FRAME) request.url = page.replace(/index\.html$/, '')
    files(request, response, () => {
      if (isMissingFile(request)) return notFound(response)
      request.url = '/'
      files(request, response, next)
    })
  }
}

function setCaching(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function isMissingFile({ url = '', headers }: IncomingMessage): boolean {
  const looksLikeFile = /\.\w+$/.test(url.replace(/[?#].*$/, ''))
  return url.startsWith('/assets/') || (looksLikeFile && headers.accept?.includes('text/html') !== true)
}

function notFound(response: ServerResponse): void {
  response.statusCode = 404
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end('No encontrado')
}
