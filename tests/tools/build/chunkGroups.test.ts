import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { everyForm } from '@/tools/build/chunkGroups'

const isThere = (name: string) => ['.ts', '.tsx'].some((ending) => existsSync(`src/ui/form/${name}${ending}`))

test('What is listed for the file of every form is there: a list of names goes stale in silence', () => {
  expect(everyForm.filter((name) => !isThere(name))).toEqual([])
})
