import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { apiCreateAppointment, apiDownloadAppointment, apiSendAppointment, type VisitPayload } from '@/api/appointments'
import {
  apiDownloadJustification,
  type Justification,
  type JustificationFormat,
  apiListJustifications,
} from '@/api/justifications'
import { apiListContactPreferences, apiListSchedules, type Option } from '@/api/lookups'
import { apiListServices, type Service } from '@/api/packages'
import { apiListRequirements, type Requirement } from '@/api/requirements'
import { fileName, fileSaver } from '@/lib/download'
import { visitDraft } from '@/lib/drafts'
import { messages, requestAdvice } from '@/lib/messages'
import { type ChosenService, chosenService, type SentVisit, sentVisits, upcomingVisit } from '@/lib/visits'
import { saveAppointment } from '@/lib/session'

import { apiThunk, listThunk, notSent } from './apiThunk'
import { sessionExpired, signedIn, signedOut, type StoredVisit, visitRequested } from './session'
import type { AppDispatch, RootState } from './store'

interface VisitRequestState extends StoredVisit {
  services: Service[]
  schedules: Option[]
  contactPreferences: Option[]
  requirements: Requirement[]
  justifications: Justification[]
}

const noVisit: StoredVisit = { service: null, sent: [] }

const initialState: VisitRequestState = {
  ...noVisit,
  services: [],
  schedules: [],
  contactPreferences: [],
  requirements: [],
  justifications: [],
}

// These thunks load the lists for the visit request and its documents. Schedules and contact preferences need the
// session's token.
export const loadServices = listThunk('visitRequest', 'services', apiListServices)

export const loadSchedules = listThunk('visitRequest', 'schedules', apiListSchedules)

export const loadContactPreferences = listThunk('visitRequest', 'contactPreferences', apiListContactPreferences)

export const loadRequirements = listThunk('visitRequest', 'requirements', apiListRequirements)

export const loadJustifications = listThunk('visitRequest', 'justifications', apiListJustifications)

/** Sends a visit request, clears its draft and stores the request for «Tu visita». */
export const requestVisit = apiThunk(
  'visitRequest',
  'requestVisit',
  ({ visit }: { visit: VisitPayload; sentVisit: Omit<SentVisit, 'appointmentId' | 'sentAt'> }) =>
    apiCreateAppointment(visit),
  {
    sends: true,
    onSuccess: (appointmentId, { visit, sentVisit }, dispatch) => {
      const sent: SentVisit = { ...sentVisit, appointmentId, sentAt: Date.now() }
      saveAppointment(appointmentId)
      sentVisits(visit.user_id).write([sent, ...(sentVisits(visit.user_id).read() ?? [])])
      visitDraft(visit.user_id).clear()
      dispatch(visitRequested(sent))
    },
    done: 'Solicitud enviada',
    refused: requestAdvice.refused,
    unknown: requestAdvice.unknown,
    kept: requestAdvice.kept,
    unsent: ({ visit }) => notSent('Tu solicitud de visita no se envió', visitDraft(visit.user_id)),
    about: ({ visit }) => visit.user_id,
  },
)

const SPINNER_MS = 2000

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** E-mails a sent visit request to its teacher. Takes at least 2 s, so that the user sees the spinner. */
export const emailSentVisit = apiThunk(
  'visitRequest',
  'emailSentVisit',
  async (appointmentId: string) => {
    const [sending] = await Promise.allSettled([apiSendAppointment(appointmentId), delay(SPINNER_MS)])
    if (sending.status === 'rejected') throw sending.reason
  },
  {
    sends: true,
    done: 'Email enviado correctamente.',
    refused: 'El correo no se envió. Puedes intentarlo de nuevo o descargar el PDF.',
    unknown: messages.emailUnknown,
    unsent: () => 'El correo con tu solicitud no se envió: pídelo de nuevo al entrar.',
    about: (appointmentId) => appointmentId,
  },
)

export const downloadSentVisit = apiThunk(
  'visitRequest',
  'downloadSentVisit',
  async (appointmentId: string, assertSameSession) => {
    const file = await apiDownloadAppointment(appointmentId)
    const save = await fileSaver()
    assertSameSession()
    save(file, `solicitud-de-visita-${appointmentId}.pdf`)
  },
  {
    explain: () => ({ message: 'No se pudo descargar.' }),
    refused: 'Revisa el folio: el museo entrega una solicitud solo a la cuenta que la envió.',
    about: (appointmentId) => appointmentId,
  },
)

interface JustificationDocument extends Pick<Justification, 'id' | 'name'> {
  format: JustificationFormat
}

/** Returns the `about` value of a download, with which components select the state of `downloadDocument`. */
export const documentKey = (id: string, format: JustificationFormat) => `${id}/${format}`

/** Returns the file extension of a Word document, in the old or the new format. */
const wordExtension = ({ type }: Blob) => (type.includes('msword') ? 'doc' : 'docx')

export const downloadDocument = apiThunk(
  'visitRequest',
  'downloadDocument',
  async ({ id, name, format }: JustificationDocument, assertSameSession) => {
    const file = await apiDownloadJustification(id, format)
    const save = await fileSaver()
    assertSameSession()
    save(file, fileName(name, format === 'pdf' ? 'pdf' : wordExtension(file), `proyecto-${id}`))
  },
  {
    done: 'Descarga lista.',
    explain: () => ({ message: 'No se pudo descargar.' }),
    about: ({ id, format }) => documentKey(id, format),
  },
)

const clearPerson = (visit: VisitRequestState): VisitRequestState => ({ ...visit, ...noVisit })

export const visitRequestSlice = createSlice({
  name: 'visitRequest',
  initialState,
  reducers: {
    serviceChosen: (visit, { payload }: PayloadAction<ChosenService | null>) => {
      visit.service = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (visit, { payload }) => ({ ...visit, ...payload.visit }))
      .addCase(sessionExpired, clearPerson)
      .addCase(signedOut, clearPerson)
      .addCase(visitRequested, (visit, { payload }) => {
        visit.sent = [payload, ...visit.sent]
      })
  },
  selectors: {
    /**
     * Returns the chosen service with its current price, or the first service if the list lacks the chosen one. While
     * the list is empty, returns the stored choice, which may be null.
     */
    selectService: ({ service, services }): ChosenService | null =>
      services.find(({ id }) => id === service?.id) ?? services[0] ?? service,
    selectSentVisits: (visit) => visit.sent,
  },
})

export const { serviceChosen } = visitRequestSlice.actions
export const { selectService, selectSentVisits } = visitRequestSlice.selectors

/** Whether the user has an upcoming visit. If no folios are known, returns the API's `hasAppointments`. */
export const selectHasUpcomingVisit = ({ auth: { user }, visitRequest: { sent } }: RootState): boolean =>
  sent.length === 0 ? user?.hasAppointments === true : upcomingVisit(sent) !== undefined

/** Sets and stores the service of the visit. */
export const chooseService =
  (userId: number, { id, name, price }: ChosenService) =>
  (dispatch: AppDispatch) => {
    chosenService(userId).write({ id, name, price })
    dispatch(serviceChosen({ id, name, price }))
  }

export const removeService = (userId: number) => (dispatch: AppDispatch) => {
  chosenService(userId).clear()
  dispatch(serviceChosen(null))
}
