import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { listProfiles, listSchoolGrades, listSchools, listSchoolTypes, listThemes, type Option } from '@/api/lookups'
import { changePassword as patchPassword, requestPassword as postPassword } from '@/api/passwords'
import { getProfile, type Profile } from '@/api/profile'
import { confirmAccount as getConfirmation, register as postRegistration, type RegistrationPayload } from '@/api/users'
import { registeredEmail, registrationDraft } from '@/lib/drafts'
import { messages } from '@/lib/messages'
import { readSession, type SessionUser } from '@/lib/session'

import { apiThunk, listThunk } from './apiThunk'
import { isRequestOf, updateRequests, type WithRequests } from './request'
import {
  dropSession,
  type RefusedRequest,
  sessionExpired,
  signedIn,
  signedOut,
  userChanged,
  visitRequested,
} from './session'

interface AuthState extends WithRequests {
  user: SessionUser | null
  /** The last session ended because the server no longer accepted its token; until the sign-in page has said so. */
  expired: { unsent: string | undefined } | null
  /** The key of the request that was refused as that session ended, until its form is there again. */
  interrupted: RefusedRequest['request'] | null
  /** The e-mail that the next form begins with: on its way from one page to another, and nowhere else. */
  carriedEmail: string
  /** The profile of the signed-in person, while a page shows it. */
  userData: Profile | null
  topics: Option[]
  schoolGrades: Option[]
  profiles: Option[]
  schoolTypes: Option[]
  schools: Option[]
}

const noPerson = { user: null, expired: null, interrupted: null, carriedEmail: '', userData: null }

const initialState: AuthState = {
  ...noPerson,
  topics: [],
  schoolGrades: [],
  profiles: [],
  schoolTypes: [],
  schools: [],
  requests: {},
}

// The options of selects, radio buttons and checkboxes.
export const loadTopics = listThunk('auth', 'loadTopics', listThemes, ({ auth }) => auth.topics)

export const loadSchoolGrades = listThunk('auth', 'loadSchoolGrades', listSchoolGrades, ({ auth }) => auth.schoolGrades)

export const loadProfiles = listThunk('auth', 'loadProfiles', listProfiles, ({ auth }) => auth.profiles)

export const loadSchoolTypes = listThunk('auth', 'loadSchoolTypes', listSchoolTypes, ({ auth }) => auth.schoolTypes)

export const loadSchools = listThunk('auth', 'loadSchools', listSchools, ({ auth }) => auth.schools)

const OR_A_FAULT = 'También puede ser una falla del servidor: intenta de nuevo más tarde.'
const MAY_HAVE_ONE = 'Tus datos siguen aquí. Si ya tienes cuenta, entra o recupera tu contraseña.'

/** Any error that the server answers is shown as 'El email ya está en uso.', with its detail if it is about another field. */
export const register = apiThunk('auth', 'register', postRegistration, {
  sends: true,
  onSuccess: (_id, { email }: RegistrationPayload) => {
    registrationDraft.clear()
    registeredEmail.write(email)
  },
  done: (_id, { name }) => `Tu cuenta ha sido creada ${name}`.trim(),
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
  sends: true,
  done: 'Tu cuenta ha sido validada',
  about: (token) => token,
})

export const loadAccount = apiThunk('auth', 'loadAccount', getProfile, {
  explain: () => ({ message: messages.listError }),
  about: (userId) => userId,
})

export const requestPassword = apiThunk('auth', 'requestPassword', postPassword, {
  sends: true,
  done: 'Correo enviado',
  refused: 'El correo no se envió. Revisa la dirección e inténtalo de nuevo.',
  unknown: messages.emailUnknown,
})

/**
 * Sets a new password with the token of the e-mailed link. A success ends the session of this browser. A refused link ends
 * none, because it may be the link of another person.
 */
export const changePassword = apiThunk('auth', 'changePassword', patchPassword, {
  sends: true,
  onSuccess: (_answer, _password, dispatch) => {
    if (readSession()) dispatch(dropSession())
  },
  done: 'Contraseña actualizada correctamente',
  refused: 'Si ya la cambiaste, entra con la nueva.',
  unknown:
    'No hubo respuesta y tu contraseña pudo cambiar. Prueba entrar con la nueva o inténtalo otra vez: lo que escribiste sigue aquí.',
  isOpenToSignedOut: true,
})

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The sign-in page has shown that the session ended. */
    expiryShown: (auth) => {
      auth.expired = null
    },
    /** The form whose sending was interrupted is there again. */
    formResumed: (auth) => {
      auth.interrupted = null
    },
    /** Payload: what was typed in one form, for the next one; '' once it has arrived. */
    emailCarried: (auth, { payload }: PayloadAction<string>) => {
      auth.carriedEmail = payload
    },
    /** The page that showed the profile was left. The next one loads it again. */
    profileCleared: (auth) => {
      auth.userData = null
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (auth, { payload }) => {
        auth.user = payload.user
        auth.userData = null
        auth.expired = null
        auth.carriedEmail = ''
      })
      .addCase(userChanged, (auth, { payload }) => {
        auth.user = payload
      })
      .addCase(sessionExpired, (auth, { payload: { request, unsent } }) => {
        if (auth.user) {
          auth.expired = { unsent }
          auth.interrupted = request
          auth.carriedEmail = auth.user.email
        }
        auth.user = null
        auth.userData = null
      })
      .addCase(signedOut, (auth) => ({ ...auth, ...noPerson }))
      .addCase(visitRequested, (auth) => {
        if (auth.user) auth.user.hasAppointments = true
      })
      .addCase(loadAccount.fulfilled, (auth, { payload }) => {
        auth.userData = payload
      })
      .addCase(loadTopics.fulfilled, (auth, { payload }) => {
        auth.topics = payload
      })
      .addCase(loadSchoolGrades.fulfilled, (auth, { payload }) => {
        auth.schoolGrades = payload
      })
      .addCase(loadProfiles.fulfilled, (auth, { payload }) => {
        auth.profiles = payload
      })
      .addCase(loadSchoolTypes.fulfilled, (auth, { payload }) => {
        auth.schoolTypes = payload
      })
      .addCase(loadSchools.fulfilled, (auth, { payload }) => {
        auth.schools = payload
      })
      .addMatcher(isRequestOf('auth'), updateRequests)
  },
  selectors: {
    selectUser: (auth) => auth.user,
    selectExpired: (auth) => auth.expired,
    selectInterrupted: (auth) => auth.interrupted,
    selectCarriedEmail: (auth) => auth.carriedEmail,
    selectUserData: (auth) => auth.userData,
  },
})

export const { expiryShown, formResumed, emailCarried, profileCleared } = authSlice.actions
export const { selectUser, selectExpired, selectInterrupted, selectCarriedEmail, selectUserData } = authSlice.selectors
