import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { openDatabase } from '@/mocks/database'
import { seededAccounts } from '@/mocks/seed/accounts'

let folder = ''
let reports: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-api-'))
  reports = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => openDatabase(join(folder, 'sub/database.json'), (sentence) => reports.push(sentence))

test.each(['{"users": [', 'null', '{"users": {}}'])(
  'the database reports a damaged file and keeps a copy: %s',
  (text) => {
    open().change(() => undefined)
    writeFileSync(join(folder, 'sub/database.json'), text)
    expect(open().data.users).toHaveLength(Object.keys(seededAccounts).length)
    expect(reports).toEqual([expect.stringMatching(/^La base de datos .* no se pudo leer\. Quedó guardada en/)])
    const aside = readdirSync(join(folder, 'sub')).find((name) => name.includes('ilegible')) ?? ''
    expect(readFileSync(join(folder, 'sub', aside), 'utf8')).toBe(text)
  },
)
