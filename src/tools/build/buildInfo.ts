import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { Manifest, Plugin } from 'vite'

import { afterBuild } from './afterBuild.ts'

/** The folder inside the build where Vite writes what it notes about it, such as its manifest, until the build is done. */
export const INFO = '.vite'

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

/**
 * A Vite plugin that moves what the build notes about itself out of the folder that is served, to `dist-info` for `dist`.
 * It runs after those that read it.
 */
export const buildInfo = (): Plugin => afterBuild('build-info', moveInfo, { manifest: true })

function moveInfo(folder: string): void {
  rmSync(`${folder}-info`, { recursive: true, force: true })
  renameSync(join(folder, INFO), `${folder}-info`)
}
