// npm run check:api -- https://api.ejemplo.mx: says call by call whether this platform reads an API. README.md and
// --help say how.
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { loadEnv, runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())

/**
 * @typedef {import('./transport.ts').World} World
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {{ print: (text: string) => void, warn: (text: string) => void }} Output
 * @typedef {{ main: (args: string[], env: Environment, world: World, output: Output) => Promise<number> }} Program
 */

try {
  /** @type {{ module: Program }} */
  const { module } = await runnerImport(resolve(import.meta.dirname, 'main.ts'), {
    configFile: false,
    resolve: { alias: { '@': resolve(root, 'src') } },
    // The settings of a build; the program sets the only one that its calls read.
    define: { SITE_SETTINGS: '{}' },
  })
  const env = { ...loadEnv('production', root, ''), ...process.env }
  const world = {
    fetch,
    /** @param {number} ms */
    wait: (ms) => wait(ms, undefined, { signal: stop.signal }).catch(() => undefined),
    now: () => Date.now(),
    signal: stop.signal,
  }
  const output = { print: console.log, warn: console.error }
  process.exitCode = await module.main(process.argv.slice(2), env, world, output)
} catch (error) {
  // A wrong setting is told in one sentence; anything else is a mistake of ours and needs its stack.
  const isTold = error instanceof Error && error.constructor === Error && !('code' in error)
  console.error(isTold ? error.message : error)
  process.exitCode = 1
}
