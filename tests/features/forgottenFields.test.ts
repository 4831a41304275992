import { describe, expect, it } from 'vitest'

import { accountSchema, toProfilePayload } from '@/features/profile/accountSchema'
import { blankMessage, contactSchema } from '@/features/contact/contactSchema'
import {
  emptyRegistration,
  registrationSchema,
  type RegistrationValues,
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
import { initialDetails, restoreDetails } from '@/features/sent-visit/paperDetails'
import { initialSponsorship, sponsorshipSchema, toSponsorshipPayload } from '@/features/sponsorship/sponsorshipSchema'
import {
  initialVisitRequest,
  restoreDraft,
  toDraft,
  toSentVisit,
  toVisitPayload,
  visitRequestSchema,
} from '@/features/visit-request/visitRequestSchema'
import { type DraftValues, withDraftTexts } from '@/model/drafts'

import { someSentVisit, someUser } from '../support/examples'

interface FormRow<Values extends object, Stored> {
  /** Two different values of each field. */
  samples: { [Name in keyof Values]: [Values[Name], Values[Name]] }
  schema: { fields: object }
  /** Returns the request body. */
  sends: (values: Values) => unknown
  /** Returns the data that later pages show; by default, the request body. */
  shows?: (values: Values) => unknown
  empty: Values
  toStored: (values: Values) => Stored
  restore: (stored: Stored, empty: Values) => Values
  notSent?: (keyof Values)[]
  notStored?: (keyof Values)[]
  withoutRule?: (keyof Values)[]
}

/** Serializes a value without its React keys, because they differ each time. */
const plain = (value: unknown) => JSON.stringify(value, (key, part: unknown) => (key === 'key' ? undefined : part))

const sorted = (keys: PropertyKey[]) => keys.map(String).toSorted()

function describeForm<Values extends object, Stored>(name: string, form: FormRow<Values, Stored>) {
  const { samples, schema, sends, shows, empty, toStored, restore } = form
  const { notSent = [], notStored = [], withoutRule = [] } = form
  const fields = Object.keys(empty).filter((key): key is keyof Values & string => key in samples)
  const withSamples = (index: 0 | 1, keys = fields) =>
    keys.reduce((values, key) => ({ ...values, [key]: samples[key][index] }), empty)

  describe(`every field of the ${name} form`, () => {
    it('has a rule', () => {
      const ruled = fields.filter((key) => !withoutRule.includes(key))
      expect(sorted(Object.keys(schema.fields))).toEqual(sorted(ruled))
    })

    it.each(fields)('is sent and shown later, unless listed in notSent: %s', (key) => {
      const one = withSamples(0)
      const other = { ...one, [key]: samples[key][1] }
      for (const leaves of [sends, shows ?? sends]) {
        expect(plain(leaves(one)) === plain(leaves(other))).toBe(notSent.includes(key))
      }
    })

    it('is restored from the draft, unless listed in notStored', () => {
      const kept = fields.filter((key) => !notStored.includes(key))
      expect(plain(restore(toStored(withSamples(0)), empty))).toEqual(plain(withSamples(0, kept)))
    })
  })
}

const text: [string, string] = ['11', '12']
const noDetails = initialDetails({ ...someSentVisit, service: null, groups: [], date: '', schedule: '' })
const group = (students: number) => [{ key: 'k', students, school_grade_id: '2' }]
const emails = (address: string) => ({ ...emptySending.emails, items: [address] })
const service = { id: '4', name: 'Recorrido', price: 100 }
const names = text.map((id) => ({ id, name: `n${id}` }))
const lists = { schedules: names, schoolGrades: names, contactPreferences: names }

describeForm('visit request', {
  samples: {
    teacher_name: text,
    date: ['2099-05-11', '2099-05-12'],
    schedule_id: text,
    teachers: [2, 3],
    parents: [4, 5],
    school_grades: [group(20), group(30)],
    contact_preference_id: text,
    terms: [true, false],
  },
  schema: visitRequestSchema,
  sends: (values) => toVisitPayload(values, 7, '4'),
  shows: (values) => toSentVisit(values, service, lists),
  empty: initialVisitRequest(someUser),
  toStored: toDraft,
  restore: restoreDraft,
  notSent: ['terms'],
  notStored: ['terms'],
})

describeForm('sponsorship request', {
  samples: {
    teacher_name: text,
    first_lastname: text,
    second_lastname: text,
    email: text,
    school_type_id: text,
    school_grade_id: text,
    school_address: text,
    reason: text,
  },
  schema: sponsorshipSchema,
  sends: toSponsorshipPayload,
  empty: initialSponsorship(someUser),
  toStored: (values) => ({ ...values }),
  restore: withDraftTexts,
})

const person = {
  samples: {
    profile_id: ['1', '2'],
    name: text,
    first_lastname: text,
    second_lastname: text,
    email: text,
    password: ['Abcd1234', 'Bcde2345'],
    phone: text,
    date_of_birth: text,
    school: ['Otro', 'A'],
    schoolName: text,
    cct: text,
    school_grade_id: text,
    school_type_id: text,
    subject: text,
    theme_ids: [['1'], ['2']],
  },
  empty: emptyRegistration,
  toStored: withoutPassword,
  restore: withDraft,
  notStored: ['password'],
} satisfies Partial<FormRow<RegistrationValues, DraftValues>>

describeForm('registration', { ...person, schema: registrationSchema, sends: toRegistrationPayload })

describeForm('account', {
  ...person,
  schema: accountSchema,
  sends: toProfilePayload,
  notSent: ['password'],
  // The form cannot change these fields.
  withoutRule: ['password', 'name', 'date_of_birth'],
})

describeForm('contact', {
  samples: { subject: text, email: text, message: text },
  schema: contactSchema,
  sends: (values) => contactSchema.cast(values),
  empty: blankMessage(null),
  toStored: (values) => ({ ...values }),
  restore: withDraftTexts,
})

describeForm('paper', {
  samples: {
    date: ['2099-05-11', '2099-05-12'],
    time: text,
    group: text,
    students: [84, ''],
    cost: [101, ''],
    meetingPlace: text,
    returnTime: text,
    bring: text,
    isConfirmed: [true, false],
  },
  schema: { fields: {} },
  // The papers are printed, not sent.
  sends: (values) => values,
  empty: noDetails,
  toStored: (values) => ({ ...values }),
  restore: restoreDetails,
  withoutRule: ['date', 'time', 'group', 'students', 'cost', 'meetingPlace', 'returnTime', 'bring', 'isConfirmed'],
})

describeForm('student e-mail', {
  samples: { emails: [emails('luz@correo.mx'), emails('sol@correo.mx')] },
  schema: sendingSchema,
  sends: recipients,
  empty: emptySending,
  toStored: storedSending,
  restore: restoreSending,
})
