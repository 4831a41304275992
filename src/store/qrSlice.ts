import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { apiSendPass } from '@/api/passes'
import type { DeskEntry } from '@/model/deskLog'
import { messages } from '@/lib/messages'

import { apiThunk } from './apiThunk'

interface QrState {
  /** The last attempt since the application loaded; null if there was none. */
  redemption: DeskEntry | null
}

const initialState: QrState = { redemption: null }

export const sendPass = apiThunk('qr', 'sendPass', apiSendPass, {
  sends: true,
  done: 'Email enviado correctamente.',
  refused: 'El correo no se envió. Puedes intentarlo de nuevo o descargar tu código.',
  unknown: messages.emailUnknown,
  unsent: () => 'El correo con tu pase no se envió: pídelo de nuevo al entrar.',
  about: (userId) => userId,
})

export const qrSlice = createSlice({
  name: 'qr',
  initialState,
  reducers: {
    passRedeemed(qr, { payload }: PayloadAction<DeskEntry>) {
      qr.redemption = payload
    },
  },
  selectors: {
    selectRedemption: (qr) => qr.redemption,
  },
})

export const { passRedeemed } = qrSlice.actions
export const { selectRedemption } = qrSlice.selectors
