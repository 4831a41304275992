import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Sheet } from './sheet.ts'

const ART = join(import.meta.dirname, '../../art')

interface Place {
  x: number
  y: number
  width: number
  /** The width of the drawing in its own units. */
  units: number
}

/** Draws one of the museum's line drawings: paths that are stroked and nothing else. */
export function drawLineArt(sheet: Sheet, file: string, { x, y, width, units }: Place): void {
  const svg = readFileSync(join(ART, file), 'utf8')
  sheet
    .save()
    .translate(x, y)
    .scale(width / units)
    .lineCap('round')
  for (const [path] of svg.matchAll(/<path [^>]*>/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(path)?.[1]
    sheet.path(attribute('d') ?? '').lineWidth(Number(attribute('stroke-width') ?? 1))
    sheet.strokeColor(attribute('stroke') ?? '#000000').stroke()
  }
  sheet.restore()
}
