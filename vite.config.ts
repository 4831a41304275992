import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

import { readSettings } from './src/lib/settings.ts'
import { precompress } from './tests/build/precompress.ts'
import { siteFiles } from './tests/build/siteFiles.ts'
import { slimAxios, slimFormik, slimRouter } from './tests/build/slim.ts'
import { writePages } from './tests/build/writePages.ts'
import { embeddedApi } from './tests/embedded-api/vitePlugin.ts'

const projectFile = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** react-router sends bundlers to its development build; the production one has no warnings to carry. */
const productionRouter = {
  'react-router/dom': projectFile('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': projectFile('node_modules/react-router/dist/production/index.mjs'),
}

/**
 * Where the bundler would cut badly by itself. React and the other libraries stand alone, so that the browser gets
 * through the start in pieces; small parts that forms or pages share come in one file instead of a request each. With
 * `main` in the start and no polyfill, nothing is left in the entry: Vite writes a script for each of its imports.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/reactFirst/ },
  {
    name: 'libraries',
    test: /node_modules\/(?:@reduxjs|redux|immer|reselect|redux-thunk|react-redux|use-sync-external-store|axios|react-router|react-router-dom|js-cookie)\//,
  },
  {
    name: 'start',
    test: /src\/(?:app|features\/navigation|main)\b|src\/(?:store\/authSlice|store\/modalSlice|ui\/Button|ui\/Icon)\./,
  },
  {
    name: 'page',
    test: /src\/ui\/(?:Block|ButtonRow|EmptyState|FactList|FormLayout|ListFailure|Note|PageBody|PageHead|PageTitle|PageTop|Panel|ResultPanel|WhenLive|WithAside|useIsOnline)\.|src\/lib\/(?:download|numbers)\.|src\/art\/(?:e2|e3|s5|umbral-ancho|umbral-boleto)\b/,
  },
  { name: 'wall', test: /src\/(?:ui\/PageHeader|ui\/PageWall|content\/pageHeaders|art\/umbral(?:-movil)?)\./ },
  { name: 'contact', test: /src\/features\/contact\/(?:ContactBlock|ContactFacts|MapSketch|MuseumMap)\./ },
  { name: 'dates', test: /src\/lib\/dates\./ },
  {
    name: 'form',
    test: /node_modules\/(?:formik|yup)\/|src\/ui\/(?:fields\/(?:Control|FieldError|FieldFrame|SoftHint|TextField|afterPress|formField)|ErrorSummary|Form|KeepDraft|drawn|flattenErrors|laterValidation)\.|src\/lib\/(?:email|formRules)\./,
  },
  {
    name: 'account',
    test: /src\/(?:features\/account\/AccountResult|ui\/fields\/(?:PasswordField|PasswordChecklist))\./,
  },
  { name: 'choices', test: /src\/ui\/fields\/(?:FieldSet|RadioCards|ChoiceCard|ChoiceGrid)\./ },
  {
    name: 'longform',
    test: /src\/ui\/(?:DraftStatus|RequestFailure|useFormDraft|fields\/SelectField|fields\/DateField)\./,
  },
].map((group, place, { length }) => ({ ...group, priority: length - place }))

export default defineConfig(({ mode, command }) => {
  const env = { ...loadEnv(mode, process.cwd(), ''), ...process.env }
  return {
    plugins: [
      react(),
      slimAxios,
      slimFormik,
      slimRouter,
      siteFiles(readSettings(env)),
      writePages(),
      precompress(),
      embeddedApi(env),
    ],
    define: { SITE_SETTINGS: JSON.stringify(readSettings(env)) },
    resolve: { alias: { '@': projectFile('src'), ...(command === 'build' && productionRouter) } },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    // Readable in the browser, and it packs better than hashes; a test keeps the names of the files apart.
    css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` } },
    build: {
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
    test: {
      // For busy machines; no test depends on how long anything takes.
      testTimeout: 60_000,
      retry: process.env['CI'] === undefined ? 0 : 1,
      projects: [
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'jsdom',
            setupFiles: ['tests/support/setup.ts'],
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/{build,embedded-api,serving}/**', '**/node_modules/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'servers and build',
            environment: 'node',
            include: ['tests/{build,embedded-api,serving}/**/*.test.ts'],
          },
        },
      ],
    },
  }
})
