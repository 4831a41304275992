import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

/** A Vite plugin that serves the component catalogue of `src/ui` at /__ui, on the development server only. */
export const uiCatalogue = (): Plugin => ({
  name: 'ui-catalogue',
  apply: 'serve',
  configureServer: (server) => {
    const { root } = server.config
    server.middlewares.use('/__ui', (request, response, next) => {
      const page = readFileSync(resolve(root, 'index.html'), 'utf8')
      const html = page.replace('/src/main.tsx', '/src/tools/catalogue/Catalogue.tsx')
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      server
        .transformIndexHtml('/__ui', html, request.originalUrl)
        .then((transformed) => response.end(transformed), next)
    })
  },
})
