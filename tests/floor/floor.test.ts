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

/** Runs the check on a build with one file. @returns the reported features */
function check(file: string, text: string): string[] {
  writeFileSync(join(built, 'assets', file), text)
  const { stderr, status } = spawnSync('node', [join(import.meta.dirname, 'checkFloor.mjs'), built], {
    encoding: 'utf8',
  })
  // The check always fails here, because a one-file build uses none of the known features.
  expect(status).toBe(1)
  return [...stderr.matchAll(/^(.+) is newer than the floor/gm)].map(([, name = '']) => name)
}

it('checkFloor reports script features that the oldest supported browsers lack', () => {
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

it('checkFloor reports style features that the oldest supported browsers lack, unless a fallback precedes them', () => {
  const styles = `
    .a { height: 50dvh; color: color-mix(in srgb, red, blue); &:hover { top: 0 } }
    .b { height: 50vh; inset: 0; height: 50dvh; aspect-ratio: 1; rotate: 9deg }
    @container (min-width: 1em) { .c:has(b) { width: 1px } }`
  expect(check('page.css', styles)).toEqual(['dvh', 'color-mix()', 'nesting', 'rotate', '@container'])
})

it('141. checkFloor reports a removed outline if the only other ring needs a selector that old browsers lack', () => {
  const styles = `
    :focus { outline: none } :focus-visible { outline: 1px solid }
    .a:has(:focus-visible) { outline: 1px solid } .a .b:focus-visible { outline: 0 }
    .c:focus-within { outline: 1px solid } .c .d:focus { outline: 0 }
    .e:focus-visible + span::before { outline: 1px solid } .e:focus-visible { outline: none }
    .f:focus { outline: 0 } @media print { .f:focus { outline: 1px solid } }`
  expect(check('page.css', styles)).toEqual(['the ring of .a .b:focus-visible', 'the ring of .f:focus'])
})
