import { resolve } from 'node:path'

import type { BuildEnvironmentOptions, Plugin, ResolvedConfig } from 'vite'

/**
 * A Vite plugin that does something with the files of a build once Vite has written them all. Such plugins run one after
 * another, in the order of the list of plugins, and not for the build that renders the pages in Node (`writePages`).
 * @param run gets the folder with the files, and the settings of the build
 * @param build what the build has to write for it
 */
export function afterBuild(
  name: string,
  run: (folder: string, config: ResolvedConfig) => void | Promise<void>,
  build: BuildEnvironmentOptions = {},
): Plugin {
  let config: ResolvedConfig
  return {
    name,
    apply: (options, { command }) => command === 'build' && options.build?.ssr === undefined,
    config: () => ({ build }),
    configResolved: (resolved) => {
      config = resolved
    },
    writeBundle: { sequential: true, handler: () => run(resolve(config.root, config.build.outDir), config) },
  }
}
