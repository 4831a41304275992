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

/**
 * Redeems a pass at the ticket desk, without a session. A GET that changes data: only from one press, never repeated.
 * @throws ApiError `refused` when the pass was used before or is not known.
 */
export const redeemPass = ({ userId, token }: PresentedPass): Promise<void> =>
  call({ url: userPath(userId, 'remove_qr_code'), params: { token_qr: token } }, readNothing)
