import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin, ResolvedConfig } from 'vite'

import { plainError } from '../serving/plainError.ts'
import { INFO } from './buildInfo.ts'
import { hasVersion, writeVersion } from './version.ts'

/**
 * A Vite plugin that builds into a temporary folder, and renames this folder at the end. A failed build therefore
 * leaves the served folder unchanged. Moves the build's metadata to a second folder, for example from `dist` to
 * `dist-info`. Refuses to build if a folder that it would replace contains anything but an earlier build. The plugin
 * does not apply to the build that renders the pages in Node (`writePages`).
 * @param complete receives the folder with Vite's files, and the build's settings
 */
export function afterBuild(complete: (folder: string, config: ResolvedConfig) => void | Promise<void>): Plugin {
  let config: ResolvedConfig
  let served = ''
  return {
    name: 'after-build',
    apply: (options, { command }) => command === 'build' && options.build?.ssr === undefined,
    config({ root = '.', build = {} }) {
      served = resolve(root, build.outDir ?? 'dist')
      const folders = [served, `${served}-next`, `${served}-before`, `${served}-info`]
      const other = folders.find((folder) => !isReplaceable(folder))
      if (other !== undefined) {
        throw plainError(
          `${other} ya existe y no es una construcción de este sitio. No se tocó nada: elige otra carpeta.`,
        )
      }
      return {
        build: {
          outDir: `${served}-next`,
          // `buildStart` empties the folder.
          emptyOutDir: false,
          manifest: true,
          // `public/licencias` has the texts that packages and fonts lack.
          license: { fileName: 'licencias.txt' },
          // Disables rolldown's warning about the time that this plugin takes.
          rolldownOptions: { checks: { bundlerTimings: false } },
        },
      }
    },
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      rmSync(config.build.outDir, { recursive: true, force: true })
      mkdirSync(config.build.outDir, { recursive: true })
      // If the build is interrupted, the next build recognizes the folder.
      writeVersion(config.build.outDir, '')
    },
    writeBundle: {
      sequential: true,
      async handler() {
        await complete(config.build.outDir, config)
        putInPlace(config.build.outDir, served)
      },
    },
  }
}

/** Whether a path is free, or is a folder that is empty, has a build of this project, or has the build's metadata. */
function isReplaceable(path: string): boolean {
  if (!existsSync(path)) return true
  if (!statSync(path).isDirectory()) return false
  if (readdirSync(path).length === 0 || hasVersion(path)) return true
  return path.endsWith('-info') && existsSync(join(path, 'manifest.json'))
}

function putInPlace(folder: string, served: string): void {
  const before = `${served}-before`
  rmSync(`${served}-info`, { recursive: true, force: true })
  renameSync(join(folder, INFO), `${served}-info`)
  rmSync(before, { recursive: true, force: true })
  if (existsSync(served)) renameSync(served, before)
  renameSync(folder, served)
  rmSync(before, { recursive: true, force: true })
}
