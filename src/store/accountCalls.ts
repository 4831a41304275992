import { changePassword as patchPassword, requestPassword as postPassword } from '@/api/passwords'
import { getProfile, type ProfilePayload, saveProfile } from '@/api/profile'
import { confirmAccount as getConfirmation, register as postRegistration, type RegistrationPayload } from '@/api/users'
import { messages } from '@/lib/messages'
import { accountDraft, registrationDraft } from '@/lib/drafts'
import { lastAppointmentId, readSession, saveAppointment, saveSession, type SessionUser } from '@/lib/session'
import { sessionHash } from '@/lib/sessionHash'

import { apiThunk } from './apiThunk'
import { userChanged } from './sessionEvents'

const OR_A_FAULT = 'También puede ser una falla del servidor: intenta de nuevo más tarde.'
const MAY_HAVE_ONE = 'Tus datos siguen aquí. Si ya tienes cuenta, entra o recupera tu contraseña.'

/** Any error that the server answers is shown as 'El email ya está en uso.', with its detail if it is about another field. */
export const register = apiThunk(
  'auth',
  'register',
  async (user: RegistrationPayload) => {
    await postRegistration(user)
    registrationDraft.clear()
    return `Tu cuenta ha sido creada ${user.name}`.trim()
  },
  {
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
  },
)

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
  async ({ user, profile }: { user: SessionUser; profile: ProfilePayload }, dispatch) => {
    const saved = await saveProfile(user.id, profile)
    const hash = await sessionHash(user.id, saved.email)
    accountDraft(user.id).clear()
    const session = readSession()
    // The person may have signed out meanwhile, here or in another tab. Writing the cookies would sign them in again.
    if (session?.auth_token !== user.auth_token) return saved.email
    const appointmentId = lastAppointmentId()
    saveSession({ ...session, ...saved }, hash)
    if (appointmentId !== null) saveAppointment(appointmentId)
    dispatch(userChanged({ ...session, ...saved }))
    return saved.email
  },
  {
    done: 'Tus datos han sido actualizados correctamente',
    refused: 'Tus cambios no se guardaron. Todo lo que escribiste sigue aquí: corrige lo necesario y guarda de nuevo.',
    unknown: 'No sabemos si tus cambios se guardaron. Todo lo que escribiste sigue aquí y puedes guardar de nuevo.',
    about: ({ user }) => user.id,
  },
)

/** Requests the e-mail with a link to set a new password. */
export const requestPassword = apiThunk('auth', 'requestPassword', postPassword, {
  done: 'Correo enviado',
  refused: 'El correo no se envió. Revisa la dirección e inténtalo de nuevo.',
  unknown: messages.emailUnknown,
})

/** Sets a new password with the token of the e-mailed link. */
export const changePassword = apiThunk('auth', 'changePassword', patchPassword, {
  done: 'Contraseña actualizada correctamente',
  refused: 'Tu contraseña sigue igual.',
  unknown:
    'No hubo respuesta y tu contraseña pudo cambiar. Prueba entrar con la nueva o inténtalo otra vez: lo que escribiste sigue aquí.',
})
