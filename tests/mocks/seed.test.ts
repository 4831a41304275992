import { expect, test } from 'vitest'

import { openDatabase } from '@/mocks/database'
import { fullNameOf, nextId } from '@/mocks/records'
import { seededAccounts } from '@/mocks/seed/accounts'
import { packages } from '@/mocks/seed/packages'
import { schools } from '@/mocks/seed/schools'

const { data } = openDatabase()
const digits = (id: number) => String(id).length
const lengths = (texts: (string | null)[]) => texts.filter((text) => text !== null).map((text) => text.length)

test('the seed contains passes of 32 to 43 characters, ids of five or six digits, and names of up to 70 letters', () => {
  const tokens = lengths(data.users.flatMap(({ free_pass, used_pass }) => [free_pass, used_pass]))
  expect([Math.min(...tokens), Math.max(...tokens)]).toEqual([32, 43])
  expect(new Set(tokens).size).toBeGreaterThan(3)
  const names = lengths(data.users.map(fullNameOf))
  expect([Math.min(...names), Math.max(...names)]).toEqual([11, 70])
  const ids = [...data.users, ...data.appointments].map(({ id }) => id)
  const lists = ['users', 'appointments', 'evaluations', 'sponsorship_requests', 'contacts'] as const
  const next = lists.map((list) => nextId(data, list))
  expect(new Set([...ids, ...next].map(digits))).toEqual(new Set([5, 6]))
})

test('the seed contains a virtual service and a school name with punctuation', () => {
  expect(packages.filter(({ name }) => /virtual/i.test(name))).toHaveLength(1)
  expect(schools.map(({ name }) => name)).toContain(seededAccounts.teacherWithVisit.school)
  expect(seededAccounts.teacherWithVisit.school).toMatch(/^Secundaria Técnica No\. 14 ".+"$/)
})
