import { createSlice } from '@reduxjs/toolkit'

import { listProfiles, listSchoolGrades, listSchools, listSchoolTypes, listThemes, type Option } from '@/api/lookups'
import { type Credentials, signIn as postSignIn } from '@/api/sessions'
import { confirmAccount as getConfirmation, register as postRegistration, type RegistrationPayload } from '@/api/users'
import { messages } from '@/lib/messages'
import { saveSession, type SessionUser } from '@/lib/session'
import { sessionHash } from '@/lib/sessionHash'

import { apiThunk } from './apiThunk'
import { shareSession } from './contentSession'
import { addList, emptyList, type List, listThunk } from './list'
import { passEarned } from './modalSlice'
import { addRequest, done, failed, idle, loading, type RequestState } from './request'
import { openSession, sessionExpired, signedIn, signedOut, userChanged, visitRequested } from './sessionEvents'

interface WithAuth {
  auth: AuthState
}

interface AuthState {
  user: SessionUser | null
  /** Whether the last session ended because the server no longer accepted it. */
  hasExpired: boolean
  signIn: RequestState
  registration: RequestState
  confirmation: { token: string; request: RequestState }
  topics: List<Option>
  schoolGrades: List<Option>
  profiles: List<Option>
  schoolTypes: List<Option>
  schools: List<Option>
}

const isNotLoading = (select: (auth: AuthState) => RequestState) => (state: WithAuth) =>
  select(state.auth).status !== 'loading'

/** The pass is shown on this sign-in; afterwards it waits in the account. */
const WELCOMED_SIGN_IN = 1

export const signIn = apiThunk(
  'auth/signIn',
  async (credentials: Credentials, dispatch) => {
    const { user, signInCount, freePass } = await postSignIn(credentials)
    saveSession(user, await sessionHash(user.id, user.email))
    shareSession()
    dispatch(signedIn(openSession(user)))
    if (signInCount === WELCOMED_SIGN_IN) dispatch(passEarned(freePass))
  },
  { condition: isNotLoading((auth) => auth.signIn) },
)

/** Any answer of the server reads 'El email ya está en uso.'; a detail about something else follows. */
export const register = apiThunk(
  'auth/register',
  async (user: RegistrationPayload) => {
    await postRegistration(user)
    return `Tu cuenta ha sido creada ${user.name}`.trim()
  },
  {
    explain: ({ kind, detail }) => {
      if (kind === 'unanswered' || kind === 'unreadable') return { message: messages.serverError }
      const isAboutEmail = detail === null || /e-?mail|correo/i.test(detail)
      return { message: 'El email ya está en uso.', ...(!isAboutEmail && { detail }) }
    },
    condition: isNotLoading((auth) => auth.registration),
  },
)

/** Validates an account; made once at a time, and never by itself again for the same token. */
export const confirmAccount = apiThunk('auth/confirmAccount', getConfirmation, {
  condition: isNotLoading((auth) => auth.confirmation.request),
})

const select = (list: 'topics' | 'schoolGrades' | 'profiles' | 'schoolTypes' | 'schools') => (state: WithAuth) =>
  state.auth[list]

export const loadTopics = listThunk('auth/loadTopics', listThemes, select('topics'))
export const loadSchoolGrades = listThunk('auth/loadSchoolGrades', listSchoolGrades, select('schoolGrades'))
export const loadProfiles = listThunk('auth/loadProfiles', listProfiles, select('profiles'))
export const loadSchoolTypes = listThunk('auth/loadSchoolTypes', listSchoolTypes, select('schoolTypes'))
export const loadSchools = listThunk('auth/loadSchools', listSchools, select('schools'))

const initialState = (): AuthState => ({
  user: null,
  hasExpired: false,
  signIn: idle,
  registration: idle,
  confirmation: { token: '', request: idle },
  topics: emptyList(),
  schoolGrades: emptyList(),
  profiles: emptyList(),
  schoolTypes: emptyList(),
  schools: emptyList(),
})

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signInLeft: (auth) => {
      auth.signIn = idle
      auth.hasExpired = false
    },
    registrationLeft: (auth) => {
      auth.registration = idle
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (auth, { payload }) => {
        auth.user = payload.user
        auth.hasExpired = false
      })
      .addCase(userChanged, (auth, { payload }) => {
        auth.user = payload
      })
      .addCase(sessionExpired, (auth) => {
        // Two calls may both be refused: the second finds nobody signed in any more.
        if (auth.user) auth.hasExpired = true
        auth.user = null
      })
      .addCase(signedOut, (auth) => {
        auth.user = null
        auth.hasExpired = false
      })
      .addCase(visitRequested, (auth) => {
        if (auth.user) auth.user.hasAppointments = true
      })
      // Beside the outcome stands the token it is about: another link is another account.
      .addCase(confirmAccount.pending, (auth, { meta }) => {
        auth.confirmation = { token: meta.arg, request: loading }
      })
      .addCase(confirmAccount.fulfilled, (auth) => {
        auth.confirmation.request = done('Tu cuenta ha sido validada')
      })
      .addCase(confirmAccount.rejected, (auth, { payload }) => {
        auth.confirmation.request = failed(payload)
      })
    addRequest(builder, signIn, (auth, request) => {
      auth.signIn = request
    })
    addRequest(
      builder,
      register,
      (auth, request) => {
        auth.registration = request
      },
      (message) => message,
    )
    addList(builder, loadTopics, (auth) => auth.topics)
    addList(builder, loadSchoolGrades, (auth) => auth.schoolGrades)
    addList(builder, loadProfiles, (auth) => auth.profiles)
    addList(builder, loadSchoolTypes, (auth) => auth.schoolTypes)
    addList(builder, loadSchools, (auth) => auth.schools)
  },
  selectors: {
    selectUser: (auth) => auth.user,
    selectHasExpired: (auth) => auth.hasExpired,
    selectSignIn: (auth) => auth.signIn,
    selectRegistration: (auth) => auth.registration,
    selectConfirmation: (auth) => auth.confirmation,
    selectTopics: (auth) => auth.topics,
    selectSchoolGrades: (auth) => auth.schoolGrades,
    selectProfiles: (auth) => auth.profiles,
    selectSchoolTypes: (auth) => auth.schoolTypes,
    selectSchools: (auth) => auth.schools,
  },
})

export const { signInLeft, registrationLeft } = authSlice.actions
export const {
  selectUser,
  selectHasExpired,
  selectSignIn,
  selectRegistration,
  selectConfirmation,
  selectTopics,
  selectSchoolGrades,
  selectProfiles,
  selectSchoolTypes,
  selectSchools,
} = authSlice.selectors
