import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

/**
 * A Vite plugin that puts `firstScript.js` into the head of every page, where it runs before the browser paints anything.
 * Until the application runs, the script marks the root element for the styles:
 *
 * - `data-session` while a session cookie exists: hides content for signed-out users (`.signed-out`);
 * - `data-class-link` when the URL is a class link, with a teacher's code;
 * - `data-fonts` when the browser has cached our fonts (see `GuardedPage`).
 */
export function firstScript(): Plugin {
  const script = readFileSync(new URL('firstScript.js', import.meta.url), 'utf8')
  return {
    name: 'first-script',
    transformIndexHtml: () => [{ tag: 'script', children: `{\n${script}}`, injectTo: 'head-prepend' }],
  }
}
