import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'

import sirv from 'sirv'
import type { Connect, Plugin } from 'vite'

import { paths, withoutTrailingSlash } from '../../model/paths.ts'
import { plainAddress } from './plainAddress.ts'
import { plainError } from './plainError.ts'

const TEMPLATE = new URL('nginx.conf.template', import.meta.url)

/**
 * Two Vite plugins that make the preview server serve the build as nginx does. The first rewrites URLs before all other
 * middleware. The second serves the files, after the API's middleware.
 */
export function builtSite(): Plugin[] {
  return [
    {
      name: 'readable-addresses',
      configurePreviewServer: { order: 'pre', handler: ({ middlewares }) => void middlewares.use(readableAddresses) },
    },
    {
      name: 'built-site',
      configurePreviewServer: {
        order: 'post',
        handler: ({ config, middlewares }) => {
          const built = resolve(config.root, config.build.outDir)
          if (!existsSync(join(built, 'index.html'))) {
            throw plainError('Todavía no hay nada construido. Ejecuta antes: npm run build')
          }
          middlewares.use(staticFiles(built))
        },
      },
    },
  ]
}

/** Normalizes each URL as nginx does, except the API's URLs. */
const readableAddresses: Connect.NextHandleFunction = (request, _response, next) => {
  const { url = '/' } = request
  const { path, query } = plainAddress(url)
  if (!url.startsWith('/api/v1/')) request.url = path.split('/').map(encodeURIComponent).join('/') + query
  next()
}

/**
 * Serves compressed files if they exist, lets browsers cache hashed assets for a year, and returns the app's page for
 * other URLs. Sends nginx's headers.
 */
function staticFiles(folder: string): Connect.NextHandleFunction {
  const template = readFileSync(TEMPLATE, 'utf8')
  const headers = [...template.matchAll(/^ {2}add_header (\S+) "([^"]*)" always;$/gm)]
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, dev: false, setHeaders: setCaching })
  return (request, response, next) => {
    const { method, url = '/' } = request
    if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/v1/')) return next()
    const { path, query } = plainAddress(url)
    const camera = withoutTrailingSlash(path) === paths.freePass ? '(self)' : '()'
    for (const [, name = '', value = ''] of headers) response.setHeader(name, value.replace('$museo_camera', camera))
    // The prerendered questionnaire shows no question, so a URL with a question gets the app's page.
    if (/[?&]pregunta=[^&]/.test(query)) request.url = '/'
    else if (path === '/') request.url = '/home/'
    files(request, response, () => {
      if (isMissingFile(request)) {
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('No encontrado')
        return
      }
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
