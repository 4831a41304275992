import { createSlice, type WithSlice } from '@reduxjs/toolkit'

import { getProfile, type Profile, type ProfilePayload, saveProfile } from '@/api/profile'
import { messages } from '@/lib/messages'
import { accountDraft } from '@/lib/personalStorage'
import { lastAppointmentId, readSession, saveAppointment, saveSession, type SessionUser } from '@/lib/session'
import { sessionHash } from '@/lib/sessionHash'

import { apiThunk } from './apiThunk'
import { addRequest, idle, type RequestState } from './request'
import { rootReducer } from './rootReducer'
import { sessionExpired, signedOut, userChanged } from './sessionEvents'

interface AccountState {
  /** The profile that was loaded last; its id tells whose it is. */
  userData: Profile | null
  load: RequestState
  save: RequestState
}

interface WithAccount {
  /** Missing until this file has been loaded. */
  account?: AccountState
}

declare module './rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof accountSlice> {}
}

const isNotLoading = (name: 'load' | 'save') => (state: WithAccount) => state.account?.[name].status !== 'loading'

/** Loads one's own profile. */
export const loadAccount = apiThunk('account/load', getProfile, {
  explain: () => ({ message: messages.listError }),
  condition: isNotLoading('load'),
})

/** Saves one's own profile; the session's cookies and the greeting follow at once. */
export const saveAccount = apiThunk(
  'account/save',
  async ({ user, profile }: { user: SessionUser; profile: ProfilePayload }, dispatch) => {
    const saved = await saveProfile(user.id, profile)
    const hash = await sessionHash(user.id, saved.email)
    accountDraft(user.id).clear()
    const session = readSession()
    // Somebody may have signed out meanwhile, here or in another tab: nobody is signed in again by this.
    if (session?.auth_token !== user.auth_token) return
    const appointmentId = lastAppointmentId()
    saveSession({ ...session, ...saved }, hash)
    if (appointmentId !== null) saveAppointment(appointmentId)
    dispatch(userChanged({ ...session, ...saved }))
  },
  { condition: isNotLoading('save') },
)

const initialState = (): AccountState => ({ userData: null, load: idle, save: idle })

const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    accountEdited: (account) => {
      if (account.save.status !== 'loading') account.save = idle
    },
    accountLeft: (account) => {
      account.userData = null
      if (account.load.status !== 'loading') account.load = idle
      if (account.save.status !== 'loading') account.save = idle
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, initialState).addCase(sessionExpired, initialState)
    addRequest(builder, loadAccount, (account, request, profile) => {
      account.load = request
      if (profile) account.userData = profile
    })
    addRequest(
      builder,
      saveAccount,
      (account, request) => {
        account.save = request
      },
      () => 'Sus datos se han actualizado correctamente',
    )
  },
  selectors: {
    selectUserData: (account) => account.userData,
    selectAccountLoad: (account) => account.load,
    selectAccountSave: (account) => account.save,
  },
})

export const { accountEdited, accountLeft } = accountSlice.actions
export const { selectUserData, selectAccountLoad, selectAccountSave } = accountSlice.injectInto(rootReducer).selectors
