import { ApiError, toApiError } from './apiError'
import { bearer, call } from './http'
import { type Profile, readProfile } from './profileFields'

const NOT_ACCEPTABLE = 406

/**
 * `GET /users/{id}?include=themes` with the session's token. In this call only, a 406 ends the session.
 * @throws ApiError; `unreadable` also if the response is about another user
 */
export async function apiGetProfile(userId: number): Promise<Profile> {
  try {
    return await call({ url: `/users/${userId}`, params: { include: 'themes' }, ...bearer() }, (body) => {
      const profile = readProfile(body)
      if (profile.id !== userId) throw new ApiError('unreadable')
      return profile
    })
  } catch (thrown) {
    const error = toApiError(thrown)
    const { status, detail, isPage } = error
    throw status === NOT_ACCEPTABLE ? new ApiError('refused', { status, detail, isPage, endsSession: true }) : error
  }
}
