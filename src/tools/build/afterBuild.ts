import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin, ResolvedConfig } from 'vite'

import { INFO, SITE_LICENSES } from './buildInfo.ts'

/**
 * A Vite plugin that builds into a temporary folder, and renames this folder at the end. A failed build therefore
 * leaves the served folder unchanged. Moves the build's metadata to a second folder, for example from `dist` to
 * `dist-info`. The plugin does not apply to the build that renders the pages in Node (`writePages`).
 * @param complete receives the folder with Vite's files, and the build's settings
 */
export function afterBuild(complete: (folder: string, config: ResolvedConfig) => void | Promise<void>): Plugin {
  let config: ResolvedConfig
  let served = ''
  return {
    name: 'after-build',
    apply: (options, { command }) => command === 'build' && options.build?.ssr === undefined,
    config({ build = {} }) {
      served = build.outDir ?? 'dist'
      return {
        build: {
          outDir: `${served}-next`,
          emptyOutDir: true,
          manifest: true,
          license: { fileName: SITE_LICENSES },
          // Disables rolldown's warning about the time that this plugin takes.
          rolldownOptions: { checks: { bundlerTimings: false } },
        },
      }
    },
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir)
        await complete(folder, config)
        putInPlace(folder, resolve(config.root, served))
      },
    },
  }
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
