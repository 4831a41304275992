import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** @param {unknown} value @returns {Record<string, unknown>} */
const record = (value) => (typeof value === 'object' && value !== null ? { ...value } : {})

/** @param {unknown} value @returns {string[]} */
const texts = (value) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])

/** @param {Buffer} bytes */
export const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length

/** @param {Buffer} bytes */
export const brotlied = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/**
 * Reads a build. Returns the chunks that every page loads, and functions that measure chunks.
 * @param {string} folder
 */
export function readBuild(folder) {
  /** @param {string} file */
  const read = (file) => readFileSync(join(folder, file))

  const chunks = new Map(
    Object.entries(record(JSON.parse(readFileSync(`${folder}-info/manifest.json`, 'utf8')))).map(([source, value]) => {
      const { file, imports, css } = record(value)
      return [source, { file: String(file), imports: texts(imports), css: texts(css) }]
    }),
  )

  /**
   * Returns the keys of a source's chunk and of all its static imports.
   * @param {string} source
   * @param {Set<string>} seen
   */
  function withImports(source, seen = new Set()) {
    const chunk = chunks.get(source)
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}`)
    if (seen.has(source)) return seen
    seen.add(source)
    for (const imported of chunk.imports) withImports(imported, seen)
    return seen
  }

  const inPage = [
    ...read('index.html')
      .toString()
      .matchAll(/<script[^>]*src="\/([^"]+)"/g),
  ].map(([, file]) => file)
  if (inPage.length === 0) throw new Error("The build's index.html loads no script")
  const start = new Set(
    [...chunks].filter(([, { file }]) => inPage.includes(file)).flatMap(([it]) => [...withImports(it)]),
  )

  /** Returns the keys of the chunks that these sources load and `start` lacks. @param {string[]} sources */
  function added(...sources) {
    const all = sources.flatMap((source) => [...withImports(source)])
    return new Set(all.filter((source) => !start.has(source)))
  }

  /**
   * The total size of the chunks' scripts, each compressed separately.
   * @param {Iterable<string>} sources
   * @param {(bytes: Buffer) => number} weigh
   */
  function scripts(sources, weigh) {
    const files = [...sources].map((source) => chunks.get(source)?.file ?? '').filter((file) => file.endsWith('.js'))
    return files.reduce((sum, file) => sum + weigh(read(file)), 0)
  }

  /**
   * The size of a page's render-blocking styles: inlined in prerendered HTML, otherwise files.
   * @param {string} path
   * @param {Set<string>} keys
   * @param {(bytes: Buffer) => number} weigh
   */
  function styles(path, keys, weigh) {
    const page = join(path === '/' ? 'home' : path, 'index.html')
    const html = existsSync(join(folder, page)) ? read(page).toString() : ''
    const inside = /<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1]
    if (inside !== undefined) return weigh(Buffer.from(inside))
    const files = new Set([...start, ...keys].flatMap((source) => chunks.get(source)?.css ?? []))
    return [...files].reduce((sum, file) => sum + weigh(read(file)), 0)
  }

  return { start, added, scripts, styles, read }
}

/**
 * Lists the routes of a build, each with the source file of its page.
 * @param {string} folder
 * @returns {{ path: string, source: string, isPrerendered: boolean, isIndexed: boolean }[]}
 */
export const builtRoutes = (folder) => JSON.parse(readFileSync(`${folder}-info/routes.json`, 'utf8'))
