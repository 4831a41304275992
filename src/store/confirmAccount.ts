import { apiConfirmAccount } from '@/api/users'

import { apiThunk } from './apiThunk'

// A thunk of `authSlice`, in a separate file because only one page loads it.

/** Validates an account with the token of the e-mailed link. */
export const confirmAccount = apiThunk('auth', 'confirmAccount', apiConfirmAccount, {
  sends: true,
  done: 'Tu cuenta ha sido validada',
  about: (token) => token,
})
