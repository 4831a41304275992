import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { build, type ResolvedConfig } from 'vite'
import type { PrecacheEntry } from 'workbox-precaching'

import { PAGE_FILES } from '../../offline/offlineRules.ts'
import { readManifest } from './buildInfo.ts'
import { chunksOf } from './composePage.ts'

const PAGE = 'src/pages/AnswerQuestionnairePage.tsx'

/**
 * Builds the questionnaire's service worker, `/serviceWorker.js`, with the list of files to cache and the site's
 * settings. The worker is a classic script, because some supported browsers lack module workers.
 */
export async function buildServiceWorker(folder: string, site: ResolvedConfig): Promise<void> {
  const entries = filesOfQuestionnaire(folder).map((file) => precacheEntry(folder, file))
  await build({
    root: site.root,
    mode: site.mode,
    configFile: false,
    logLevel: 'warn',
    define: { ...site.define, 'self.__WB_MANIFEST': JSON.stringify(entries) },
    resolve: { tsconfigPaths: true },
    build: {
      target: site.build.target,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      license: { fileName: 'licencias-cuestionario.txt' },
      rolldownOptions: {
        input: join(site.root, 'src/offline/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
      },
    },
  })
}

/** A file for Workbox to cache. If its name has no hash, the revision is the hash of its content. */
function precacheEntry(folder: string, url: string): PrecacheEntry {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, url)))
    .digest('base64')
  // A file and its compressed copies have the same revision.
  const integrity = `sha256-${hash}`
  return { url, integrity, revision: url.startsWith('assets/') ? null : integrity }
}

/**
 * Lists the files that the questionnaire needs from start to end, as paths in the build's folder.
 * @throws Error if the build does not contain the questionnaire's page
 */
function filesOfQuestionnaire(folder: string): string[] {
  const manifest = readManifest(folder)
  const chunks = chunksOf(manifest, [PAGE, ...(manifest[PAGE]?.dynamicImports ?? [])])
  const pages = Object.values(PAGE_FILES).map((file) => file.slice(1))
  const linked = pages.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/assets\/[\w.-]+/g) ?? [])
  const built = chunks.flatMap((key) => {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {}
    return [file, ...css, ...assets]
  })
  return [...new Set([...pages, ...linked, ...built])]
}
