// npm run --silent nginx:config > museo.conf: prints the site's nginx configuration, from .env and the environment.
import { resolve } from 'node:path'

import { loadEnv, runnerImport } from 'vite'

const env = { ...loadEnv('production', resolve(import.meta.dirname, '../../..'), ''), ...process.env }

/** @typedef {typeof import('./nginxConfig.ts')} Config */

try {
  /** @type {{ module: Config }} */
  const { module } = await runnerImport(resolve(import.meta.dirname, 'nginxConfig.ts'), { configFile: false })
  for (const sentence of module.unknownSettings(env)) console.error(sentence)
  console.log(module.nginxConfig(env, module.thisServer()))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
