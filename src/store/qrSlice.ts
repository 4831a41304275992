import { createSlice } from '@reduxjs/toolkit'

import { ApiError } from '@/api/apiError'
import {
  downloadPass as getPass,
  type PassToRedeem,
  redeemPass as getRedemption,
  sendPass as getSending,
} from '@/api/passes'
import {
  type Attempt,
  attemptBefore,
  beginAttempt,
  type DeskEntry,
  deskKey,
  type LoggedAttempt,
  loggedAttempt,
} from '@/lib/deskLog'
import { fileSaver } from '@/lib/download'
import type { PassLink } from '@/lib/freePass'
import { messages } from '@/lib/messages'
import { ignoreErrors, reportCaught } from '@/lib/reportCaught'

import { apiThunk } from './apiThunk'
import { isRequestOf, updateRequests, type WithRequests } from './request'

/** The answered attempt to redeem a pass. */
export interface DeskResult extends DeskEntry, LoggedAttempt {
  /** The server's own explanation of a refusal or a fault. */
  detail: string | null
}

interface QrState extends WithRequests {
  /** The last one since the application was loaded. */
  redemption: DeskResult | null
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
    unsaved: 'Tu pase sigue aquí: recíbelo por correo.',
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
  earlier: Attempt | null
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
 * Redeems a pass. Without an answer, or after an exception, it fulfills as `unanswered`. It rejects only when nothing was
 * sent, or the session changed. The device's log of attempts is optional, so its errors are only reported.
 */
export const redeemPass = apiThunk(
  'qr',
  'redeemPass',
  async ({ userId, token, fullname, earlier: shown }: Redemption, assertSameSession): Promise<DeskResult> => {
    const key = deskKey({ userId, token })
    const earlier = ignoreErrors(() => attemptBefore(loggedAttempt(key)), null) ?? shown
    const end = ignoreErrors(() => beginAttempt(key, fullname), null)
    const answered = await outcomeOf({ userId, token })
    assertSameSession()
    const at = Date.now()
    ignoreErrors(() => end?.(answered.outcome, at), undefined)
    return { ...answered, key, name: fullname, at, earlier }
  },
  {
    sends: true,
    done: ({ outcome }) => (outcome === 'validated' ? 'QR validado correctamente.' : ''),
    about: deskKey,
  },
)

export const qrSlice = createSlice({
  name: 'qr',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(redeemPass.fulfilled, (qr, { payload }) => {
        qr.redemption = payload
      })
      .addMatcher(isRequestOf('qr'), updateRequests)
  },
  selectors: {
    selectRedemption: (qr) => qr.redemption,
  },
})

export const { selectRedemption } = qrSlice.selectors
