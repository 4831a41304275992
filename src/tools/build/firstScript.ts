import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

import { readSettings } from '../../model/settings.ts'

/**
 * A Vite plugin that puts `firstScript.js` into the head of every page, where it runs before the first paint. The
 * script sets attributes on the root element, which the styles use until hydration:
 *
 * - `data-session` while a session cookie exists: hides content for signed-out users (`.signed-out`);
 * - `data-class-link` if the URL is a class link, with a teacher's code;
 * - `data-fonts` if the browser has cached our fonts (see `main.tsx`).
 *
 * For a class link, it also sends the look-up of the teacher, whose response the application then finds
 * (src/decisions/0037-look-up-a-class-links-teacher-first.md).
 *
 * Until hydration, the script also copies the state of a history entry, such as the page that a guard interrupted, to
 * the entries of links to sections.
 */
export function firstScript(env: Record<string, string | undefined>): Plugin {
  const script = readFileSync(new URL('firstScript.js', import.meta.url), 'utf8')
  return {
    name: 'first-script',
    transformIndexHtml: () => {
      const attrs = { 'data-api': readSettings(env).apiUrl }
      return [{ tag: 'script', attrs, children: `{\n${script}}`, injectTo: 'head-prepend' }]
    },
  }
}
