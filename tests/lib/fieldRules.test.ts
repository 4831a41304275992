import { object } from 'yup'
import { expect, it } from 'vitest'

import { emailRule } from '@/lib/fieldRules'

import { refusals } from '../support/refusals'

const schema = object({ email: emailRule() })

it.each(['ana@x.m', 'ana@gmail..com', 'ana@-x.mx', 'josé@x.mx', 'ana@x', '@x.mx', 'ana', `${'a'.repeat(250)}@x.mx`])(
  'the e-mail rule rejects %s',
  async (email) => {
    expect(await refusals(schema, { email })).toEqual(['No es un correo válido.'])
  },
)

it('the e-mail rule accepts an e-mail with invisible characters, and removes them', () => {
  const email = ' \u202Aana\u00AD@x.mx\u202C\u00A0'
  expect(schema.validateSync({ email })).toEqual({ email: 'ana@x.mx' })
})
