import * as fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { ApiError } from '@/api/apiError'
import { contract } from '@/tools/check-api/contract'

import { server } from '../support/server'

const calls = Object.values(contract)
const readsList = ({ expects }: (typeof calls)[number]) => expects === 'list' || expects === 'questions'

const FIELDS =
  'id name email auth_token profile_id free_pass appointments theme_ids price content has_file number question answer question_id'

const value = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.constantFrom(true, false, null), fc.jsonValue())
const attributes = fc.dictionary(fc.constantFrom(...FIELDS.split(' ')), value)
const type = fc.constantFrom('users', 'questions', 'answers')
const resource = fc.oneof(
  fc.record({ id: value, type, attributes, relationships: value }, { requiredKeys: [] }),
  attributes,
  value,
)
const body = fc.oneof(
  fc.record(
    { data: fc.oneof(resource, fc.array(resource)), included: fc.oneof(fc.array(resource), value) },
    { requiredKeys: [] },
  ),
  fc.record({ errors: fc.oneof(fc.array(fc.record({ detail: value })), value), error: value }),
  resource,
)

/** Finds the values that a decoder must never return: undefined, NaN and infinite numbers. */
function unreadable(read: unknown): unknown[] {
  if (typeof read === 'object' && read !== null) return Object.values(read).flatMap(unreadable)
  return read === undefined || (typeof read === 'number' && !Number.isFinite(read)) ? [read] : []
}

it('every API call either decodes a response completely or throws an ApiError', async () => {
  const status = fc.constantFrom(200, 200, 200, 201, 401, 422, 500)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), body, status, async (call, json, code) => {
      server.use(http.all('*/api/v1/*', () => HttpResponse.json(json, { status: code })))
      const result: unknown = await call.sendExample().catch((error: unknown) => error)
      server.resetHandlers()
      const failed = result instanceof ApiError
      expect(failed || !(result instanceof Error)).toBe(true)
      expect(failed || code < 300).toBe(true)
      expect(failed ? typeof (result.detail ?? '') : 'string').toBe('string')
      expect(readsList(call) && !failed ? unreadable(result) : []).toEqual([])
    }),
    { numRuns: 400 },
  )
})
