import { expect, it } from 'vitest'

import { loginSchema } from '@/features/sign-in/loginSchema'

it('loginSchema trims the e-mail but not the password', () => {
  expect(loginSchema.cast({ email: ' ana@escuela.mx ', password: ' x ' })).toEqual({
    email: 'ana@escuela.mx',
    password: ' x ',
  })
})
