import { toApiError } from '@/api/apiError'
import { apiRedeemPass } from '@/api/passes'
import { type DeskLog, deskKey, type DeskOutcome, type DeskResult } from '@/model/deskLog'
import type { PassLink } from '@/model/freePass'

import { apiThunk } from './apiThunk'

async function redeem(pass: PassLink): Promise<Pick<DeskResult, 'outcome' | 'detail'>> {
  try {
    await apiRedeemPass(pass)
    return { outcome: 'validated', detail: null }
  } catch (thrown) {
    const { kind, detail } = toApiError(thrown)
    return { outcome: kind === 'refused' ? 'used' : 'unanswered', detail }
  }
}

/** Redeems a pass, and logs the outcome on the device. Rejects only if nothing was sent or the session changed. */
export const redeemPass = apiThunk(
  'qr',
  'redeemPass',
  async ({ log, ...pass }: PassLink & { log: DeskLog }): Promise<DeskOutcome> => {
    const record = log.begin(deskKey(pass), pass.fullname)
    const { outcome, detail } = await redeem(pass)
    record(outcome, detail)
    return outcome
  },
  {
    sends: true,
    done: (outcome) => ({ validated: 'QR validado correctamente.', used: '', unanswered: undefined })[outcome],
    about: deskKey,
  },
)
