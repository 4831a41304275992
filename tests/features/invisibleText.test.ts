import { expect, it } from 'vitest'
import type { ObjectSchema } from 'yup'

import { contactSchema } from '@/features/contact/contactSchema'
import { passwordRequestSchema } from '@/features/password/passwordSchema'
import { accountSchema } from '@/features/profile/accountSchema'
import { OTHER_SCHOOL, registrationSchema } from '@/features/profile/registrationSchema'
import { loginSchema } from '@/features/sign-in/loginSchema'
import { sponsorshipSchema } from '@/features/sponsorship/sponsorshipSchema'
import { visitRequestSchema } from '@/features/visit-request/visitRequestSchema'

const schemas: Record<string, ObjectSchema<object>> = {
  contactSchema,
  passwordRequestSchema,
  accountSchema,
  registrationSchema,
  loginSchema,
  sponsorshipSchema,
  visitRequestSchema,
}

const INVISIBLE = '\u200B\u00AD\u2060\u200B\u00A0'.repeat(5)
/** Fields whose value is chosen, and passwords, which are sent as typed. */
const isTyped = (name: string) => !/_id$|date|password/.test(name)

const textFields = Object.entries(schemas).flatMap(([schemaName, schema]) =>
  Object.entries(schema.describe().fields).flatMap(([field, { type }]) =>
    type === 'string' && isTyped(field) ? [{ schemaName, field, schema }] : [],
  ),
)

async function messagesFor(schema: ObjectSchema<object>, field: string, value: string): Promise<unknown> {
  const school = field === 'schoolName' ? { school: OTHER_SCHOOL } : {}
  return schema.validateAt(field, { profile_id: '1', ...school, [field]: value }).then(
    () => null,
    ({ message }: Error) => message,
  )
}

it.each(textFields)('$field of $schemaName treats invisible marks as no input', async ({ schema, field }) => {
  const missing = await messagesFor(schema, field, '')
  expect(missing).not.toBeNull()
  expect(await messagesFor(schema, field, INVISIBLE)).toBe(missing)
})

it('a message keeps its line breaks without invisible marks', () => {
  const message = '\u200BBuenas tardes:\r\n\r\n\u00A0Somos\u00AD 40.\t\n'
  expect(contactSchema.cast({ subject: ' a\nb ', email: 'a@b.mx', message })).toMatchObject({
    subject: 'a b',
    message: 'Buenas tardes:\n\nSomos 40.',
  })
})
