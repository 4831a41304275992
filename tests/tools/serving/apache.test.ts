import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(`src/tools/serving/${name}`, 'utf8')
const nginx = read('nginx.conf.template')
const apache = read('apache.htaccess')

/** Returns the captured groups of each match as one string, and sorts these strings. */
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.join(' ')).toSorted()

it('Apache sends the same fixed headers as nginx', () => {
  // Except on the ticket desk's page, no page may use the camera.
  const headers = all(nginx.replace('=$museo_camera', '=()'), /^ {2}add_header (\S+) ("[^"]+") always;$/gm)
  expect(headers.length).toBeGreaterThan(5)
  expect(all(apache, /^Header always (?:add|set) (?!Cache-Control)(\S+) ("[^"]+")$/gm)).toEqual(headers)
})

it('Apache allows caching of the same API calls as nginx, and removes the same headers', () => {
  const lists = all(nginx, /"~\^\(GET\|HEAD\) {2}\/api\/v1\/\((.*)\)\/\?\$" 1;/g)
  expect(lists).toHaveLength(1)
  expect(all(apache, /^RewriteRule \^api\/v1\/\((.*)\)\/\?\$ - \[E=museo_cacheable:1\]$/gm)).toEqual(lists)
  const hidden = all(nginx, /^ {2}proxy_hide_header (\S+);$/gm)
  const unset = all(apache, /^Header unset (\S+)/gm)
  expect(hidden.length).toBeGreaterThan(5)
  expect(unset.filter((name) => !name.startsWith('X-Accel-'))).toEqual(hidden)
})
