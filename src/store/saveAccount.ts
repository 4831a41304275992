import { apiGetProfile } from '@/api/profile'
import { toProfilePayload } from '@/api/profilePayload'
import { apiSaveProfile, type ProfilePayload } from '@/api/users'
import { accountDraft } from '@/model/drafts'
import { lastAppointmentId, readSession, saveAppointment, saveSession, type SessionUser } from '@/model/session'
import { sessionHash } from '@/model/sessionHash'

import { apiThunk, notSent } from './apiThunk'
import { profileSaved } from './authSlice'
import { expireSession, userChanged } from './session'

interface Changes {
  user: SessionUser
  changes: Partial<ProfilePayload>
}

/** Saves changes of the profile and updates the session. The API keeps the old e-mail until the user confirms the new one. */
export const saveAccount = apiThunk(
  'auth',
  'saveAccount',
  async ({ user, changes }: Changes, beforeLastStep) => {
    // The API wants a whole profile, of which another tab or device may have saved other fields.
    const newest = await apiGetProfile(user.id).then(toProfilePayload)
    beforeLastStep()
    return apiSaveProfile(user.id, { ...newest, ...changes })
  },
  {
    sends: 'last',
    onSuccess: (saved, { user }, dispatch) => {
      accountDraft(user.id).clear()
      // Starts from the cookies, not from `user`: if another tab has requested a visit, only the cookies contain the visit.
      const { name, first_lastname, second_lastname, email } = saved
      const changed = { ...(readSession() ?? user), name, first_lastname, second_lastname, email }
      const appointmentId = lastAppointmentId()
      if (!saveSession(changed, sessionHash(user.id, changed.email))) {
        dispatch(expireSession({ request: 'auth/saveAccount', unsent: 'Los cambios en tu cuenta sí se guardaron.' }))
        return
      }
      if (appointmentId !== null) saveAppointment(appointmentId)
      dispatch(userChanged(changed))
      dispatch(profileSaved(saved))
    },
    done: 'Tus datos han sido actualizados correctamente',
    refused: 'Tus cambios no se guardaron. Todo lo que escribiste sigue aquí: corrige lo necesario y guarda de nuevo.',
    unknown: 'No sabemos si tus cambios se guardaron.',
    kept: 'Todo lo que escribiste sigue aquí y puedes guardar de nuevo.',
    unsent: ({ user }) => notSent('Los cambios en tu cuenta no se guardaron', accountDraft(user.id)),
    about: ({ user }) => user.id,
  },
)
