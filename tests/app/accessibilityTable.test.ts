import { existsSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const rows = readFileSync('tests/ACCESSIBILITY.md', 'utf8')
  .split('\n')
  .map((line) => /^\| (?<criterion>\d\.\d\.\d+) .+\| AA? +\| (?<shownBy>.+?) +\|$/.exec(line)?.groups)
  .filter((groups) => groups !== undefined)

const isShown = (shownBy = '') => {
  const [, file, title = ''] = /^`(.+)`: (.+)$/.exec(shownBy) ?? []
  if (file !== undefined) return existsSync(file) && readFileSync(file, 'utf8').includes(title)
  return /^(?:not checked yet$|does not apply: |by hand, \d{4}-\d\d-\d\d: )/.test(shownBy)
}

it('ACCESSIBILITY.md lists each of the 55 WCAG criteria once, and cites only existing tests', () => {
  expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(55)
  expect(rows).toHaveLength(55)
  expect(rows.filter(({ shownBy }) => !isShown(shownBy))).toEqual([])
})
