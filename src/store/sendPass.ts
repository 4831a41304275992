import { apiSendPass } from '@/api/passes'
import { messages } from '@/lib/messages'

import { apiThunk } from './apiThunk'
import { passSent } from './modalSlice'

export const sendPass = apiThunk('qr', 'sendPass', apiSendPass, {
  sends: true,
  onSuccess: (_answer, _userId, dispatch) => dispatch(passSent()),
  done: 'Email enviado correctamente.',
  refused: 'El correo no se envió. Puedes intentarlo de nuevo o descargar tu código.',
  unknown: messages.emailUnknown,
  unsent: () => 'El correo con tu pase no se envió: pídelo de nuevo al entrar.',
  about: (userId) => userId,
})
