import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

/**
 * A Vite plugin that puts `firstScript.js` into the head of every page, where it runs before the browser paints anything.
 * The script marks the root element for styles, until the application runs:
 *
 * - `data-session` while a session cookie exists: content for signed-out users is invisible (`.signed-out`);
 * - `data-class-link` when the address is a class link, with a teacher's code;
 * - `data-fonts` when this browser has our fonts already (see `GuardedPage`).
 */
export function firstScript(): Plugin {
  const script = readFileSync(new URL('firstScript.js', import.meta.url), 'utf8')
  return {
    name: 'first-script',
    transformIndexHtml: () => [{ tag: 'script', children: `{\n${script}}`, injectTo: 'head-prepend' }],
  }
}
