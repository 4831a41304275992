import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt'])
/** Files smaller than this fit into one packet without compression. */
const SMALLEST_BYTES = 1024

/**
 * Writes a .br (brotli, quality 11) and a .gz next to every compressible file of at least 1 KiB in a folder, so that the
 * server does not have to compress.
 */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    if (bytes.length < SMALLEST_BYTES) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
