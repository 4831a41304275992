import { createSlice } from '@reduxjs/toolkit'

import { ApiError } from '@/api/apiError'
import {
  downloadPass as getPass,
  type PassToRedeem,
  redeemPass as getRedemption,
  sendPass as getSending,
} from '@/api/passes'
import { beginAttempt, type DeskEntry, deskKey, type EarlierAttempt, earlierAttempt } from '@/lib/deskLog'
import { fileSaver } from '@/lib/download'
import type { PassLink } from '@/lib/freePass'
import { messages } from '@/lib/messages'
import { ignoreErrors, reportCaught } from '@/lib/reportCaught'

import { apiThunk } from './apiThunk'
import { isRequestOf, updateRequests, type WithRequests } from './request'
import { isSessionChange } from './session'

/** The result of an attempt to redeem a pass. */
export interface DeskResult extends DeskEntry {
  /** What the server itself said of a refusal or a fault, if anything. */
  detail: string | null
  /** The outcome of an earlier attempt on this device. */
  earlier: EarlierAttempt | null
}

interface QrState extends WithRequests {
  redemption: { key: string; result: DeskResult | 'sending' } | null
}

const initialState: QrState = { redemption: null, requests: {} }

const STILL_HERE = 'Tu pase sigue aquí. Vuelve a intentarlo, o recíbelo por correo.'

export const downloadPass = apiThunk(
  'qr',
  'downloadPass',
  async (userId: number, assertSameSession) => {
    const file = await getPass(userId)
    const save = await fileSaver()
    assertSameSession()
    save(file, 'myt-qr.pdf')
  },
  {
    explain: () => ({ message: 'Error al descargar el archivo.' }),
    refused: STILL_HERE,
    unknown: STILL_HERE,
    about: (userId) => userId,
  },
)

export const sendPass = apiThunk('qr', 'sendPass', getSending, {
  sends: true,
  done: 'Email enviado correctamente.',
  refused: 'El correo no se envió. Puedes intentarlo de nuevo o descargar tu código.',
  unknown: messages.emailUnknown,
  unsent: () => 'El correo con tu pase no se envió: pídelo de nuevo al entrar.',
  about: (userId) => userId,
})

interface Redemption extends PassLink {
  /** The earlier attempt that the page shows, for a device on which nothing can be stored. */
  earlier: EarlierAttempt | null
}

async function outcomeOf(pass: PassToRedeem): Promise<Pick<DeskResult, 'outcome' | 'detail'>> {
  try {
    await getRedemption(pass)
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
 * Redeems a pass. It never rejects: without an answer, or after an exception, the outcome is `unanswered`. The device's
 * log of attempts is optional, so its errors are only reported.
 */
export const redeemPass = apiThunk(
  'qr',
  'redeemPass',
  async ({ userId, token, fullname, earlier: shown }: Redemption, assertSameSession): Promise<DeskResult> => {
    const key = deskKey({ userId, token })
    const earlier = ignoreErrors(() => earlierAttempt(key), null) ?? shown
    const end = ignoreErrors(() => beginAttempt(key, fullname), null)
    const answered = await outcomeOf({ userId, token })
    assertSameSession()
    ignoreErrors(() => end?.(answered.outcome), undefined)
    return { ...answered, key, name: fullname, at: Date.now(), earlier }
  },
  {
    sends: true,
    done: ({ outcome }) => (outcome === 'validated' ? 'QR validado correctamente.' : ''),
  },
)

export const qrSlice = createSlice({
  name: 'qr',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(redeemPass.pending, (qr, { meta }) => {
        qr.redemption = { key: deskKey(meta.arg), result: 'sending' }
      })
      .addCase(redeemPass.fulfilled, (qr, { payload }) => {
        qr.redemption = { key: payload.key, result: payload }
      })
      .addCase(redeemPass.rejected, (qr) => {
        qr.redemption = null
      })
      .addMatcher(isSessionChange, (qr) => {
        // Its answer will not count. The device's log has the attempt.
        if (qr.redemption?.result === 'sending') qr.redemption = null
      })
      .addMatcher(isRequestOf('qr'), updateRequests)
  },
  selectors: {
    selectRedemption: (qr) => qr.redemption,
  },
})

export const { selectRedemption } = qrSlice.selectors
