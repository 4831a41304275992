import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Manifest, Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

import { PAGE_FILES } from '../../offline/offlineRules.ts'
import { chunksOf } from './composePage.ts'
import { MANIFEST, mapsFolder } from './mapsFolder.ts'

/** The packages in the service worker. */
export const WORKER_PACKAGES = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies']

const PAGE = 'src/pages/AnswerQuestionnairePage.tsx'

/**
 * Vite plugins that build the service worker of the questionnaire, `/serviceWorker.js`, with the list of the files that
 * it keeps: what the questionnaire needs and nothing else.
 * @param target as `build.target`
 */
export function offlineQuestionnaire(target: string[]): Plugin[] {
  let folder = ''
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'serviceWorker.ts',
    // `public` has the web app manifest, and the page registers the worker when it is wanted.
    manifest: false,
    injectRegister: false,
    injectManifest: {
      target,
      rollupFormat: 'iife',
      sourcemap: false,
      globPatterns: ['index.html', 'responder-cuestionario/index.html', 'assets/*'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => {
          const needed = filesOfQuestionnaire(folder)
          const manifest = entries
            .filter(({ url }) => needed.has(url))
            .map((entry) => ({ ...entry, integrity: integrityOf(readFileSync(join(folder, entry.url))) }))
          return { manifest, warnings: [] }
        },
      ],
    },
    integration: {
      // After the pages are written and before files are compressed.
      closeBundleOrder: 'pre',
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn'
      },
      beforeBuildServiceWorker: ({ outDir }) => {
        folder = outDir
      },
    },
  })
}

/** The hash by which a browser knows a file, whether it was sent compressed or not. */
const integrityOf = (file: Uint8Array) => `sha256-${createHash('sha256').update(file).digest('base64')}`

const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null

/**
 * The files with which the questionnaire opens and is answered to the end, by their paths in the folder of the build.
 * @throws Error when the build has no such page
 */
export function filesOfQuestionnaire(folder: string): Set<string> {
  const manifest: unknown = JSON.parse(readFileSync(join(mapsFolder(folder), MANIFEST), 'utf8'))
  if (!isManifest(manifest) || !manifest[PAGE]) throw new Error(`The build has no ${PAGE}`)
  const chunks = chunksOf(manifest, [PAGE, ...(manifest[PAGE].dynamicImports ?? [])])
  const pages = Object.values(PAGE_FILES).map((file) => file.slice(1))
  const linked = pages.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/assets\/[\w.-]+/g) ?? [])
  const built = chunks.flatMap((key) => {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {}
    return [file, ...css, ...assets]
  })
  return new Set([...pages, ...linked, ...built])
}
