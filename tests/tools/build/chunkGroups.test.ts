import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { everyForm, fields, reading } from '@/tools/build/chunkGroups'

const paths = [...everyForm.map((name) => `ui/form/${name}`), ...fields, ...reading]

test.each(paths)('src has %s, which the build puts into one file with others', (path) => {
  expect(['', '.ts', '.tsx'].some((ending) => existsSync(`src/${path}${ending}`))).toBe(true)
})
