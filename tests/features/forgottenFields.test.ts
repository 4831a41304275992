import { beforeEach, describe, expect, it } from 'vitest'
import type { ObjectSchema } from 'yup'

import { accountSchema, toProfilePayload } from '@/features/profile/accountSchema'
import { blankMessage, contactSchema, toContactPayload } from '@/features/contact/contactSchema'
import {
  emptyRegistration,
  registrationSchema,
  toRegistrationPayload,
  withDraft,
  withoutPassword,
} from '@/features/profile/registrationSchema'
import {
  emptySending,
  recipients,
  restoreSending,
  sendingSchema,
  storedSending,
} from '@/features/questionnaire-sending/sendingSchema'
import { initialSponsorship, sponsorshipSchema, toSponsorshipPayload } from '@/features/sponsorship/sponsorshipSchema'
import {
  initialVisitRequest,
  restoreDraft,
  toDraft,
  toSentVisit,
  toVisitPayload,
  visitRequestSchema,
} from '@/features/visit-request/visitRequestSchema'
import { groupSize, studentEmailsDraft, withDraftTexts } from '@/lib/drafts'
import { questionnaireProgress, storedAnswers, storedTeacher } from '@/lib/questionnaire'
import { sendOuts } from '@/lib/sendOuts'
import { sentSponsorship } from '@/lib/sentSponsorship'
import { chosenService, sentVisits } from '@/lib/visits'

import { someSentVisit, someUser } from '../support/examples'

type Values = Record<string, unknown>

interface FormRow {
  name: string
  empty: Values
  schema: ObjectSchema<object>
  /** Two different values of a field; by default two numbers as text. */
  samples?: Record<string, [unknown, unknown]>
  /** The body of the request. */
  sends: (values: never) => unknown
  /** What later pages show of the request. */
  shows?: (values: never) => unknown
  toStored?: (values: never) => object
  restore?: (stored: never, empty: never) => object
  notSent?: string[]
  notStored?: string[]
  withoutRule?: string[]
}

const passwords: [string, string] = ['Abcd1234', 'Bcde2345']
const group = (students: number) => [{ key: 'k', students, school_grade_id: '2' }]
const emails = (address: string) => ({ ...emptySending.emails, items: [address] })
const service = { id: '4', name: 'Recorrido', price: 100 }
const names = ['11', '12'].map((id) => ({ id, name: `n${id}` }))
const lists = { schedules: names, schoolGrades: names, contactPreferences: names }

const profile: Omit<FormRow, 'name' | 'schema' | 'sends'> = {
  empty: { ...emptyRegistration },
  samples: { profile_id: ['1', '2'], password: passwords, theme_ids: [['1'], ['2']], school: ['Otro', 'A'] },
  toStored: withoutPassword,
  restore: withDraft,
  notStored: ['password'],
}

const forms: FormRow[] = [
  {
    name: 'visit request',
    empty: { ...initialVisitRequest(someUser) },
    schema: visitRequestSchema,
    samples: {
      date: ['2099-05-11', '2099-05-12'],
      teachers: [2, 3],
      parents: [4, 5],
      school_grades: [group(20), group(30)],
      terms: [true, false],
    },
    sends: (values) => toVisitPayload(values, 7, '4'),
    shows: (values) => toSentVisit(values, service, lists),
    toStored: toDraft,
    restore: restoreDraft,
    notSent: ['terms'],
    notStored: ['terms'],
  },
  {
    name: 'sponsorship request',
    empty: { ...initialSponsorship(someUser) },
    schema: sponsorshipSchema,
    sends: toSponsorshipPayload,
    toStored: (values: object) => ({ ...values }),
    restore: withDraftTexts,
  },
  { name: 'registration', ...profile, schema: registrationSchema, sends: toRegistrationPayload },
  {
    name: 'account',
    ...profile,
    schema: accountSchema as unknown as ObjectSchema<object>,
    sends: toProfilePayload,
    notSent: ['password'],
    // Only shown, not edited.
    withoutRule: ['password', 'name', 'date_of_birth'],
  },
  {
    name: 'contact',
    empty: { ...blankMessage(null) },
    schema: contactSchema,
    sends: toContactPayload,
    toStored: (values: object) => ({ ...values }),
    restore: withDraftTexts,
  },
  {
    name: 'questionnaire sending',
    empty: { ...emptySending },
    schema: sendingSchema,
    samples: { emails: [emails('luz@correo.mx'), emails('sol@correo.mx')] },
    sends: recipients,
    toStored: storedSending,
    restore: restoreSending,
  },
]

const samplesOf = ({ samples = {} }: FormRow, key: string) => samples[key] ?? ['11', '12']
const filled = (form: FormRow) =>
  Object.fromEntries(Object.keys(form.empty).map((key) => [key, samplesOf(form, key)[0]]))
/** Without React's keys, which are new each time. */
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'key' ? undefined : part))) as Values

describe.each(forms)('every field of the $name', (form) => {
  const { empty, schema, sends, shows, toStored, restore, notSent = [], notStored = [], withoutRule = [] } = form
  const keys = Object.keys(empty)

  it('has a rule', () => {
    expect(Object.keys(schema.fields).toSorted()).toEqual(keys.filter((key) => !withoutRule.includes(key)).toSorted())
  })

  it.each(keys)('is sent, and shown later, or named as not sent: %s', (key) => {
    for (const leaves of [sends, shows ?? sends]) {
      const one = leaves(filled(form) as never)
      const other = leaves({ ...filled(form), [key]: samplesOf(form, key)[1] } as never)
      expect(JSON.stringify(one) === JSON.stringify(other)).toBe(notSent.includes(key))
    }
  })

  it('is restored from the draft, or named as not stored', () => {
    const stored = plain(toStored?.(filled(form) as never))
    const expected = { ...filled(form), ...Object.fromEntries(notStored.map((key) => [key, empty[key]])) }
    expect(plain(restore?.(stored as never, empty as never))).toEqual(plain(expected))
  })
})

describe('every property of a stored value is read back', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it.each([
    ['sent visits', sentVisits(7), [{ ...someSentVisit, parents: 3 }]],
    [
      'sent sponsorship',
      sentSponsorship(7),
      { sentAt: 1, requestedBy: 'a', email: 'b', schoolAddress: 'c', reason: 'd' },
    ],
    ['send-outs', sendOuts(7), [{ count: 3, sentAt: Date.now() }]],
    ['chosen service', chosenService(7), service],
    ['group size', groupSize, { students: 20, teachers: 2, parents: 3 }],
    ['student emails', studentEmailsDraft(7), { items: ['a@b.mx'], rejected: ['x'], typed: 'y' }],
    ['answers', storedAnswers('7'), { answers: { 1: '2' }, isUncertain: true }],
    ['teacher', storedTeacher('7'), { name: 'Ana', school: 'Benito Juárez' }],
    ['progress', questionnaireProgress, { role: 'student', code: '7', link: '7', hasStarted: true, resume: '?a=1' }],
  ] as const)('%s', (_name, stored, value) => {
    stored.write(value as never)
    expect(stored.read()).toEqual(value)
  })
})
