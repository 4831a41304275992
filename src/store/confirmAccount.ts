import { apiConfirmAccount } from '@/api/users'

import { apiThunk } from './apiThunk'

/** Validates an account with the token of the e-mailed link. */
export const confirmAccount = apiThunk('auth', 'confirmAccount', apiConfirmAccount, {
  sends: true,
  done: 'Tu cuenta ha sido validada',
  about: (token) => token,
})
