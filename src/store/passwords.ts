import { apiChangePassword, apiRequestPassword } from '@/api/passwords'
import { messages } from '@/lib/messages'
import { readSession } from '@/model/session'

import { apiThunk } from './apiThunk'
import { dropSession } from './session'

export const requestPassword = apiThunk('auth', 'requestPassword', apiRequestPassword, {
  sends: true,
  done: 'Correo enviado',
  recipient: (email: string) => email,
  refused: 'El correo no se envió. Revisa la dirección e inténtalo de nuevo.',
  unknown: messages.emailUnknown,
})

export const PASSWORD_CHANGED = 'Contraseña actualizada correctamente'

/** Sets a new password. Only a success ends this browser's session: a link may belong to another user. */
export const changePassword = apiThunk('auth', 'changePassword', apiChangePassword, {
  sends: true,
  onSuccess: (_answer, _password, dispatch) => {
    if (readSession()) dispatch(dropSession())
  },
  done: PASSWORD_CHANGED,
  refused: 'Si ya la cambiaste, entra con la nueva.',
  unknown: 'No sabemos si tu contraseña cambió. Prueba entrar con la nueva o inténtalo otra vez.',
  kept: 'Lo que escribiste sigue aquí.',
  isOpenToSignedOut: true,
})
