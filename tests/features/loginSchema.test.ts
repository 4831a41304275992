import { describe, expect, it } from 'vitest'

import { loginSchema, toCredentials } from '@/features/sign-in/loginSchema'

import { refusals } from '../support/refusals'

describe('signing in', () => {
  it.each([
    [{ email: ' ana@escuela.mx ', password: ' x ' }, []],
    [{ email: '', password: 'x' }, ['El correo es obligatorio.']],
    [{ email: 'ana@escuela.mx', password: '' }, ['La contraseña es obligatoria.']],
  ])('with %j', async (values, sentences) => {
    expect(await refusals(loginSchema, values)).toEqual(sentences)
  })

  it('takes blanks off the e-mail and none off the password', () => {
    expect(toCredentials({ email: ' ana@escuela.mx ', password: ' x ' })).toEqual({
      email: 'ana@escuela.mx',
      password: ' x ',
    })
  })
})
