import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

import { mapsFolder } from './mapsFolder.ts'

const PLACE = /^(?:https?:\/\/[^/]+)?\/(assets\/[\w.-]+\.js):(\d+):(\d+)$/

/**
 * The place in the sources that a place in a built file comes from, such as `src/ui/form/Form.tsx:12:3 (submit)`.
 * @param place as error reports name it: `/assets/start-Bx3.js:1:4711`, line and column counted from 1
 * @param outDir the folder that was built into, from the root
 * @param root the folder of the project
 * @throws Error with a Spanish sentence, when the place cannot be read or is of another build
 */
export function sourcePlace(place: string, outDir: string, root: string): string {
  const [, file = '', line = '', column = ''] = PLACE.exec(place) ?? []
  if (file === '') throw new Error(`Un lugar se escribe como /assets/start-Bx3.js:1:4711, y es «${place}».`)
  const folder = resolve(root, outDir)
  const map = join(mapsFolder(folder), `${file}.map`)
  if (!existsSync(map)) {
    throw new Error(
      `${file} no es de lo construido en ${outDir}. Construye la versión que lo tenía y vuelve a preguntar.`,
    )
  }
  // Columns of a map are counted from 0.
  const needle = { line: Number(line), column: Number(column) - 1 }
  const found = originalPositionFor(new TraceMap(readFileSync(map, 'utf8')), needle)
  if (found.source === null) throw new Error(`Nada de las fuentes está en ${place}.`)
  const source = relative(root, resolve(folder, file, '..', found.source)).replaceAll(sep, '/')
  const name = found.name === null ? '' : ` (${found.name})`
  return `${source}:${String(found.line)}:${String(found.column + 1)}${name}`
}
