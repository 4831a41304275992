import { expect, it } from 'vitest'

import { readTextFile } from '@/lib/textFile'

const bytes = (...some: number[]) => new Uint8Array(some)
const MIB = 1024 * 1024

it.each<[what: string, file: File, expected: object]>([
  ['a table', new File(['a;b'], 'grupo.csv'), { text: 'a;b' }],
  ['a name in capitals', new File(['a'], 'GRUPO.TXT'), { text: 'a' }],
  ['a text by its type', new File(['a'], 'grupo', { type: 'text/plain' }), { text: 'a' }],
  ['nothing', new File([], 'grupo.csv'), { text: '' }],
  ['a megabyte', new File(['x'.repeat(MIB)], 'grupo.csv'), { text: 'x'.repeat(MIB) }],
  ['a byte more', new File(['x'.repeat(MIB + 1)], 'grupo.csv'), { problem: 'too-big' }],
  ['another program’s file', new File(['a'], 'grupo.xlsx'), { problem: 'not-text' }],
  ['a name with the ending inside', new File(['a'], 'grupo.csv.zip'), { problem: 'not-text' }],
  ['a type that only mentions text', new File(['a'], 'a.rtf', { type: 'application/text' }), { problem: 'not-text' }],
  ['a zero', new File([bytes(97, 0, 98)], 'grupo.csv'), { problem: 'not-text' }],
  ['UTF-8', new File(['ñ'], 'grupo.csv'), { text: 'ñ' }],
  ['Windows-1252', new File([bytes(0xf1)], 'grupo.csv'), { text: 'ñ' }],
  ['FF first in Windows-1252', new File([bytes(0xff, 97)], 'grupo.csv'), { text: 'ÿa' }],
  ['FE first in Windows-1252', new File([bytes(0xfe, 97)], 'grupo.csv'), { text: 'þa' }],
  ['FF second in Windows-1252', new File([bytes(97, 0xff)], 'grupo.csv'), { text: 'aÿ' }],
  ['FE second in Windows-1252', new File([bytes(97, 0xfe)], 'grupo.csv'), { text: 'aþ' }],
  ['UTF-16', new File([bytes(0xff, 0xfe, 0xf1, 0)], 'grupo.csv'), { text: 'ñ' }],
  ['UTF-16, the other way round', new File([bytes(0xfe, 0xff, 0, 0xf1)], 'grupo.csv'), { text: 'ñ' }],
])('a file with %s', async (_what, file, expected) => {
  expect(await readTextFile(file)).toEqual(expected)
})

it('a file that is gone', async () => {
  const file = new File(['a'], 'grupo.csv')
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  expect(await readTextFile(file)).toEqual({ problem: 'unreadable' })
})
