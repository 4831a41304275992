// npm start and npm run preview: the app with the embedded API (or with the real one, when API_URL names it).
import { existsSync, rmSync } from 'node:fs'
import { createServer as createSocket } from 'node:net'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { createLogger, createServer, loadEnv, preview } from 'vite'

import { welcome } from './welcome.mjs'

const root = resolve(import.meta.dirname, '../..')

try {
  await start(readOptions(process.argv.slice(2)))
} catch (error) {
  // A wrong setting or a taken port is told in one sentence; anything else is a mistake of ours and needs its stack.
  const told = error instanceof Error && error.constructor === Error && !('code' in error)
  console.error(told ? error.message : error)
  process.exit(1)
}

/**
 * Reads the command line.
 * @param {string[]} args
 */
function readOptions(args) {
  const { preview: isPreview, reset, port, host, dist } = parsed(args)
  const number = port === undefined ? (isPreview ? 4173 : 5173) : Number(port)
  if (!Number.isInteger(number) || number < 1 || number > 65_534) {
    throw new Error(`--port debe ser un número entre 1 y 65534, y es «${port}».`)
  }
  return { isPreview, reset, port: number, host, dist }
}

/** @param {string[]} args */
function parsed(args) {
  try {
    const options = /** @type {const} */ ({
      preview: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      port: { type: 'string' },
      // This address also serves http://localhost, whose two addresses browsers try, and is not open to the network.
      host: { type: 'string', default: '127.0.0.1' },
      dist: { type: 'string', default: 'dist' },
    })
    return parseArgs({ args, options }).values
  } catch {
    throw new Error(
      `No se entiende «${args.join(' ')}». Opciones: --preview, --reset, --port NÚMERO, --host DIRECCIÓN, --dist CARPETA.`,
    )
  }
}

/** @param {ReturnType<typeof readOptions>} options */
async function start({ isPreview, reset, port, host, dist }) {
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
 * A server on localhost's other address is in the way too: a browser could reach that one instead of ours.
 * @param {number} port
 * @param {string} host
 * @param {string} what
 * @param {boolean} isPreview
 */
async function requireFree(port, host, what, isPreview) {
  const hosts = host === '127.0.0.1' ? [host, '::1'] : [host]
  const free = await Promise.all(hosts.map((one) => canListen(port, one)))
  if (free.every(Boolean)) return
  const other = `npm ${isPreview ? 'run preview' : 'start'} -- --port ${String(port + 10)}`
  throw new Error(
    `El puerto ${String(port)}, que necesita ${what}, está ocupado. Cierra el programa que lo usa o elige otro: ${other}`,
  )
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((tell) => {
    const probe = createSocket()
    probe.once('error', (error) => tell(!('code' in error) || error.code !== 'EADDRINUSE'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => tell(true)))
  })
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
