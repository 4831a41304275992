import { resolve } from 'node:path'

import type { Connect, HttpServer, Plugin, PreviewServer, ProxyOptions, ViteDevServer } from 'vite'

import { readSettings } from '../lib/settings.ts'
import { inlineParts } from '../tools/serving/inlineParts.ts'
import { responseHeaders } from '../tools/serving/responseHeaders.ts'
import { apiTarget } from '../tools/serving/apiTarget.ts'
import { createContentSite } from './contentSite.ts'
import { createEmbeddedApi, seededAccounts } from './embeddedApi.ts'
import type { Watchers } from './http/exchange.ts'
import { createFaultRules } from './http/faultRules.ts'
import { apiMiddleware } from './http/middleware.ts'
import { isPageOfTheApp } from './http/nodeHttp.ts'
import { createRequestLog } from './http/requestLog.ts'
import { readableAddresses, staticFiles } from './http/staticFiles.ts'
import { toolPages } from './http/toolPages.ts'

type Environment = Record<string, string | undefined>

/** What `start.mjs` reads from the plugin, to tell people where everything is. */
interface About {
  apiUrl: string | null
  accounts: typeof seededAccounts
  /** The content site's port once the app listens; null before, and when it could not be opened. */
  contentSitePort: number | null
}

/**
 * Gives Vite's dev and preview servers an API at /api/v1: the embedded one with its outbox, faults and content site, or
 * the real one when API_URL names it. Does nothing in a build or under Vitest. EMBEDDED_API_FILE moves the database;
 * `:memory:` keeps it nowhere.
 * @throws Error with a Spanish sentence when API_URL cannot be right.
 */
export function embeddedApi(env: Environment): Plugin<About> {
  const apiUrl = apiTarget(env)
  const origins = appOrigins(env)
  const about: About = { apiUrl, accounts: seededAccounts, contentSitePort: null }
  const plugin = { name: 'embedded-api', api: about }
  if (env['VITEST'] !== undefined) return plugin
  const proxy = apiUrl === null ? {} : { proxy: apiProxy(apiUrl) }
  const mount = (server: ViteDevServer | PreviewServer, host: string | boolean | undefined): void => {
    if (apiUrl !== null) return
    const watchers = mountApi(server.middlewares, databasePath(env, server.config.root), origins)
    const named = typeof host === 'string' ? [host] : []
    const hosts = [...named, ...origins.map((origin) => new URL(origin).hostname)]
    if (server.httpServer !== null) openContentSite(server.httpServer, env, watchers, about, hosts)
  }
  return {
    ...plugin,
    // Vite would let any page of this machine call; the API lets in those that are named.
    config: () => ({
      server: { ...proxy, cors: false, watch: { ignored: ['**/.embedded-api/**'] } },
      preview: { ...proxy, cors: false },
    }),
    configureServer: (server) => mount(server, server.config.server.host),
    configurePreviewServer: (server) => {
      server.middlewares.use(readableAddresses())
      mount(server, server.config.preview.host)
      const built = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use(staticFiles(built, responseHeaders(readSettings(env), inlineParts(built))))
    },
  }
}

/**
 * The origins of EMBEDDED_API_APP_ORIGINS, separated by commas: apps that are served from somewhere else than the API.
 * @throws Error with a Spanish sentence when one of them cannot be an origin.
 */
function appOrigins({ EMBEDDED_API_APP_ORIGINS: chosen = '' }: Environment): string[] {
  const values = chosen.split(',').map((value) => value.trim())
  return values.filter((value) => value !== '').map(originOf)
}

function originOf(value: string): string {
  if (!/^https?:/.test(value) || !URL.canParse(value) || new URL(value).pathname !== '/') {
    throw new Error(
      `EMBEDDED_API_APP_ORIGINS debe tener solo orígenes, como http://localhost:8080, y tiene «${value}».`,
    )
  }
  return new URL(value).origin
}

function databasePath({ EMBEDDED_API_FILE: chosen = '' }: Environment, root: string): string | undefined {
  if (chosen === ':memory:') return undefined
  return resolve(root, chosen === '' ? '.embedded-api/database.json' : chosen)
}

function mountApi(middlewares: Connect.Server, file: string | undefined, origins: string[]): Watchers {
  const api = createEmbeddedApi(file, origins)
  const watchers = { faults: createFaultRules(), log: createRequestLog() }
  middlewares.use(toolPages(api.outbox, watchers))
  middlewares.use(apiMiddleware(api.handlers, watchers, origins))
  return watchers
}

/** Opens and closes the content site with the app's server, unless the settings name a real one. */
function openContentSite(app: HttpServer, env: Environment, watchers: Watchers, about: About, hosts: string[]): void {
  const configured = env['VITE_CONTENT_SITE_URL']?.trim() ?? ''
  const url = URL.canParse(configured) ? new URL(configured) : null
  if (url !== null && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) return
  let appPort = 0
  const site = createContentSite(watchers, () => appPort, hosts)
  site.on('error', () => {
    about.contentSitePort = null
    console.warn('El sitio de contenidos integrado no se pudo abrir: su puerto está ocupado.')
  })
  app.once('listening', () => {
    const where = app.address()
    if (where === null || typeof where === 'string') return
    appPort = where.port
    const port = url === null ? appPort + 1 : Number(url.port === '' ? 80 : url.port)
    about.contentSitePort = port
    site.listen(port, where.address)
  })
  app.once('close', () => {
    site.close()
    site.closeAllConnections()
  })
}

/** Sends /api/v1 on to the real API, without cookies either way, except the confirmation when it is opened as a page. */
function apiProxy(target: string): Record<string, ProxyOptions> {
  return {
    '^/api/v1/': {
      target,
      changeOrigin: true,
      configure: (proxy) => {
        proxy.on('proxyReq', (asked) => asked.removeHeader('Cookie'))
        proxy.on('proxyRes', (answer) => {
          delete answer.headers['set-cookie']
        })
      },
      bypass: (request) => (isPageOfTheApp(request) ? '/index.html' : undefined),
    },
  }
}
