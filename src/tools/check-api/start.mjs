// npm run check:api -- https://api.ejemplo.mx: reports for each call whether this platform can read the API's response.
// The command is in main.ts. Vite compiles it, because Node 20 cannot run TypeScript.
import { resolve } from 'node:path'

import { loadEnv, runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
const env = { ...loadEnv('production', root, ''), ...process.env }

/** @typedef {{ main: typeof import('./main.ts').main }} Program */
/** @type {{ module: Program }} */
const { module } = await runnerImport(resolve(import.meta.dirname, 'main.ts'), {
  configFile: false,
  resolve: { tsconfigPaths: true },
  // The calls read only these settings.
  define: { SITE_SETTINGS: JSON.stringify({ apiUrl: '', wrapUser: env.VITE_API_WRAP_USER === 'true' }) },
})
process.exitCode = await module.main(process.argv.slice(2), env, console.log, console.error)
