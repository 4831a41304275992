import { changePassword as patchPassword, requestPassword as postPassword } from '@/api/passwords'
import { getProfile, type ProfilePayload, saveProfile } from '@/api/profile'
import { confirmAccount as getConfirmation, register as postRegistration, type RegistrationPayload } from '@/api/users'
import { messages } from '@/lib/messages'
import { accountDraft, registrationDraft } from '@/lib/drafts'
import { registeredEmail } from '@/lib/registeredEmail'
import { lastAppointmentId, readSession, saveAppointment, saveSession, type SessionUser } from '@/lib/session'
import { sessionHash } from '@/lib/sessionHash'

import { apiThunk } from './apiThunk'
import { dropSession } from './sessionChanges'
import { userChanged } from './sessionEvents'
import type { AppDispatch } from './store'
import { notSent } from './unsent'

const OR_A_FAULT = 'También puede ser una falla del servidor: intenta de nuevo más tarde.'
const MAY_HAVE_ONE = 'Tus datos siguen aquí. Si ya tienes cuenta, entra o recupera tu contraseña.'

/** Any error that the server answers is shown as 'El email ya está en uso.', with its detail if it is about another field. */
export const register = apiThunk('auth', 'register', postRegistration, {
  onSuccess: (_id, { name, email }: RegistrationPayload) => {
    registrationDraft.clear()
    registeredEmail.write(email)
    return `Tu cuenta ha sido creada ${name}`.trim()
  },
  done: (message) => message,
  explain: ({ kind, detail }) => {
    if (kind === 'unanswered' || kind === 'unreadable') return { message: messages.serverError }
    const isAboutEmail = detail === null || /e-?mail|correo/i.test(detail)
    return {
      message: 'El email ya está en uso.',
      detail: isAboutEmail ? undefined : detail,
      advice: kind === 'fault' ? `${OR_A_FAULT} ${MAY_HAVE_ONE}` : MAY_HAVE_ONE,
    }
  },
  unknown:
    'No sabemos si tu cuenta se creó. Revisa si te llegó el correo de validación antes de enviar de nuevo; todo lo que escribiste sigue aquí.',
})

/** Validates an account with the token of the e-mailed link. */
export const confirmAccount = apiThunk('auth', 'confirmAccount', getConfirmation, {
  done: 'Tu cuenta ha sido validada',
  about: (token) => token,
})

/** Loads the signed-in person's profile into `auth.userData`. */
export const loadAccount = apiThunk('auth', 'loadAccount', getProfile, {
  explain: () => ({ message: messages.listError }),
  about: (userId) => userId,
  field: 'userData',
})

/**
 * Saves the signed-in person's profile and updates the session with it.
 * @returns the e-mail of the account: still the old one while a new one waits for confirmation
 */
export const saveAccount = apiThunk(
  'auth',
  'saveAccount',
  async ({ user, profile }: { user: SessionUser; profile: ProfilePayload }) => {
    const saved = await saveProfile(user.id, profile)
    return { saved, hash: await sessionHash(user.id, saved.email) }
  },
  {
    onSuccess: ({ saved, hash }, { user }, dispatch) => {
      accountDraft(user.id).clear()
      // Of the cookies: a visit may have been requested meanwhile.
      const changed = { ...(readSession() ?? user), ...saved }
      const appointmentId = lastAppointmentId()
      saveSession(changed, hash)
      if (appointmentId !== null) saveAppointment(appointmentId)
      dispatch(userChanged(changed))
      return saved.email
    },
    done: 'Tus datos han sido actualizados correctamente',
    refused: 'Tus cambios no se guardaron. Todo lo que escribiste sigue aquí: corrige lo necesario y guarda de nuevo.',
    unknown: 'No sabemos si tus cambios se guardaron. Todo lo que escribiste sigue aquí y puedes guardar de nuevo.',
    unsent: ({ user }) => notSent('Los cambios en tu cuenta no se guardaron', accountDraft(user.id)),
    about: ({ user }) => user.id,
  },
)

/** Requests the e-mail with a link to set a new password. */
export const requestPassword = apiThunk('auth', 'requestPassword', postPassword, {
  done: 'Correo enviado',
  refused: 'El correo no se envió. Revisa la dirección e inténtalo de nuevo.',
  unknown: messages.emailUnknown,
})

/** Whoever changes a password signs in with it, whatever the answer says. */
function endOldSession(dispatch: AppDispatch) {
  if (readSession()) dispatch(dropSession())
}

/** Sets a new password with the token of the e-mailed link, and ends a session that is there after the answer. */
export const changePassword = apiThunk('auth', 'changePassword', patchPassword, {
  onSuccess: (_answer, _password, dispatch) => endOldSession(dispatch),
  onFailure: (_failure, _password, dispatch) => endOldSession(dispatch),
  done: 'Contraseña actualizada correctamente',
  refused: 'Tu contraseña sigue igual.',
  unknown:
    'No hubo respuesta y tu contraseña pudo cambiar. Prueba entrar con la nueva o inténtalo otra vez: lo que escribiste sigue aquí.',
})
