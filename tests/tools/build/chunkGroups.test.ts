import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { common, everyForm, fields, kit, reading } from '@/tools/build/chunkGroups'

const paths = [...everyForm.map((name) => `ui/form/${name}`), ...kit, ...common, ...fields, ...reading]

test.each(paths)('every file named in the chunk groups exists: %s', (path) => {
  expect(['', '.ts', '.tsx', '.module.css'].some((ending) => existsSync(`src/${path}${ending}`))).toBe(true)
})
