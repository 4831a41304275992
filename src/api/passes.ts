import { ApiError, toApiError } from './apiError'
import { bearer, call, download } from './http'
import { readNothing } from './resource'

const userPath = (userId: number | string, what: string) => `/users/${encodeURIComponent(userId)}/${what}`

/** E-mails the courtesy pass to its person. It is a GET that does something: only from one deliberate act. */
export const sendPass = (userId: number): Promise<void> =>
  call({ url: userPath(userId, 'send_qr_code'), ...bearer() }, readNothing)

/** The courtesy pass as a PDF, to be printed. */
export const downloadPass = (userId: number): Promise<Blob> =>
  download({ url: userPath(userId, 'download_qr_code'), ...bearer() })

/** The pass that the ticket desk reads out of a QR. */
export interface PresentedPass {
  userId: string
  token: string
}

/** Refusals that are about the connection, not about the pass: time-out, too early, too many requests. */
const NOT_ABOUT_THE_PASS: readonly unknown[] = [408, 425, 429]

/**
 * Redeems a pass at the ticket desk, without a session. A GET that changes data: only from one press, never repeated.
 * @throws ApiError `refused` when the pass was used before or is not known; anything else leaves it open.
 */
export async function redeemPass({ userId, token }: PresentedPass): Promise<void> {
  try {
    await call({ url: userPath(userId, 'remove_qr_code'), params: { token_qr: token } }, readNothing)
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.isPage || NOT_ABOUT_THE_PASS.includes(error.status)) throw new ApiError('unreadable', error)
    throw error
  }
}
