import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

let built = ''

beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'floor-'))
  mkdirSync(join(built, 'assets'))
})
afterEach(() => rmSync(built, { recursive: true }))

/** What the check says of a build that holds one file. */
function check(file: string, text: string): string[] {
  writeFileSync(join(built, 'assets', file), text)
  const { stderr, status } = spawnSync('node', [join(import.meta.dirname, 'checkFloor.mjs'), built], {
    encoding: 'utf8',
  })
  // Such a build has none of the known harmless features, which is reported too.
  expect(status).toBe(1)
  return [...stderr.matchAll(/^(.+) is newer than the floor/gm)].map(([, name = '']) => name)
}

it('finds features of scripts that old browsers lack', () => {
  const script = `
    list.toSorted(); URL.canParse(text); structuredClone(list); AbortSignal.timeout(3000); form.requestSubmit()
    window.scheduler.yield(); /(?<=a)b/.test(text); class A { static { start() } }
    list.at(-1); list.flatMap(read); text.replaceAll('a', 'b'); new AbortController(); navigator.vibrate(1)`
  expect(check('page.js', script)).toEqual([
    '.toSorted()',
    'URL.canParse',
    'structuredClone',
    'AbortSignal.timeout',
    '.requestSubmit()',
    'scheduler',
    'lookbehind in /(?<=a)b/',
    'static {}',
  ])
})

it('finds features of styles that old browsers lack, unless an older value precedes them', () => {
  const styles = `
    .a { height: 50dvh; color: color-mix(in srgb, red, blue); &:hover { top: 0 } }
    .b { height: 50vh; inset: 0; height: 50dvh; aspect-ratio: 1; rotate: 9deg }
    @container (min-width: 1em) { .c:has(b) { width: 1px } }`
  expect(check('page.css', styles)).toEqual(['dvh', 'color-mix()', 'nesting', 'rotate', '@container'])
})
