import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { DeskEntry, KnownPass } from '@/lib/deskLog'

import { isRequestOf, isSessionChange, updateRequests, type WithRequests } from './request'

/** The result of an attempt to redeem a pass. */
export interface DeskResult extends DeskEntry {
  /** What the server itself said of a refusal or a fault, if anything. */
  detail: string | null
  /** The outcome of an earlier attempt on this device. */
  earlier: KnownPass | null
}

interface QrState extends WithRequests {
  redemption: { key: string; result: DeskResult | 'sending' } | null
}

const initialState: QrState = { redemption: null, requests: {} }

export const qrSlice = createSlice({
  name: 'qr',
  initialState,
  reducers: {
    /** The request has started. Payload: the pass's key. */
    passPresented: (qr, { payload }: PayloadAction<string>) => {
      qr.redemption = { key: payload, result: 'sending' }
    },
    passAnswered: (qr, { payload }: PayloadAction<DeskResult>) => {
      qr.redemption = { key: payload.key, result: payload }
    },
  },
  extraReducers: (builder) => {
    builder
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

export const { passPresented, passAnswered } = qrSlice.actions
export const { selectRedemption } = qrSlice.selectors
