import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import {
  apiListProfiles,
  apiListSchoolGrades,
  apiListSchools,
  apiListSchoolTypes,
  apiListThemes,
  type Option,
} from '@/api/lookups'
import { apiGetProfile } from '@/api/profile'
import type { Profile } from '@/api/profileFields'
import { messages } from '@/lib/messages'
import type { SessionUser } from '@/model/session'

import { apiThunk, listThunk } from './apiThunk'
import { type RefusedRequest, sessionExpired, signedIn, signedOut, userChanged, visitRequested } from './session'

interface AuthState {
  user: SessionUser | null
  /** Set when the server no longer accepts the token; null once the sign-in page has shown that. */
  expired: { unsent: string | undefined } | null
  /** The key of the request that failed because the session ended; null once the form of that request is open again. */
  interrupted: RefusedRequest['request'] | null
  /** The e-mail address that a page passes to the form on the next page; '' if it passes none. */
  prefilledEmail: string
  /** The signed-in user's profile; null unless a page that shows the profile is open. */
  userData: Profile | null
  topics: Option[]
  schoolGrades: Option[]
  profiles: Option[]
  schoolTypes: Option[]
  schools: Option[]
}

const noPerson = { user: null, expired: null, interrupted: null, prefilledEmail: '', userData: null }

const initialState: AuthState = {
  ...noPerson,
  topics: [],
  schoolGrades: [],
  profiles: [],
  schoolTypes: [],
  schools: [],
}

export const loadTopics = listThunk('auth', 'topics', apiListThemes)
export const loadSchoolGrades = listThunk('auth', 'schoolGrades', apiListSchoolGrades)
export const loadProfiles = listThunk('auth', 'profiles', apiListProfiles)
export const loadSchoolTypes = listThunk('auth', 'schoolTypes', apiListSchoolTypes)
export const loadSchools = listThunk('auth', 'schools', apiListSchools)

export const loadAccount = apiThunk('auth', 'loadAccount', apiGetProfile, {
  explain: () => ({ message: messages.listError }),
  about: (userId) => userId,
})

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Dispatched after the sign-in page has shown that the session ended. */
    expiryShown: (auth) => {
      auth.expired = null
    },
    /** Dispatched when the form of the interrupted request is open again. */
    formResumed: (auth) => {
      auth.interrupted = null
    },
    /** Dispatched by a page that passes the address on, and with '' by the form that has read it. */
    emailPrefilled: (auth, { payload }: PayloadAction<string>) => {
      auth.prefilledEmail = payload
    },
    profileSaved: ({ userData }, { payload }: PayloadAction<Profile>) => {
      if (userData) Object.assign(userData, payload, { freePass: userData.freePass })
    },
    /** Dispatched when the user leaves the account page. The next page that shows the profile fetches it again. */
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
        auth.prefilledEmail = ''
      })
      .addCase(userChanged, (auth, { payload }) => {
        auth.user = payload
        const { id, name, first_lastname, second_lastname, email } = payload
        if (auth.userData?.id === id) Object.assign(auth.userData, { name, first_lastname, second_lastname, email })
      })
      .addCase(sessionExpired, (auth, { payload: { request, unsent } }) => {
        if (auth.user) {
          auth.expired = { unsent }
          auth.interrupted = request
          auth.prefilledEmail = auth.user.email
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
  },
  selectors: {
    selectUser: (auth) => auth.user,
    selectExpired: (auth) => auth.expired,
    selectInterrupted: (auth) => auth.interrupted,
    selectPrefilledEmail: (auth) => auth.prefilledEmail,
    selectUserData: (auth) => auth.userData,
  },
})

export const { expiryShown, formResumed, emailPrefilled, profileCleared, profileSaved } = authSlice.actions
export const { selectUser, selectExpired, selectInterrupted, selectPrefilledEmail, selectUserData } =
  authSlice.selectors
