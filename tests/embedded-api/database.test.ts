import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { openDatabase } from './database.ts'
import { createOutbox } from './outbox.ts'

let folder = ''
let reports: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-api-'))
  reports = []
})
afterEach(() => rmSync(folder, { recursive: true }))

function open() {
  return openDatabase(join(folder, 'sub/database.json'), (sentence) => reports.push(sentence))
}

function refuse(): never {
  throw new Error('no')
}

test('what was stored is still there after a restart', () => {
  const before = open()
  createOutbox(before).deliver({ to: 'a@b.mx', subject: 'Hola', html: '<a href="/x?a=1&amp;b=2">x</a>', text: 'Hola' })
  before.change((data) => {
    data.users = data.users.slice(0, 1)
  })
  const after = open()
  expect(after.data.users).toHaveLength(1)
  expect(createOutbox(after).list()[0]).toMatchObject({ id: 1, subject: 'Hola', links: ['/x?a=1&b=2'] })
  expect(readdirSync(join(folder, 'sub'))).toEqual(['database.json'])
  expect(reports).toEqual([])
})

test('two servers on one file see each other’s changes', () => {
  const [one, two] = [open(), open()]
  expect(two.data.users).toHaveLength(5)
  one.change((data) => {
    data.users = []
  })
  expect(two.data.users).toEqual([])
})

test('an edit that is refused stores nothing', () => {
  const database = open()
  expect(() => database.change(refuse)).toThrow('no')
  expect(open().data.users).toHaveLength(5)
})

test.each(['{"users": [', 'null', '{"users": {}}'])(
  'a damaged file (%s) is set aside and told in a sentence',
  (text) => {
    open().change(() => undefined)
    writeFileSync(join(folder, 'sub/database.json'), text)
    expect(open().data.users).toHaveLength(5)
    expect(reports).toEqual([
      expect.stringMatching(/^La base de datos de la API integrada no se pudo leer\. Quedó guardada en/),
    ])
    const aside = readdirSync(join(folder, 'sub')).find((name) => name.includes('ilegible')) ?? ''
    expect(readFileSync(join(folder, 'sub', aside), 'utf8')).toBe(text)
  },
)

test('a file that cannot be written is told, and the data stays in memory', () => {
  writeFileSync(join(folder, 'sub'), 'not a folder')
  const database = open()
  expect(database.data.users).toHaveLength(5)
  expect(reports[0]).toMatch(/^La API integrada no pudo guardar en/)
})

test('passwords are stored as salted scrypt hashes', () => {
  const hashes = open().data.users.map(({ password_hash }) => password_hash)
  expect(hashes.every((hash) => hash.startsWith('scrypt$16384$'))).toBe(true)
  expect(readFileSync(join(folder, 'sub/database.json'), 'utf8')).not.toContain('Memoria2025')
})
