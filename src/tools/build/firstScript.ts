import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

/**
 * A Vite plugin that puts `firstScript.js` into the head of every page, where it runs before the first paint. The
 * script sets attributes on the root element, which the styles use until hydration:
 *
 * - `data-session` while a session cookie exists: hides content for signed-out users (`.signed-out`);
 * - `data-class-link` if the URL is a class link, with a teacher's code;
 * - `data-fonts` if the browser has cached our fonts (see `GuardedPage`).
 *
 * Until hydration, the script also copies the state of a history entry, such as the page that a guard interrupted, to
 * the entries of links to sections.
 */
export function firstScript(): Plugin {
  const script = readFileSync(new URL('firstScript.js', import.meta.url), 'utf8')
  return {
    name: 'first-script',
    transformIndexHtml: () => [{ tag: 'script', children: `{\n${script}}`, injectTo: 'head-prepend' }],
  }
}
