import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Returns the class name of a CSS module in the page, such as `dock_x3F`: the name and a short hash of the module's
 * path. Vite's default adds the line number, which compresses badly.
 */
export function scopedName(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(process.cwd(), file))
  return `${name}_${hash.digest('base64url').slice(0, 3)}`
}
