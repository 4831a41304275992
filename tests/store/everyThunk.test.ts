import { expect, it } from 'vitest'

import { everyThunk } from '../support/thunks'

const modules = import.meta.glob<Record<string, unknown>>('/src/store/*.ts', { eager: true })

/** The call to the content site, which fails silently. tests/api/contentSite.test.ts tests it. */
const OTHER_SITE = 'auth/shareSession'

const isThunk = (value: unknown): value is { typePrefix: string } =>
  typeof value === 'function' && 'typePrefix' in value

it('every thunk of the store except the lists has a row in tests/support/thunks.ts', () => {
  const thunks = Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isThunk))
    .filter((thunk) => !('select' in thunk))
    .map(({ typePrefix }) => typePrefix)
  expect(thunks).toContain(OTHER_SITE)
  const tested = everyThunk.map(({ thunk }) => thunk.typePrefix)
  expect(thunks.filter((name) => name !== OTHER_SITE && !tested.includes(name))).toEqual([])
})
