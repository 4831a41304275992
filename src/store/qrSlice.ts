import { createSlice, type WithSlice } from '@reduxjs/toolkit'

import { downloadPass as getPass, sendPass as getSending } from '@/api/passes'
import { saveFile } from '@/lib/download'

import { apiThunk } from './apiThunk'
import { modalClosed, passRequested, passSent, returnedToPass } from './modalSlice'
import { addRequest, idle, type RequestState } from './request'
import { rootReducer } from './rootReducer'
import { sessionExpired, signedIn, signedOut } from './sessionEvents'

interface WithQr {
  /** Missing until this file has been loaded. */
  qr?: QrState
}

declare module './rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof qrSlice> {}
}

interface QrState {
  download: RequestState
  email: RequestState
}

const isNotLoading = (name: 'download' | 'email') => (state: WithQr) => state.qr?.[name].status !== 'loading'

/** Saves the courtesy pass as a PDF on the person's device. */
export const downloadPass = apiThunk(
  'qr/downloadPass',
  async (userId: number) => saveFile(await getPass(userId), 'myt-qr.pdf'),
  { explain: () => ({ message: 'Error al descargar el archivo.' }), condition: isNotLoading('download') },
)

/** E-mails the courtesy pass; made once at a time, and never by itself again. */
export const sendPass = apiThunk(
  'qr/sendPass',
  async (userId: number, dispatch) => {
    await getSending(userId)
    dispatch(passSent())
  },
  { condition: isNotLoading('email') },
)

const initialState: QrState = { download: idle, email: idle }

// What is on its way stays on its way: whoever opens the dialog again must not send it twice.
const settle = (request: RequestState) => (request.status === 'loading' ? request : idle)
const forgetOutcomes = ({ download, email }: QrState): QrState => ({
  download: settle(download),
  email: settle(email),
})

const qrSlice = createSlice({
  name: 'qr',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(passRequested, forgetOutcomes)
      .addCase(returnedToPass, forgetOutcomes)
      .addCase(modalClosed, forgetOutcomes)
      .addCase(signedIn, () => initialState)
      .addCase(signedOut, () => initialState)
      .addCase(sessionExpired, () => initialState)
    addRequest(builder, downloadPass, (qr, request) => {
      qr.download = request
    })
    addRequest(
      builder,
      sendPass,
      (qr, request) => {
        qr.email = request
      },
      () => 'Email enviado correctamente.',
    )
  },
  selectors: { selectPassDownload: (qr) => qr.download, selectPassEmail: (qr) => qr.email },
})

export const { selectPassDownload, selectPassEmail } = qrSlice.injectInto(rootReducer).selectors
