import { acknowledged, bearer } from './http'

/** `POST /users/password`, without a token: e-mails a link for setting a new password. @throws ApiError */
export const apiRequestPassword = async (email: string): Promise<void> =>
  acknowledged({ method: 'post', url: '/users/password', data: { user: { email } } })

/** The `user` of `PATCH /users/password`. */
export interface NewPassword {
  /** The token of the e-mailed link. The API accepts it once. */
  reset_password_token: string
  password: string
}

/** `PATCH /users/password`, with any session's token: sets a new password. @throws ApiError */
export const apiChangePassword = async (user: NewPassword): Promise<void> =>
  acknowledged({ method: 'patch', url: '/users/password', data: { user }, ...bearer() })
