import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Manifest } from 'vite'

/** The folder inside the build with the notes about it, such as Vite's manifest, until the build is put in place. */
export const INFO = '.vite'

/** Vite's lists of the packages in the site and in the service worker (`build.license`). */
export const SITE_LICENSES = `${INFO}/licenses.json`
export const WORKER_LICENSES = `${INFO}/worker-licenses.json`

const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null

/**
 * Vite's manifest of a build that is being written: which source is in which built file.
 * @throws Error when there is none
 */
export function readManifest(folder: string): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, INFO, 'manifest.json'), 'utf8'))
  if (!isManifest(manifest)) throw new Error('The build wrote no manifest')
  return manifest
}
