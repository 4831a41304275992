import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { isForBrowsers } from './isForBrowsers.ts'

/**
 * The folder for source maps and manifest: `dist-maps` for `dist`, so beside the folder that is served and not in it.
 */
export const mapsFolder = (outDir: string): string => `${outDir}-maps`

/** The name of Vite's manifest, which says which source is in which built file. It is in the folder of the maps. */
export const MANIFEST = 'manifest.json'

/**
 * The name of a list of every URL and how it was written, for the scripts that measure a build. Beside the manifest.
 */
export const ROUTES = 'routes.json'

/**
 * A Vite plugin that makes source maps to which no built file refers, and moves them and the manifest out of the folder
 * that is served.
 */
export function keepMapsApart(): Plugin {
  let folder = ''
  return {
    name: 'keep-maps-apart',
    apply: isForBrowsers,
    config: () => ({ build: { manifest: MANIFEST, sourcemap: 'hidden' } }),
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    writeBundle: (_options, bundle) => {
      const maps = mapsFolder(folder)
      rmSync(maps, { recursive: true, force: true })
      for (const file of Object.keys(bundle).filter((name) => name === MANIFEST || name.endsWith('.map'))) {
        mkdirSync(dirname(join(maps, file)), { recursive: true })
        renameSync(join(folder, file), join(maps, file))
      }
    },
  }
}
