import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { Option } from '@/api/lookups'
import type { Profile } from '@/api/profile'
import type { SessionUser } from '@/lib/session'

import { isRequestOf, updateRequests, type WithRequests } from './request'
import { type RefusedRequest, sessionExpired, signedIn, signedOut, userChanged, visitRequested } from './sessionEvents'

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

const initialState: AuthState = {
  user: null,
  expired: null,
  interrupted: null,
  carriedEmail: '',
  userData: null,
  topics: [],
  schoolGrades: [],
  profiles: [],
  schoolTypes: [],
  schools: [],
  requests: {},
}

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
    profileLeft: (auth) => {
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
      .addCase(signedOut, (auth) => {
        auth.user = null
        auth.userData = null
        auth.expired = null
        auth.interrupted = null
        auth.carriedEmail = ''
      })
      .addCase(visitRequested, (auth) => {
        if (auth.user) auth.user.hasAppointments = true
      })
      .addMatcher(isRequestOf('auth'), updateRequests)
  },
  selectors: {
    selectUser: (auth) => auth.user,
    selectIsTeacher: (auth) => auth.user?.isTeacher ?? false,
    selectExpired: (auth) => auth.expired,
    selectInterrupted: (auth) => auth.interrupted,
    selectCarriedEmail: (auth) => auth.carriedEmail,
    selectUserData: (auth) => auth.userData,
  },
})

export const { expiryShown, formResumed, emailCarried, profileLeft } = authSlice.actions
export const { selectUser, selectIsTeacher, selectExpired, selectInterrupted, selectCarriedEmail, selectUserData } =
  authSlice.selectors
