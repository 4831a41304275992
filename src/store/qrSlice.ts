import { createSlice, type WithSlice } from '@reduxjs/toolkit'

import { toApiError } from '@/api/apiError'
import { downloadPass as getPass, redeemPass as getRedemption, sendPass as getSending } from '@/api/passes'
import { beginAttempt, type DeskEntry, deskKey, type KnownPass, knownPass } from '@/lib/deskLog'
import { saveFile } from '@/lib/download'
import type { PassOnLink } from '@/lib/freePass'

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

/** How an attempt to redeem a pass ended, as the ticket desk is told. */
export interface DeskResult extends DeskEntry {
  /** What the server says about a refused pass, when it says so. */
  detail: string | null
  /** What this device had known of the pass before. */
  earlier: KnownPass | null
}

interface QrState {
  download: RequestState
  email: RequestState
  redemption: { key: string; result: DeskResult | 'sending' } | null
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

/**
 * Redeems a pass: one request at a time, whatever is tapped, and never again by itself. It always ends in a result,
 * which the device keeps: a missing answer is one too.
 */
export const redeemPass = apiThunk(
  'qr/redeemPass',
  async ({ userId, token, fullname }: PassOnLink): Promise<DeskResult> => {
    const key = deskKey({ userId, token })
    const earlier = knownPass(key)
    const end = beginAttempt(key, fullname)
    try {
      await getRedemption({ userId, token })
      return { ...end('validated'), earlier, detail: null }
    } catch (thrown) {
      const { kind, detail } = toApiError(thrown)
      return { ...end(kind === 'refused' ? 'used' : 'unanswered'), earlier, detail }
    }
  },
  { condition: (state: WithQr) => state.qr?.redemption?.result !== 'sending' },
)

const initialState: QrState = { download: idle, email: idle, redemption: null }

// What is on its way stays on its way: whoever opens the dialog again must not send it twice.
const settle = (request: RequestState) => (request.status === 'loading' ? request : idle)
const forgetOutcomes = (qr: QrState): QrState => ({ ...qr, download: settle(qr.download), email: settle(qr.email) })
// The ticket desk belongs to the device, whoever is signed in.
const forgetPerson = ({ redemption }: QrState): QrState => ({ ...initialState, redemption })

const qrSlice = createSlice({
  name: 'qr',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(passRequested, forgetOutcomes)
      .addCase(returnedToPass, forgetOutcomes)
      .addCase(modalClosed, forgetOutcomes)
      .addCase(signedIn, forgetPerson)
      .addCase(signedOut, forgetPerson)
      .addCase(sessionExpired, forgetPerson)
      .addCase(redeemPass.pending, (qr, { meta }) => {
        qr.redemption = { key: deskKey(meta.arg), result: 'sending' }
      })
      .addCase(redeemPass.fulfilled, (qr, { payload }) => {
        qr.redemption = { key: payload.key, result: payload }
      })
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
  selectors: {
    selectPassDownload: (qr) => qr.download,
    selectPassEmail: (qr) => qr.email,
    selectRedemption: (qr) => qr.redemption,
  },
})

export const { selectPassDownload, selectPassEmail, selectRedemption } = qrSlice.injectInto(rootReducer).selectors
