/**
 * Searches the built files for features that the oldest supported browsers lack (`browserslist` of package.json, MDN's
 * compatibility data). Fails on features missing from `behindACheck.mjs` and on entries that the build no longer uses.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { behindACheck } from './behindACheck.mjs'
import { floor } from './newerThanFloor.mjs'
import { newInScript } from './scripts.mjs'
import { newInStyles } from './styles.mjs'

const folder = resolve(process.argv[2] ?? 'dist', 'assets')
/** @type {Map<string, { who: string[], files: string[] }>} */
const found = new Map()

for (const file of readdirSync(folder)) {
  const read = file.endsWith('.js') ? newInScript : file.endsWith('.css') ? newInStyles : null
  if (!read) continue
  for (const [name, who] of read(readFileSync(join(folder, file), 'utf8'))) {
    const files = found.get(name)?.files ?? []
    found.set(name, { who, files: [...files, file] })
  }
}

/**
 * Whether behindACheck.mjs lists a feature. Its entry for a property, such as `text-wrap`, also covers the property's
 * values, such as `text-wrap: balance`.
 * @param {string} name
 */
const isKnown = (name) => name in behindACheck || name.replace(/: .*/, '') in behindACheck
const unknown = [...found].filter(([name]) => !isKnown(name))
const stale = Object.keys(behindACheck).filter((name) => !found.has(name))

console.log(`The floor: ${floor.map((browser) => browser.join(' ')).join(', ')}`)
console.log(`${found.size} features in the build are newer, ${found.size - unknown.length} of them known and harmless.`)
for (const [name, { who, files }] of unknown) {
  console.error(`\n${name} is newer than the floor: ${who.join(', ')}\n  in ${files.join(', ')}`)
}
for (const name of stale) console.error(`\n${name} is in behindACheck.mjs and not in the build`)
process.exitCode = unknown.length + stale.length > 0 ? 1 : 0
