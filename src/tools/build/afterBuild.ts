import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin, ResolvedConfig } from 'vite'

import { INFO, SITE_LICENSES } from './buildInfo.ts'

/**
 * A Vite plugin that completes a build in a folder beside the one that is served, and then puts it in place whole: a build
 * that fails leaves the served folder unchanged. The notes about the build go to `dist-info` for `dist`. Does not apply to
 * the build that renders the pages in Node (`writePages`).
 * @param complete gets the folder with all files that Vite wrote, and the settings of the build
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
          // Its last lines would be a warning about the time that this very plugin needs.
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
