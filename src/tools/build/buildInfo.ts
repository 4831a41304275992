import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Manifest } from 'vite'

/** The folder for the build's metadata, such as Vite's manifest. `afterBuild` moves it to `dist-info`. */
export const INFO = '.vite'

const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null

/**
 * Reads Vite's manifest, which maps sources to built files, from the folder of an unfinished build.
 * @throws Error if the build has no manifest
 */
export function readManifest(folder: string): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, INFO, 'manifest.json'), 'utf8'))
  if (!isManifest(manifest)) throw new Error('The build wrote no manifest')
  return manifest
}
