import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

import { readSettings } from './src/lib/settings.ts'
import { siteFiles } from './tests/build/siteFiles.ts'
import { precompress } from './tests/embedded-api/precompress.ts'
import { embeddedApi } from './tests/embedded-api/vitePlugin.ts'

/**
 * Parts of axios that nothing here uses and that its entry brings along all the same, 7 kB of gzip on every page:
 * the fetch adapter, cancel tokens, forms, progress events, cookies against forged requests (the API takes a bearer),
 * and its own way to write a query (src/api/http.ts has one).
 */
const unusedInAxios: Record<string, string> = {
  'core/assertParamsAcyclic.js': 'export default () => undefined',
  'adapters/fetch.js': 'export const getFetch = () => null',
  'cancel/CancelToken.js': 'export default null',
  'helpers/AxiosURLSearchParams.js': 'export default null',
  'helpers/cookies.js': 'export default null',
  'helpers/formDataToJSON.js': 'export default null',
  'helpers/HttpStatusCode.js': 'export default null',
  'helpers/isURLSameOrigin.js': 'export default () => false',
  'helpers/progressEventReducer.js': 'export const progressEventReducer = null',
  'helpers/toFormData.js': 'export default null',
  'helpers/toURLEncodedForm.js': 'export default null',
}

const slimAxios: Plugin = {
  name: 'slim-axios',
  apply: 'build',
  load: (id) => unusedInAxios[id.split('/axios/lib/')[1] ?? ''] ?? null,
}

const projectFile = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** react-router sends bundlers to its development build; the production one has no warnings to carry. */
const productionRouter = {
  'react-router/dom': projectFile('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': projectFile('node_modules/react-router/dist/production/index.mjs'),
}

export default defineConfig(({ mode, command }) => {
  const env = { ...loadEnv(mode, process.cwd(), ''), ...process.env }
  return {
    plugins: [react(), slimAxios, siteFiles(readSettings(env)), precompress(), embeddedApi(env)],
    define: { SITE_SETTINGS: JSON.stringify(readSettings(env)) },
    resolve: { alias: { '@': projectFile('src'), ...(command === 'build' && productionRouter) } },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    // Readable in the browser, and it packs better than hashes; a test keeps the names of the files apart.
    css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` } },
    build: {
      assetsInlineLimit: 0,
      manifest: true,
      target: 'es2022',
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    },
    test: {
      // For busy machines; no test depends on how long anything takes.
      testTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'jsdom',
            setupFiles: ['tests/support/setup.ts'],
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/{embedded-api,build,serving}/**', '**/node_modules/**'],
          },
        },
        {
          extends: true,
          test: { name: 'servers', environment: 'node', include: ['tests/{embedded-api,build,serving}/**/*.test.ts'] },
        },
      ],
    },
  }
})
