import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { FreePass } from '@/lib/freePass'

import { sessionExpired, signedIn, signedOut } from './sessionEvents'

/** What the delete confirmation says, and the id that its action is given. */
export interface Deletion {
  id: string
  title: string
  description: string
}

interface ModalState {
  open: 'none' | 'underConstruction' | 'contact' | 'delete' | 'pass'
  /** How often the courtesy pass was shown in this session: it welcomes once. */
  openCount: number
  freePass: FreePass
  /** Whether the pass has just been e-mailed: the dialog then says so. */
  qrSent: boolean
  deletion: Deletion | null
}

const closed = { open: 'none', freePass: false, qrSent: false, deletion: null } as const

const initialState: ModalState = { ...closed, openCount: 0 }

const showPass = ({ openCount }: ModalState, freePass: FreePass): ModalState => ({
  ...closed,
  open: 'pass',
  openCount: openCount + 1,
  freePass,
})

/** One person's pass is not shown to the next. */
const endPass = (modal: ModalState): ModalState =>
  modal.open === 'pass' ? initialState : { ...modal, openCount: initialState.openCount }

export const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    underConstructionRequested: ({ openCount }): ModalState => ({ ...closed, openCount, open: 'underConstruction' }),
    contactRequested: ({ openCount }): ModalState => ({ ...closed, openCount, open: 'contact' }),
    deletionRequested: ({ openCount }, { payload }: PayloadAction<Deletion>): ModalState => ({
      ...closed,
      openCount,
      open: 'delete',
      deletion: payload,
    }),
    /** Somebody wants to see their courtesy pass, with its token when it is known. */
    passRequested: (modal, { payload }: PayloadAction<FreePass>): ModalState => showPass(modal, payload),
    /** Somebody signed in for the first time: whoever has a pass is welcomed with it, once. */
    passEarned: (modal, { payload }: PayloadAction<FreePass>): ModalState =>
      payload !== false && modal.openCount === 0 ? showPass(modal, payload) : modal,
    passSent: (modal) => {
      modal.qrSent = modal.open === 'pass'
    },
    /** Back from the news that the pass was sent to the pass itself. */
    returnedToPass: (modal) => {
      modal.qrSent = false
    },
    modalClosed: ({ openCount }): ModalState => ({ ...closed, openCount }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, endPass).addCase(signedOut, endPass).addCase(sessionExpired, endPass)
  },
  selectors: {
    selectOpenModal: (modal) => modal.open,
    selectDeletion: (modal) => modal.deletion,
    selectFreePass: (modal) => modal.freePass,
    selectQrSent: (modal) => modal.qrSent,
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
export const { selectOpenModal, selectDeletion, selectFreePass, selectQrSent } = modalSlice.selectors
