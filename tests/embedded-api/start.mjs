// npm start and npm run preview: the app with the embedded API (or with the real one, when API_URL names it).
import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { createLogger, createServer, loadEnv, preview } from 'vite'

import { readOptions } from './start/options.mjs'
import { isFree } from './start/ports.mjs'
import { welcome } from './start/welcome.mjs'

const root = resolve(import.meta.dirname, '../..')

try {
  await start(readOptions(process.argv.slice(2)))
} catch (error) {
  // A wrong setting or a taken port is told in one sentence; anything else is a mistake of ours and needs its stack.
  const told = error instanceof Error && error.constructor === Error && !('code' in error)
  console.error(told ? error.message : error)
  process.exit(1)
}

/** @param {ReturnType<typeof readOptions>} options */
async function start({ preview: isPreview, reset, port, host, dist }) {
  const env = loadEnv(isPreview ? 'production' : 'development', root, '')
  if (isPreview && !existsSync(resolve(root, dist, 'index.html'))) {
    throw new Error('Todavía no hay nada construido. Ejecuta antes: npm run build')
  }
  const site = isSet(env['API_URL']) ? null : contentSitePort(env['VITE_CONTENT_SITE_URL'], port)
  await requireFree(port, host, 'la plataforma', isPreview)
  if (site !== null) await requireFree(site, host, 'el sitio de contenidos', isPreview)
  const file = env['EMBEDDED_API_FILE']
  if (reset && file !== ':memory:') {
    rmSync(resolve(root, isSet(file) ? file : '.embedded-api/database.json'), { force: true })
  }
  // The app's settings are read while Vite loads its configuration: the content site's address must be known by then.
  if (site !== null && !isSet(env['VITE_CONTENT_SITE_URL']) && !isPreview) {
    process.env['VITE_CONTENT_SITE_URL'] = `http://localhost:${String(site)}`
  }

  const server = await open(isPreview, { port, host, strictPort: true }, dist)
  const stop = () => void server.close().finally(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)

  const plugin = server.config.plugins.find(({ name }) => name === 'embedded-api')
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host) ? 'localhost' : host
  console.log(welcome(`http://${name}:${String(port)}`, plugin.api))
}

/**
 * Where the embedded content site will listen; null when the settings name a real one.
 * @param {string | undefined} configured
 * @param {number} appPort
 */
function contentSitePort(configured, appPort) {
  if (!isSet(configured)) return appPort + 1
  if (!URL.canParse(configured)) return null
  const { hostname, port } = new URL(configured)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && port !== '' ? Number(port) : null
}

/**
 * @param {string | undefined} value
 * @returns {value is string}
 */
function isSet(value) {
  return value !== undefined && value.trim() !== ''
}

/**
 * @param {number} port
 * @param {string} host
 * @param {string} what
 * @param {boolean} isPreview
 */
async function requireFree(port, host, what, isPreview) {
  if (await isFree(port, host)) return
  const other = `npm ${isPreview ? 'run preview' : 'start'} -- --port ${String(port + 10)}`
  throw new Error(
    `El puerto ${String(port)}, que necesita ${what}, está ocupado. Cierra el programa que lo usa o elige otro: ${other}`,
  )
}

/**
 * @param {boolean} isPreview
 * @param {{ port: number, host: string, strictPort: true }} address
 * @param {string} dist the built app that a preview serves
 */
async function open(isPreview, address, dist) {
  const logger = createLogger('warn')
  // A wrong setting makes the configuration fail; Vite's own words about it would hide the sentence.
  const error = logger.error.bind(logger)
  logger.error = (message, options) => {
    if (!message.includes('failed to load config')) error(message, options)
  }
  const common = { root, customLogger: logger, clearScreen: false }
  if (isPreview) return preview({ ...common, build: { outDir: dist }, preview: address })
  const server = await createServer({ ...common, server: address })
  return server.listen()
}
