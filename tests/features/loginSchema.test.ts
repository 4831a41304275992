import { describe, expect, it } from 'vitest'

import { registrationSchema } from '@/features/profile/registrationSchema'
import { loginSchema, toCredentials } from '@/features/sign-in/loginSchema'

import { refusals } from '../support/refusals'

describe('loginSchema', () => {
  it.each([
    [{ email: ' ana@escuela.mx ', password: ' x ' }, 0],
    [{ email: '', password: 'x' }, 1],
    [{ email: 'ana@escuela.mx', password: '' }, 1],
  ])('reports the same messages as the registration form for %j', async (values, count) => {
    const sentences = await refusals(loginSchema, values)
    expect(sentences).toHaveLength(count)
    expect(await refusals(registrationSchema, values)).toEqual(expect.arrayContaining(sentences))
  })

  it('trims the e-mail but not the password', () => {
    expect(toCredentials({ email: ' ana@escuela.mx ', password: ' x ' })).toEqual({
      email: 'ana@escuela.mx',
      password: ' x ',
    })
  })
})
