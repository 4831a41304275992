import * as fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import { ApiError } from '@/api/apiError'
import { createAppointment } from '@/api/appointments'
import { listJustifications } from '@/api/justifications'
import { listThemes } from '@/api/lookups'
import { listServices } from '@/api/packages'
import { redeemPass } from '@/api/passes'
import { getProfile, saveProfile } from '@/api/profile'
import { listQuestions } from '@/api/questionnaire'
import { listRequirements } from '@/api/requirements'
import { priceOf, readList, readResource, textOf } from '@/api/resource'
import { signIn } from '@/api/sessions'
import { createSponsorshipRequest, listSponsorshipRequirements } from '@/api/sponsorship'
import { findTeacher } from '@/api/teachers'
import { register } from '@/api/users'

import { someProfile, someRegistration, someSponsorship, someVisit } from '../support/examples'
import { server } from '../support/server'
import { anyBody, anyText, CASES } from '../support/hostile'

const FIELDS = `
  name first_lastname email auth_token profile_id sign_in_count free_pass appointments date_of_birth school_grade_id
  theme_ids price description content title requirement_type_id has_file number question answer question_id`
const body = anyBody(...FIELDS.trim().split(/\s+/))

const lists = {
  listThemes,
  listServices,
  listRequirements,
  listJustifications,
  listSponsorshipRequirements,
  listQuestions,
}

/** Every call that looks at its answer. */
const calls: Record<string, () => Promise<unknown>> = {
  ...lists,
  signIn: () => signIn({ email: 'a@b.mx', password: 'x' }),
  register: () => register(someRegistration),
  getProfile: () => getProfile(7),
  saveProfile: () => saveProfile(7, someProfile),
  findTeacher: () => findTeacher('7'),
  createAppointment: () => createAppointment(someVisit),
  createSponsorshipRequest: () => createSponsorshipRequest(someSponsorship),
  redeemPass: () => redeemPass({ userId: '7', token: 'T' }),
}

/** The fields that hold what nobody can read, such as a missing text. */
const unreadable = (value: unknown): unknown[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(unreadable)
  return value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? [value] : []
}

describe('whatever an answer holds', () => {
  let answer: { body: unknown; status: number }

  beforeEach(() => {
    const headers = { 'Content-Type': 'application/json' }
    const respond = () => new HttpResponse(JSON.stringify(answer.body), { status: answer.status, headers })
    server.use(http.all('*/api/v1/*', respond))
  })

  it('a call reads it or fails as a call does', async () => {
    const status = fc.constantFrom(200, 200, 200, 200, 201, 400, 401, 404, 422, 500)
    const anyCall = fc.constantFrom(...Object.keys(calls))
    await fc.assert(
      fc.asyncProperty(anyCall, body, status, async (name, json, code) => {
        answer = { body: json, status: code }
        const result: unknown = await calls[name]?.().catch((error: unknown) => error)
        const isSuccess = !(result instanceof Error)
        expect(isSuccess || result instanceof ApiError).toBe(true)
        expect(isSuccess && code >= 300).toBe(false)
        expect(result instanceof ApiError ? (result.detail ?? '') : '').toBeTypeOf('string')
      }),
      CASES,
    )
  })

  it('what was read has no holes: lists are of texts, prices and yes or no', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.values(lists)), body, async (list, json) => {
        answer = { body: json, status: 200 }
        const result: unknown = await list().catch(() => [])
        expect(unreadable(result)).toEqual([])
      }),
      CASES,
    )
  })
})

/** What was read; null when it is told to be unreadable. Anything else that is thrown fails the test. */
function attempt<Result>(read: () => Result): Result | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

describe('the readers of resources', () => {
  it('find an id and texts, or say that there are none', () => {
    fc.assert(
      fc.property(body, anyText, (json, name) => {
        const single = attempt(() => readResource(json))
        const first = attempt(() => readList(json)[0] ?? null)
        for (const flat of [single, first]) {
          expect(flat?.id).not.toBe('')
          expect(flat?.id ?? 'x').toBeTypeOf('string')
          expect(textOf(flat?.[name])).toBeTypeOf('string')
          expect(priceOf(flat?.[name]) ?? 0).toBeGreaterThanOrEqual(0)
        }
      }),
      CASES,
    )
  })
})
