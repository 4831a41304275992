/**
 * Normalizes a URL as nginx does: decodes the path once, and removes the origin, repeated slashes, `.` and `..`. Keeps
 * the query. Does not decode a path with invalid escapes.
 */
export function plainAddress(address: string): { path: string; query: string } {
  const [, rawPath = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)([^#]*)/i.exec(address) ?? []
  return { path: plainPath(rawPath), query }
}

function plainPath(rawPath: string): string {
  const path = unescaped(rawPath)
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  const isFolder = /\/\.{0,2}$/.test(path)
  return `/${steps.join('/')}${isFolder && steps.length > 0 ? '/' : ''}`
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
