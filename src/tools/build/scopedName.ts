import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Returns the name that the build gives to a class of a CSS module, such as `dock_x3F`: the original name and a short
 * hash of the module's path. Vite's default adds the line number, which compresses badly.
 */
export function scopedName(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(process.cwd(), file))
  return `${name}_${hash.digest('base64url').slice(0, 3)}`
}
