import { join } from 'node:path'

import type { Connect, Plugin } from 'vite'

import { createEmbeddedApi } from './embeddedApi.ts'
import { createFaultRules } from './http/faultRules.ts'
import { apiMiddleware } from './http/middleware.ts'
import { createRequestLog } from './http/requestLog.ts'

/** Serves the embedded API with Vite's dev and preview servers. */
export function embeddedApi(env: Record<string, string | undefined>): Plugin {
  if (env['VITEST'] !== undefined) return { name: 'embedded-api' }
  return {
    name: 'embedded-api',
    configureServer: (server) => {
      mount(server.middlewares, server.config.root)
    },
    configurePreviewServer: (server) => {
      mount(server.middlewares, server.config.root)
    },
  }
}

function mount(middlewares: Connect.Server, root: string): void {
  const api = createEmbeddedApi({
    file: join(root, '.embedded-api/database.json'),
    appOrigin: (request) => new URL(request.url).origin,
  })
  middlewares.use(apiMiddleware(api.handlers, { faults: createFaultRules(), log: createRequestLog() }))
}
