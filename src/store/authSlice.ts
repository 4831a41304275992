import { createSlice } from '@reduxjs/toolkit'

import type { Option } from '@/api/lookups'
import type { Profile } from '@/api/profile'
import type { SessionUser } from '@/lib/session'

import { isRequestOf, updateRequests, type WithRequests } from './request'
import { sessionExpired, signedIn, signedOut, userChanged, visitRequested } from './sessionEvents'

interface AuthState extends WithRequests {
  user: SessionUser | null
  /** The last session ended because the server no longer accepted its token. */
  hasExpired: boolean
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
  hasExpired: false,
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
    expiryTold: (auth) => {
      auth.hasExpired = false
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
        auth.hasExpired = false
      })
      .addCase(userChanged, (auth, { payload }) => {
        auth.user = payload
      })
      .addCase(sessionExpired, (auth) => {
        // Without a user it has ended before: two requests may be refused at the same time.
        if (auth.user) auth.hasExpired = true
        auth.user = null
        auth.userData = null
      })
      .addCase(signedOut, (auth) => {
        auth.user = null
        auth.userData = null
        auth.hasExpired = false
      })
      .addCase(visitRequested, (auth) => {
        if (auth.user) auth.user.hasAppointments = true
      })
      .addMatcher(isRequestOf('auth'), updateRequests)
  },
  selectors: {
    selectUser: (auth) => auth.user,
    selectIsTeacher: (auth) => auth.user?.isTeacher ?? false,
    selectHasExpired: (auth) => auth.hasExpired,
    selectUserData: (auth) => auth.userData,
  },
})

export const { expiryTold, profileLeft } = authSlice.actions
export const { selectUser, selectIsTeacher, selectHasExpired, selectUserData } = authSlice.selectors
