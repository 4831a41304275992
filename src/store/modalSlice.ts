import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What the delete confirmation says, and the id that its action is given. */
export interface Deletion {
  id: string
  title: string
  description: string
}

interface ModalState {
  open: 'none' | 'underConstruction' | 'delete'
  deletion: Deletion | null
}

const closed: ModalState = { open: 'none', deletion: null }

export const modalSlice = createSlice({
  name: 'modal',
  initialState: closed,
  reducers: {
    underConstructionRequested: (): ModalState => ({ ...closed, open: 'underConstruction' }),
    deletionRequested: (_, { payload }: PayloadAction<Deletion>): ModalState => ({ open: 'delete', deletion: payload }),
    modalClosed: () => closed,
  },
  selectors: { selectOpenModal: (modal) => modal.open, selectDeletion: (modal) => modal.deletion },
})

export const { underConstructionRequested, deletionRequested, modalClosed } = modalSlice.actions
export const { selectOpenModal, selectDeletion } = modalSlice.selectors
