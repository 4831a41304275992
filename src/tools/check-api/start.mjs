// npm run check:api -- https://api.ejemplo.mx: says call by call whether this platform reads an API. main.ts is the
// command; Vite compiles it, because Node 20 reads no TypeScript.
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { loadEnv, runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
const env = { ...loadEnv('production', root, ''), ...process.env }

/** @typedef {{ main: typeof import('./main.ts').main }} Program */
/** @type {{ module: Program }} */
const { module } = await runnerImport(resolve(import.meta.dirname, 'main.ts'), {
  configFile: false,
  resolve: { tsconfigPaths: true },
  // The only settings of a build that the calls read.
  define: { SITE_SETTINGS: JSON.stringify({ apiUrl: '', wrapUser: env.VITE_API_WRAP_USER === 'true' }) },
})
process.exitCode = await module.main(process.argv.slice(2), env, { print: console.log, warn: console.error, wait })
