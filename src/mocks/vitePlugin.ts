import { resolve } from 'node:path'

import type { Plugin, PreviewServer, ProxyOptions, UserConfig, ViteDevServer } from 'vite'

import { readSettings, type Settings } from '../model/settings.ts'
import { apiTarget, originOf } from '../tools/serving/apiTarget.ts'
import { confirmationPage } from '../tools/serving/confirmationPage.ts'
import { withPlainErrors } from '../tools/serving/plainError.ts'
import { openContentSite } from './contentSite.ts'
import { createEmbeddedApi } from './embeddedApi.ts'
import { createFaultRules } from './http/faultRules.ts'
import { apiMiddleware } from './http/middleware.ts'
import { createRequestLog } from './http/requestLog.ts'
import { ODD_BROWSER_SCRIPT, toolPages } from './http/toolPages.ts'
import { welcome } from './welcome.ts'

type Environment = Record<string, string | undefined>
type Server = ViteDevServer | PreviewServer

/**
 * A Vite plugin that serves an API at /api/v1 in the dev and preview servers: the embedded API with its outbox, faults
 * and content site, or a proxy to API_URL. EMBEDDED_API_FILE changes the database file; `:memory:` stores nothing on
 * disk. Builds and unit tests do not use the plugin.
 */
export function embeddedApi(env: Environment): Plugin {
  let apiUrl: string | null = null
  let origins: string[] = []
  let contentSite = ''
  let isOwnContentSite = false

  function config(user: UserConfig, isPreview: boolean): UserConfig {
    apiUrl = apiTarget(env)
    origins = appOrigins(env)
    contentSite = env['VITE_CONTENT_SITE_URL']?.trim() ?? ''
    const port = isPreview ? (user.preview?.port ?? 4173) : (user.server?.port ?? 5173)
    isOwnContentSite = apiUrl === null && contentSite === ''
    if (isOwnContentSite) contentSite = `http://localhost:${String(port + 1)}`
    // By default, Vite would accept requests from any page on this machine. The API accepts only the configured
    // origins.
    const server = { cors: false, ...(apiUrl !== null && { proxy: apiProxy(apiUrl) }) }
    return {
      ...(isOwnContentSite && { define: { SITE_SETTINGS: settingsBeside(port + 1, readSettings(env)) } }),
      server: { ...server, watch: { ignored: ['**/.embedded-api/**'] } },
      preview: server,
    }
  }

  function mount(server: Server): void {
    const { config: resolved, middlewares, httpServer } = server
    const watchers = { faults: createFaultRules(), log: createRequestLog() }
    let openedSite: (() => string) | null = null
    middlewares.use(confirmationPage)
    if (apiUrl === null) {
      const api = createEmbeddedApi(databasePath(env, resolved.root), origins)
      middlewares.use(toolPages(api.outbox, watchers))
      middlewares.use(apiMiddleware(api.handlers, watchers, origins))
      if (httpServer !== null) openedSite = openContentSite(httpServer, contentSite, watchers)
    }
    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      // The server listens on 127.0.0.1, but the app and the content site must have the same host name, localhost.
      const urls = server.resolvedUrls ?? { local: [], network: [] }
      const local = urls.local.map((url) => url.replace('//127.0.0.1:', '//localhost:'))
      server.resolvedUrls = { ...urls, local }
      printUrls()
      const [app = ''] = [...local, ...urls.network]
      const site = openedSite?.() ?? ''
      const beside = isOwnContentSite ? site.replace('//localhost:', `//${new URL(app).hostname}:`) : site
      resolved.logger.info(welcome(app, { apiUrl, contentSite: beside, hasCatalogue: 'transformIndexHtml' in server }))
    }
  }

  return {
    name: 'embedded-api',
    config: (user, { isPreview = false }) => withPlainErrors(() => config(user, isPreview)),
    transformIndexHtml: () =>
      apiUrl === null ? [{ tag: 'script', attrs: { src: ODD_BROWSER_SCRIPT }, injectTo: 'head-prepend' }] : [],
    configureServer: mount,
    configurePreviewServer: mount,
  }
}

/**
 * Returns the dev server's settings as an expression for the browser. The content site has the same host name as the
 * page. With `--host`, only the browser knows that name.
 */
function settingsBeside(port: number, settings: Settings): string {
  return `{ ...${JSON.stringify(settings)}, contentSiteUrl: 'http://' + location.hostname + ':${String(port)}' }`
}

/** Reads EMBEDDED_API_APP_ORIGINS: other origins that may call the API, separated by commas. */
function appOrigins({ EMBEDDED_API_APP_ORIGINS: chosen = '' }: Environment): string[] {
  const values = chosen.split(',').filter((value) => value.trim() !== '')
  return values.map((value) => originOf('EMBEDDED_API_APP_ORIGINS', value))
}

function databasePath({ EMBEDDED_API_FILE: chosen = '' }: Environment, root: string): string | undefined {
  if (chosen === ':memory:') return undefined
  return resolve(root, chosen === '' ? '.embedded-api/database.json' : chosen)
}

/** Forwards /api/v1 to the real API, without cookies in either direction. */
function apiProxy(target: string): Record<string, ProxyOptions> {
  return {
    '^/api/v1/': {
      target,
      changeOrigin: true,
      configure: (proxy) => {
        proxy.on('proxyReq', (request) => request.removeHeader('Cookie'))
        proxy.on('proxyRes', (answer) => {
          delete answer.headers['set-cookie']
        })
      },
    },
  }
}
