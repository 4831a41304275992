import type { PassLink } from '@/model/freePass'

import { ApiError, toApiError } from './apiError'
import { download } from './download'
import { acknowledged, bearer, idInPath } from './http'

const userPath = (userId: number | string, what: string) => `/users/${idInPath(userId)}/${what}`

/** `GET /users/{id}/send_qr_code` with the token: each call e-mails the pass to its owner. @throws ApiError */
export const apiSendPass = async (userId: number): Promise<void> =>
  acknowledged({ url: userPath(userId, 'send_qr_code'), ...bearer() })

/** `GET /users/{id}/download_qr_code` with the session's token: downloads the pass as a PDF. @throws ApiError */
export const apiDownloadPass = async (userId: number): Promise<Blob> =>
  download({ url: userPath(userId, 'download_qr_code'), ...bearer() }, 'pdf')

/** Statuses that do not refer to the pass: time-out, too many requests. */
const NOT_ABOUT_THE_PASS: readonly unknown[] = [408, 429]

/**
 * `GET /users/{id}/remove_qr_code?token_qr=`, without a session: each call redeems the pass, so never repeat it.
 * @throws ApiError `refused` for a used or unknown pass; after any other error the pass may have been redeemed
 */
export async function apiRedeemPass({ userId, token }: Omit<PassLink, 'fullname'>): Promise<void> {
  try {
    await acknowledged({ url: userPath(userId, 'remove_qr_code'), params: { token_qr: token } })
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.isPage || NOT_ABOUT_THE_PASS.includes(error.status)) throw new ApiError('unreadable', error)
    throw error
  }
}
