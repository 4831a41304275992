// npm run where -- /assets/start-Bx3.js:1:4711: prints the line of the sources that a place in an error report comes
// from, by the source maps in `dist-maps`. Several places may be given; --dist names another folder than `dist`.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** @typedef {{ sourcePlace: (place: string, outDir: string, root: string) => string }} Places */

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dist: { type: 'string', default: 'dist' } },
  })
  if (positionals.length === 0) throw new Error('Falta el lugar: npm run where -- /assets/start-Bx3.js:1:4711')
  /** @type {{ module: Places }} */
  const { module } = await runnerImport(resolve(import.meta.dirname, 'sourcePlace.ts'), { configFile: false })
  for (const place of positionals) console.log(module.sourcePlace(place, values.dist, root))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
