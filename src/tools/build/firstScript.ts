import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

/**
 * A Vite plugin that puts `firstScript.js` into the head of every page, where it runs before the browser draws anything.
 * The script notes what the page shows until the application runs:
 *
 * - who looks, out of the session's cookies as `readSession` reads them: on the root element as `data-visitor`, for the
 *   styles of `PerVisitor`, and with the name for the greeting in `--visitor-name`;
 * - whether the address is a class link, with a teacher's code (`data-class-link`).
 */
export function firstScript(): Plugin {
  const script = readFileSync(new URL('firstScript.js', import.meta.url), 'utf8')
  return {
    name: 'first-script',
    transformIndexHtml: () => [{ tag: 'script', children: `{\n${script}}`, injectTo: 'head-prepend' }],
  }
}
