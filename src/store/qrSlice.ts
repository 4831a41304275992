import { createSlice } from '@reduxjs/toolkit'

import { apiSendPass } from '@/api/passes'
import { messages } from '@/lib/messages'

import { apiThunk } from './apiThunk'

export const sendPass = apiThunk('qr', 'sendPass', apiSendPass, {
  sends: true,
  done: 'Email enviado correctamente.',
  refused: 'El correo no se envió. Puedes intentarlo de nuevo o descargar tu código.',
  unknown: messages.emailUnknown,
  unsent: () => 'El correo con tu pase no se envió: pídelo de nuevo al entrar.',
  about: (userId) => userId,
})

export const qrSlice = createSlice({ name: 'qr', initialState: {}, reducers: {} })
