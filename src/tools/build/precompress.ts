import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

import { afterBuild } from './afterBuild.ts'

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt'])
/** Bytes. What is smaller fits into one network packet as it is. */
const SMALLEST = 1024

/**
 * A Vite plugin that writes a .br (brotli, quality 11) and a .gz beside every built text file of 1 KiB or more, so that
 * the server only has to send them.
 */
export const precompress = (): Plugin => afterBuild('precompress', compressFiles)

function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    if (bytes.length < SMALLEST) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
