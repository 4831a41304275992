import { basename } from 'node:path'

import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

import packageJson from './package.json' with { type: 'json' }
import { embeddedApi } from './src/mocks/vitePlugin.ts'
import { chunkGroups } from './src/tools/build/chunkGroups.ts'
import { compileInBackground } from './src/tools/build/compileInBackground.ts'
import { finishSite } from './src/tools/build/finishSite.ts'
import { firstScript } from './src/tools/build/firstScript.ts'
import { oldBrowsers } from './src/tools/build/oldBrowsers.ts'
import { siteFiles } from './src/tools/build/siteFiles.ts'
import { siteSettings } from './src/tools/build/siteSettings.ts'
import { uiCatalogue } from './src/tools/catalogue/uiCatalogue.ts'
import { builtSite } from './src/tools/serving/builtSite.ts'

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), '')
  return {
    plugins: [
      react(),
      siteSettings(env),
      firstScript(env),
      oldBrowsers(env),
      siteFiles(env),
      compileInBackground(),
      finishSite(env),
      command === 'serve' && env.VITEST === undefined && embeddedApi(env),
      builtSite(),
      uiCatalogue(),
    ],
    resolve: { tsconfigPaths: true },
    // The names of the file and of the class. `tests/styles.test.ts` checks that no two files share a name.
    css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` } },
    // Other machines cannot reach 127.0.0.1. http://localhost works too, because browsers try IPv4 and IPv6.
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The oldest supported browsers, in Vite's notation.
      target: packageJson.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', '')),
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    test: {
      // In milliseconds. Long, because tests may run on busy machines. No test checks a duration.
      testTimeout: 60_000,
      maxWorkers: '100%',
      // MSW reads `localStorage` when it loads, and Node 25 and later warn about this.
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // Test files share a worker and its jsdom, which `tests/support/setup.ts` resets after each test.
      isolate: false,
      // CI runs the tests in random order; the seed is at the top of the output.
      sequence: { shuffle: env.CI !== undefined },
      projects: [
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'jsdom',
            setupFiles: 'tests/support/setup.ts',
            include: ['tests/!(floor|mocks|serving|tools)/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          },
        },
        { extends: true, test: { name: 'node', include: ['tests/@(floor|mocks|serving|tools)/**/*.test.ts'] } },
      ],
    },
  }
})
