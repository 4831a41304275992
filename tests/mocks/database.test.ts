import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { openDatabase } from '@/mocks/database'
import { createOutbox } from '@/mocks/outbox'
import { seededAccounts } from '@/mocks/seed/accounts'

let folder = ''
let reports: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-api-'))
  reports = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => openDatabase(join(folder, 'sub/database.json'), (sentence) => reports.push(sentence))

function refuse(): never {
  throw new Error('no')
}

test('the database shares changes between servers, hashes passwords, and discards a change that throws', () => {
  const before = open()
  const other = open()
  createOutbox(before).deliver({ to: 'a@b.mx', subject: 'Hola', html: '<a href="/x?a=1&amp;b=2">x</a>', text: 'Hola' })
  before.change((data) => {
    data.users = data.users.slice(0, 1)
  })
  expect(() => before.change(refuse)).toThrow('no')
  for (const database of [before, other, open()]) {
    expect(database.data.users).toHaveLength(1)
    expect(createOutbox(database).list()).toMatchObject([{ id: 1, subject: 'Hola', links: ['/x?a=1&b=2'] }])
  }
  expect(readdirSync(join(folder, 'sub'))).toEqual(['database.json'])
  expect(readFileSync(join(folder, 'sub/database.json'), 'utf8')).toMatch(/^(?!.*Memoria2025).*"scrypt\$16384\$/s)
  expect(reports).toEqual([])
})

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

test('the database reports a file that cannot be written, and keeps the data in memory', () => {
  writeFileSync(join(folder, 'sub'), 'not a folder')
  expect(open().data.users).toHaveLength(Object.keys(seededAccounts).length)
  expect(reports[0]).toMatch(/^La API integrada no pudo guardar en/)
})
