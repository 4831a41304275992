import { object } from 'yup'
import { expect, it } from 'vitest'

import { toContactPayload } from '@/features/contact/contactSchema'
import { passwordRequestSchema } from '@/features/password/passwordSchema'
import { emptyRegistration, toRegistrationPayload } from '@/features/profile/registrationSchema'
import { toCredentials } from '@/features/sign-in/loginSchema'
import { initialSponsorship, toSponsorshipPayload } from '@/features/sponsorship/sponsorshipSchema'
import { emailRule } from '@/lib/fieldRules'

import { someUser } from '../support/examples'
import { refusals } from '../support/refusals'

const schema = object({ email: emailRule() })

it.each(['ana@x.m', 'ana@gmail..com', 'ana@-x.mx', 'josé@x.mx', 'ana@x', '@x.mx', 'ana', `${'a'.repeat(250)}@x.mx`])(
  'the e-mail rule rejects %s',
  async (email) => {
    expect(await refusals(schema, { email })).toEqual(['No es un correo válido.'])
  },
)

const DISGUISED = ' \u202Aana\u00AD@x.mx\u202C\u00A0'

it('the e-mail rule accepts an e-mail with invisible characters', async () => {
  expect(await refusals(schema, { email: DISGUISED })).toEqual([])
})

const email = DISGUISED
it.each<[form: string, payload: { email?: string | undefined }]>([
  ['sign-in', toCredentials({ email, password: 'x' })],
  ['registration and account', toRegistrationPayload({ ...emptyRegistration, email })],
  ['contact', toContactPayload({ email, subject: '', message: '' })],
  ['sponsorship', toSponsorshipPayload({ ...initialSponsorship(someUser), email })],
  ['password request', passwordRequestSchema.cast({ email })],
])('the payload of %s contains the e-mail without invisible characters', (_form, payload) => {
  expect(payload.email).toBe('ana@x.mx')
})
