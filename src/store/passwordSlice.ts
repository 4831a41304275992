import { createSlice, type WithSlice } from '@reduxjs/toolkit'

import { changePassword as patchPassword, requestPassword as postPassword } from '@/api/passwords'
import { clearSession } from '@/lib/session'

import { apiThunk } from './apiThunk'
import { addRequest, idle, type RequestState } from './request'
import { rootReducer } from './rootReducer'
import { signedOut } from './sessionEvents'

interface PasswordState {
  request: RequestState
  change: RequestState
  /** A change before this one got no answer: the password may already be the new one. */
  mayHaveChanged: boolean
}

interface WithPassword {
  /** Missing until this file has been loaded. */
  password?: PasswordState
}

declare module './rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof passwordSlice> {}
}

const isNotLoading = (name: 'request' | 'change') => (state: WithPassword) =>
  state.password?.[name].status !== 'loading'

/** Asks for the e-mail with the link to a new password. */
export const requestPassword = apiThunk('password/request', postPassword, { condition: isNotLoading('request') })

/** Changes the password with the token of the e-mail's link. */
export const changePassword = apiThunk('password/change', patchPassword, { condition: isNotLoading('change') })

/** Ends the session on this computer before its password changes. Drafts stay: it is mostly their owner who is here. */
export function dropSession() {
  clearSession()
  return signedOut()
}

const initialState: PasswordState = { request: idle, change: idle, mayHaveChanged: false }

const passwordSlice = createSlice({
  name: 'password',
  initialState,
  reducers: {
    requestLeft: (password) => {
      if (password.request.status !== 'loading') password.request = idle
    },
    changeLeft: (password) => {
      if (password.change.status !== 'loading') password.change = idle
      password.mayHaveChanged = false
    },
  },
  extraReducers: (builder) => {
    addRequest(
      builder,
      requestPassword,
      (password, request) => {
        password.request = request
      },
      () => 'Correo enviado',
    )
    addRequest(
      builder,
      changePassword,
      (password, change) => {
        if (change.status === 'failed' && change.failure.kind !== 'refused') password.mayHaveChanged = true
        password.change = change
      },
      () => 'Contraseña actualizada correctamente',
    )
  },
  selectors: {
    selectPasswordRequest: (password) => password.request,
    selectPasswordChange: (password) => password.change,
    selectMayHaveChanged: (password) => password.mayHaveChanged,
  },
})

export const { requestLeft, changeLeft } = passwordSlice.actions
export const { selectPasswordRequest, selectPasswordChange, selectMayHaveChanged } =
  passwordSlice.injectInto(rootReducer).selectors
