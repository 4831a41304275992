// npm run --silent nginx:config > museo.conf: prints the site's configuration for nginx, made of .env, of the environment
// and of what was built.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { loadEnv, runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
const env = { ...loadEnv('production', root, ''), ...process.env }

/** @typedef {{ nginxConfig: (env: Record<string, string | undefined>) => string }} Config */

try {
  if (!existsSync(resolve(env['SITE_ROOT'] ?? 'dist', 'index.html'))) {
    throw new Error('Todavía no hay nada construido. Ejecuta antes: npm run build')
  }
  /** @type {{ module: Config }} */
  const { module } = await runnerImport(resolve(import.meta.dirname, 'nginxConfig.ts'), { configFile: false })
  console.log(module.nginxConfig(env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
