import { expect, it } from 'vitest'

import { toCredentials } from '@/features/sign-in/loginSchema'

it('toCredentials trims the e-mail but not the password', () => {
  expect(toCredentials({ email: ' ana@escuela.mx ', password: ' x ' })).toEqual({
    email: 'ana@escuela.mx',
    password: ' x ',
  })
})
