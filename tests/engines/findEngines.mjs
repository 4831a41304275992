import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/**
 * @typedef {object} Engine
 * @property {string} label the engine's name in messages
 * @property {boolean} [everywhere] whether the engine runs on macOS and Windows, and not only on Linux x64
 * @property {string} install the command that installs the engine
 * @property {() => string | null} find returns the path of the engine's program, or null if any part is missing
 */

const packages = join(import.meta.dirname, 'node_modules')
const libraries = '/usr/lib/x86_64-linux-gnu'

/** @type {Record<string, Engine | undefined>} */
export const engines = {
  'chromium-92': chromium(92),
  'chromium-106': chromium(106),
  wpe: {
    label: 'WPE WebKit',
    install: '«apt-get install wpewebkit-driver libwpewebkit-1.1-0»',
    find: () => existing(`${libraries}/wpe-webkit-1.1/MiniBrowser`, '/usr/bin/WPEWebDriver'),
  },
  webkitgtk: {
    label: 'WebKitGTK',
    install: '«apt-get install webkit2gtk-driver xvfb»',
    find: () => existing(`${libraries}/webkit2gtk-4.1/MiniBrowser`, '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'),
  },
  firefox: {
    label: 'Firefox',
    everywhere: true,
    install:
      '«npm ci --prefix tests/engines» y «apt-get install firefox-esr»; si ya lo tienes en otro lugar, indica dónde con la variable FIREFOX_PATH',
    find: findFirefox,
  },
}

/**
 * Finds the engines on this machine. If an engine is missing, prints how to install the engine and exits.
 * @param {string[]} names
 * @returns {string[]} lines such as `firefox=/usr/bin/firefox-esr`
 */
export function findEngines(names) {
  const found = []
  const missing = []
  for (const name of names) {
    const engine = engines[name]
    if (engine === undefined) {
      missing.push(`No hay ningún motor «${name}». Los que hay: ${Object.keys(engines).join(', ')}.`)
      continue
    }
    if (!engine.everywhere && !(process.platform === 'linux' && process.arch === 'x64')) {
      missing.push(`${engine.label} solo se ejecuta aquí en Linux x64. En este equipo: --only firefox.`)
      continue
    }
    const program = engine.find()
    if (program === null) missing.push(`No se encontró ${engine.label}. Instálalo con ${engine.install}.`)
    else found.push(`${name}=${program}`)
  }
  if (missing.length > 0) {
    console.error(missing.join('\n'))
    process.exit(1)
  }
  return found
}

/**
 * @param {string} program
 * @param {string[]} others other programs that the driver needs
 */
function existing(program, ...others) {
  return [program, ...others].every((path) => existsSync(path)) ? program : null
}

/** Finds Firefox. Returns null if Puppeteer, which drives Firefox, is not installed. */
function findFirefox() {
  if (!existsSync(join(packages, 'puppeteer-core'))) return null
  const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
  const chosen = process.env['FIREFOX_PATH'] ?? ''
  return (chosen === '' ? usual : [chosen]).find((path) => existsSync(path)) ?? null
}

/**
 * An old Chromium, from an npm package that contains its binary.
 * @param {number} version
 * @returns {Engine}
 */
function chromium(version) {
  const name = `chromium-${String(version)}`
  return {
    label: `Chromium ${String(version)}`,
    install: '«npm ci --prefix tests/engines» y «apt-get install libnss3»',
    find() {
      const packed = join(packages, name, 'bin/chromium.br')
      if (!existsSync(packed)) return null
      const program = unpacked(packed, join(packages, '.cache', name, 'chromium'))
      // Chromium does not start if a system library is missing.
      const blank = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank']
      return spawnSync(program, blank).status === 0 ? program : null
    },
  }
}

/**
 * Unpacks a compressed program, unless it is already unpacked.
 * @param {string} packed the path of the compressed program
 * @param {string} program the path of the unpacked program
 */
function unpacked(packed, program) {
  if (existsSync(program)) return program
  mkdirSync(dirname(program), { recursive: true })
  // Renames the file only after it is complete, so that an interrupted run leaves no partial program.
  const half = `${program}-${String(process.pid)}`
  writeFileSync(half, brotliDecompressSync(readFileSync(packed)))
  chmodSync(half, 0o755)
  renameSync(half, program)
  return program
}
