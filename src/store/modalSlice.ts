import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { FreePass } from '@/model/freePass'

import { isSessionChange } from './session'

interface ModalState {
  /** The open dialog, or false. The contact dialog has a separate field. */
  open: false | 'underConstruction' | 'delete' | 'pass'
  contact: boolean
  /** The number of times that the pass was shown in this session. The pass opens automatically only if this is 0. */
  openCount: number
  freePass: FreePass
  /** Whether the user has just received the pass. If so, the dialog greets them. */
  isWelcome: boolean
  /** Whether the pass was e-mailed, perhaps after the dialog was closed. If so, the dialog shows a confirmation. */
  qrSent: boolean
  /** The id of the item to delete, and the texts of the confirmation. */
  id: string
  title: string
  description: string
}

const initialState: ModalState = {
  open: false,
  contact: false,
  openCount: 0,
  freePass: false,
  isWelcome: false,
  qrSent: false,
  id: '',
  title: '',
  description: '',
}

/** Closes the open dialog, and opens the one in `opened`. */
const replaceDialog = ({ openCount }: ModalState, opened: Partial<ModalState> = {}): ModalState => ({
  ...initialState,
  openCount,
  ...opened,
})

const showPass = (modal: ModalState, freePass: FreePass, isWelcome: boolean): ModalState =>
  replaceDialog(modal, { open: 'pass', openCount: modal.openCount + 1, freePass, isWelcome, qrSent: modal.qrSent })

/** Closes the dialog if it shows the pass, because the session has changed and the next user must not see the pass. */
const endPass = (modal: ModalState): ModalState =>
  modal.open === 'pass' ? initialState : { ...modal, openCount: 0, qrSent: false }

export const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    underConstructionRequested: (modal) => replaceDialog(modal, { open: 'underConstruction' }),
    contactRequested: (modal) => replaceDialog(modal, { contact: true }),
    deletionRequested: (modal, { payload }: PayloadAction<Pick<ModalState, 'id' | 'title' | 'description'>>) =>
      replaceDialog(modal, { open: 'delete', ...payload }),
    /** Payload: the pass, with its token if the API sent it. */
    passRequested: (modal, { payload }: PayloadAction<FreePass>) => showPass(modal, payload, false),
    /** Dispatched at the first sign-in. */
    passEarned: (modal, { payload }: PayloadAction<FreePass>): ModalState =>
      payload !== false && modal.openCount === 0 ? showPass(modal, payload, true) : modal,
    /** Dispatched when the API has e-mailed the pass. */
    passSent: (modal) => {
      modal.qrSent = true
    },
    /** Dispatched when the user leaves the message «Código QR enviado» and returns to the pass. */
    returnedToPass: (modal) => {
      modal.qrSent = false
    },
    modalClosed: (modal) => replaceDialog(modal),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionChange, endPass)
  },
  selectors: {
    selectModal: (modal) => modal,
    selectOpenModal: ({ open, contact }) => (contact ? 'contact' : open),
  },
})

export const {
  underConstructionRequested,
  contactRequested,
  deletionRequested,
  passRequested,
  passEarned,
  passSent,
  returnedToPass,
  modalClosed,
} = modalSlice.actions
export const { selectModal, selectOpenModal } = modalSlice.selectors
