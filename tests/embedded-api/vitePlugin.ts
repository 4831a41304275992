import type { Plugin } from 'vite'

/** Serves the embedded API with Vite's dev and preview servers. */
export function embeddedApi(_env: Record<string, string | undefined>): Plugin {
  return { name: 'embedded-api' }
}
