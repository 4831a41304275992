import { apiSaveProfile, type ProfilePayload } from '@/api/users'
import { accountDraft } from '@/model/drafts'
import { lastAppointmentId, readSession, saveAppointment, saveSession, type SessionUser } from '@/model/session'
import { sessionHash } from '@/model/sessionHash'

import { apiThunk, notSent } from './apiThunk'
import { expireSession, userChanged } from './session'

/** Saves the profile and updates the session. The API keeps the old e-mail until the user confirms the new one. */
export const saveAccount = apiThunk(
  'auth',
  'saveAccount',
  ({ user, profile }: { user: SessionUser; profile: ProfilePayload }) => apiSaveProfile(user.id, profile),
  {
    sends: true,
    onSuccess: (saved, { user }, dispatch) => {
      accountDraft(user.id).clear()
      // Starts from the cookies, not from `user`: if another tab has requested a visit, only the cookies contain the visit.
      const changed = { ...(readSession() ?? user), ...saved }
      const appointmentId = lastAppointmentId()
      if (!saveSession(changed, sessionHash(user.id, changed.email))) {
        dispatch(expireSession({ request: 'auth/saveAccount', unsent: 'Los cambios en tu cuenta sí se guardaron.' }))
        return
      }
      if (appointmentId !== null) saveAppointment(appointmentId)
      dispatch(userChanged(changed))
    },
    done: 'Tus datos han sido actualizados correctamente',
    refused: 'Tus cambios no se guardaron. Todo lo que escribiste sigue aquí: corrige lo necesario y guarda de nuevo.',
    unknown: 'No sabemos si tus cambios se guardaron.',
    kept: 'Todo lo que escribiste sigue aquí y puedes guardar de nuevo.',
    unsent: ({ user }) => notSent('Los cambios en tu cuenta no se guardaron', accountDraft(user.id)),
    about: ({ user }) => user.id,
  },
)
