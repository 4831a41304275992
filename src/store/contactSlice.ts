import { createSlice, type WithSlice } from '@reduxjs/toolkit'

import { type ContactMessage, sendContact } from '@/api/contacts'
import { contactDraft } from '@/lib/personalStorage'

import { apiThunk } from './apiThunk'
import { addRequest, type Failure, idle, type RequestState } from './request'
import { rootReducer } from './rootReducer'

interface ContactState {
  request: RequestState
  /** Why the last message did not go through, also once its error is no longer shown. */
  unsent: Failure['kind'] | null
}

interface WithContact {
  /** Missing until this file has been loaded. */
  contact?: ContactState
}

declare module './rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof contactSlice> {}
}

/** Sends the museum a message; on success its draft is gone. */
export const sendMessage = apiThunk(
  'contact/sendMessage',
  async ({ message, userId }: { message: ContactMessage; userId: number | null }) => {
    await sendContact(message)
    contactDraft(userId).clear()
  },
  { condition: ({ contact }: WithContact) => contact?.request.status !== 'loading' },
)

const initialState: ContactState = { request: idle, unsent: null }

const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    outcomeShown: (contact) => {
      contact.request = idle
    },
    // What is on its way stays on its way: whoever comes back must not send it twice.
    contactLeft: (contact) => (contact.request.status === 'loading' ? contact : initialState),
  },
  extraReducers: (builder) => {
    addRequest(
      builder,
      sendMessage,
      (contact, request) => {
        contact.request = request
        contact.unsent = request.status === 'failed' ? request.failure.kind : null
      },
      () => 'Correo enviado correctamente',
    )
  },
  selectors: {
    selectMessage: (contact) => contact.request,
    selectUnsent: (contact) => contact.unsent,
  },
})

export const { outcomeShown, contactLeft } = contactSlice.actions
export const { selectMessage, selectUnsent } = contactSlice.injectInto(rootReducer).selectors
