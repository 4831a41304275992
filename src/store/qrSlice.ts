import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { apiDownloadPass, apiSendPass } from '@/api/passes'
import type { DeskEntry } from '@/lib/deskLog'
import { fileSaver } from '@/lib/download'
import { messages } from '@/lib/messages'

import { apiThunk } from './apiThunk'

interface QrState {
  /** The last attempt since the application loaded; null if there was none. */
  redemption: DeskEntry | null
}

const initialState: QrState = { redemption: null }

const STILL_HERE = 'Tu pase sigue aquí. Vuelve a intentarlo, o recíbelo por correo.'

export const downloadPass = apiThunk(
  'qr',
  'downloadPass',
  async (userId: number, assertSameSession) => {
    const file = await apiDownloadPass(userId)
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
