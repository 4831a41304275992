import { expect, it } from 'vitest'

import { fileName } from '@/lib/download'

it.each([
  ['Voces que cruzan', 'voces-que-cruzan.pdf'],
  ['¿Qué hacer? Niñez, «memoria» y paz', 'que-hacer-ninez-memoria-y-paz.pdf'],
  ['Derechos humanos: del papel a la calle', 'derechos-humanos-del-papel-a-la-calle.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['CON:|<>*"\\', 'con.pdf'],
  ['🌵 …', 'proyecto-7.pdf'],
  ['', 'proyecto-7.pdf'],
  ['x'.repeat(300), 'proyecto-7.pdf'],
])('fileName turns the title «%s» into %s', (title, name) => {
  expect(fileName(title, 'pdf', 'proyecto-7')).toBe(name)
})

it('fileName shortens a long title at the end of a word', () => {
  const name = fileName('memoria '.repeat(40), 'docx', 'x')
  expect(name).toMatch(/^memoria(-memoria)+\.docx$/)
  expect(name.length).toBeLessThanOrEqual(85)
})
