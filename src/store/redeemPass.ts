import { ApiError } from '@/api/apiError'
import { type PassToRedeem, apiRedeemPass } from '@/api/passes'
import { type Attempt, attemptBefore, beginAttempt, type DeskEntry, deskKey, loggedAttempt } from '@/model/deskLog'
import type { PassLink } from '@/model/freePass'
import { ignoreErrors, reportCaught } from '@/lib/reportCaught'

import { apiThunk } from './apiThunk'
import { passRedeemed } from './qrSlice'

// A thunk of `qrSlice`, in a separate file because only the ticket desk's page loads it.

interface Redemption extends PassLink {
  /**
   * The earlier attempt that the page shows. Used only if the stored log contains no attempt, for example because
   * storage is blocked.
   */
  earlier: Attempt | null
}

async function outcomeOf(pass: PassToRedeem): Promise<Pick<DeskEntry, 'outcome' | 'detail'>> {
  try {
    await apiRedeemPass(pass)
    return { outcome: 'validated', detail: null }
  } catch (thrown) {
    if (thrown instanceof ApiError) {
      return { outcome: thrown.kind === 'refused' ? 'used' : 'unanswered', detail: thrown.detail }
    }
    reportCaught(thrown)
    return { outcome: 'unanswered', detail: null }
  }
}

/**
 * Redeems a pass. Fulfils with the outcome `unanswered` if the response was missing or unusable, or if our code threw
 * an exception. Rejects only if nothing was sent or the session changed. Errors in the device's log of attempts are
 * only reported, because the log is optional.
 */
export const redeemPass = apiThunk(
  'qr',
  'redeemPass',
  async ({ userId, token, fullname, earlier: shown }: Redemption, assertSameSession): Promise<DeskEntry> => {
    const key = deskKey({ userId, token })
    const earlier = ignoreErrors(() => attemptBefore(loggedAttempt(key)), null) ?? shown
    const end = ignoreErrors(() => beginAttempt(key, fullname), null)
    const answered = await outcomeOf({ userId, token })
    assertSameSession()
    const at = Date.now()
    ignoreErrors(() => end?.(answered.outcome, at, answered.detail), undefined)
    return { ...answered, key, name: fullname, at, earlier }
  },
  {
    sends: true,
    onSuccess: (result, _pass, dispatch) => dispatch(passRedeemed(result)),
    done: ({ outcome }) => (outcome === 'validated' ? 'QR validado correctamente.' : ''),
    about: deskKey,
  },
)
