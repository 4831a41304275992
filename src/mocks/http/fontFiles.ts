import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../styles/fonts')
const FILE = /^\/__fonts\/((?:piazzolla|commissioner)-[a-z]+-var\.woff2)$/

/** Sends one of the museum's fonts to the stand-in's own pages; false when the path names none. */
export function sendFont(path: string, response: ServerResponse): boolean {
  const file = FILE.exec(path)?.[1]
  if (file === undefined) return false
  void readFile(join(FOLDER, file)).then(
    (bytes) => {
      response.setHeader('Content-Type', 'font/woff2')
      response.setHeader('Cache-Control', 'public, max-age=3600')
      return response.end(bytes)
    },
    () => response.writeHead(404).end(),
  )
  return true
}
