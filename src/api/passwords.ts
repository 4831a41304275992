import { bearer, call } from './http'
import { readNothing } from './resource'

/** Asks for the e-mail with the link to a new password. */
export const requestPassword = (email: string): Promise<void> =>
  call({ method: 'post', url: '/users/password', data: { user: { email } } }, readNothing)

export interface NewPassword {
  /** The token of the e-mail's link, good for one change. */
  reset_password_token: string
  password: string
}

export const changePassword = (user: NewPassword): Promise<void> =>
  call({ method: 'patch', url: '/users/password', data: { user }, ...bearer() }, readNothing)
