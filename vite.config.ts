import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

import packageJson from './package.json' with { type: 'json' }
import { embeddedApi } from './src/mocks/vitePlugin.ts'
import { buildInfo } from './src/tools/build/buildInfo.ts'
import { firstScript } from './src/tools/build/firstScript.ts'
import { licenses } from './src/tools/build/licenses.ts'
import { offlineQuestionnaire } from './src/tools/build/offlineQuestionnaire.ts'
import { oldBrowsers } from './src/tools/build/oldBrowsers.ts'
import { precompress } from './src/tools/build/precompress.ts'
import { siteFiles } from './src/tools/build/siteFiles.ts'
import { writePages } from './src/tools/build/writePages.ts'
import { builtSite } from './src/tools/serving/builtSite.ts'

const projectFile = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The oldest browsers in which everything works: `browserslist` of package.json, written as Vite's `build.target`. */
const floor = packageJson.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''))

/** The production build of react-router. By itself Vite takes the development build, which has warnings in it. */
const productionRouter = {
  'react-router/dom': projectFile('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': projectFile('node_modules/react-router/dist/production/index.mjs'),
}

/** A rule for the files of the build. Paths have backslashes on Windows. */
const group = (name: string, folder: RegExp, rest: { tags?: ['$initial']; minShareCount?: number } = {}) => ({
  ...rest,
  name,
  test: (path: string) => folder.test(path.replaceAll('\\', '/')),
})

/**
 * Which modules come in one file, by their folders; see src/DECISIONS.md. What every page starts with is three files, so
 * that the browser parses and runs them in separate tasks. A page's own code is a file, and small modules that many pages
 * share come together instead of in a request each. As there is no polyfill for preloads, the entry itself is empty: Vite
 * then puts a `<script>` for each of its imports into the page. The first group that takes a module has it.
 */
const chunkGroups = [
  group('react', /node_modules\/(?:react|react-dom|scheduler)\//),
  group(
    'libraries',
    /node_modules\/(?:@reduxjs|redux|immer|reselect|redux-thunk|react-redux|use-sync-external-store|axios|react-router|react-router-dom|js-cookie)\//,
  ),
  group('start', /src\//, { tags: ['$initial'] }),
  group('kit', /src\/(?:ui|api|store)\/[^/]+$/, { minShareCount: 8 }),
  group('form', /node_modules\/(?:formik|yup)\/|src\/ui\/form\//),
  group('fields', /src\/ui\/fields\//, { minShareCount: 4 }),
  group('page', /src\/ui\/page\//),
].map((rule, place, { length }) => ({ ...rule, priority: length - place }))

export default defineConfig(({ mode, command }) => {
  const env = { ...loadEnv(mode, process.cwd(), ''), ...process.env }
  return {
    plugins: [
      react(),
      firstScript(),
      oldBrowsers(env),
      siteFiles(env),
      writePages(env),
      offlineQuestionnaire(),
      licenses(),
      buildInfo(),
      precompress(),
      embeddedApi(env),
      builtSite(env),
    ],
    resolve: { alias: { '@': projectFile('src'), ...(command === 'build' && productionRouter) } },
    // This address also serves http://localhost, whose two addresses browsers try, and is not open to the network.
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: floor,
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
    test: {
      // Milliseconds. Long, for busy machines: no test asserts how long something takes.
      testTimeout: 60_000,
      maxWorkers: '100%',
      // Files share a worker and its browser, which `tests/support/setup.ts` empties after each test.
      isolate: false,
      // In CI the order is another each time; the seed stands at the top of the output.
      sequence: { shuffle: process.env['CI'] !== undefined },
      projects: [
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'jsdom',
            sequence: { groupOrder: 1 },
            setupFiles: ['tests/support/setup.ts'],
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/{floor,mocks,serving,tools}/**', '**/node_modules/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'servers and build',
            environment: 'node',
            sequence: { groupOrder: 2 },
            include: ['tests/{floor,mocks,serving,tools}/**/*.test.ts'],
          },
        },
      ],
    },
  }
})
