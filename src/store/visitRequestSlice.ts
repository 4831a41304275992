import { createSlice, type WithSlice } from '@reduxjs/toolkit'

import { createAppointment, downloadAppointment, sendAppointment, type VisitPayload } from '@/api/appointments'
import { listContactPreferences, listSchedules, type Option } from '@/api/lookups'
import { listServices, type Service } from '@/api/packages'
import { saveFile } from '@/lib/download'
import { isVisitRequestPage } from '@/lib/paths'
import { saveAppointment } from '@/lib/session'
import {
  cameFromVisitRequest,
  type ChosenService,
  chosenService,
  type SentVisit,
  sentVisit,
  visitDraft,
} from '@/lib/personalStorage'

import { apiThunk } from './apiThunk'
import { addList, emptyList, type List, listThunk } from './list'
import { addRequest, idle, type RequestState } from './request'
import { rootReducer } from './rootReducer'
import {
  type KeptVisit,
  pageOpened,
  sessionExpired,
  signedIn,
  signedOut,
  storedSession,
  visitRequested,
} from './sessionEvents'

interface WithVisitRequest {
  /** Missing until this file has been loaded. */
  visitRequest?: VisitRequestState
}

declare module './rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof visitRequestSlice> {}
}

interface VisitRequestState extends KeptVisit {
  request: RequestState
  email: RequestState
  pdf: RequestState
  services: List<Service>
  schedules: List<Option>
  contactPreferences: List<Option>
}

const isNotLoading = (name: 'request' | 'email' | 'pdf') => (state: WithVisitRequest) =>
  state.visitRequest?.[name].status !== 'loading'

const select = (list: 'services' | 'schedules' | 'contactPreferences') => (state: WithVisitRequest) =>
  state.visitRequest?.[list]

export const loadServices = listThunk('visitRequest/loadServices', listServices, select('services'))
export const loadSchedules = listThunk('visitRequest/loadSchedules', listSchedules, select('schedules'))
export const loadContactPreferences = listThunk(
  'visitRequest/loadContactPreferences',
  listContactPreferences,
  select('contactPreferences'),
)

/** Asks for the visit; on success the draft is gone and what was sent is kept for the confirmation page. */
export const requestVisit = apiThunk(
  'visitRequest/requestVisit',
  async ({ visit, summary }: { visit: VisitPayload; summary: Omit<SentVisit, 'appointmentId'> }, dispatch) => {
    const sent: SentVisit = { ...summary, appointmentId: await createAppointment(visit) }
    saveAppointment(sent.appointmentId)
    sentVisit(visit.user_id).write(sent)
    visitDraft(visit.user_id).clear()
    cameFromVisitRequest(visit.user_id).clear()
    dispatch(visitRequested(sent))
  },
  { condition: isNotLoading('request') },
)

const SPINNER = 2000

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** E-mails the appointment. The spinner shows for 2 s or until the answer, whichever is later. */
export const emailAppointment = apiThunk(
  'visitRequest/emailAppointment',
  async (appointmentId: string) => {
    const [sending] = await Promise.allSettled([sendAppointment(appointmentId), delay(SPINNER)])
    if (sending.status === 'rejected') throw sending.reason
  },
  { condition: isNotLoading('email') },
)

/** Saves the pre-quote as a PDF on the person's device. */
export const downloadPdf = apiThunk(
  'visitRequest/downloadPdf',
  async (appointmentId: string) => {
    await saveFile(await downloadAppointment(appointmentId), `solicitud-de-visita-${appointmentId}.pdf`)
  },
  { explain: () => ({ message: 'No se pudo descargar.' }), condition: isNotLoading('pdf') },
)

const nothingKept: KeptVisit = { service: null, sent: null, cameFromVisitRequest: false }

const noRequests = { request: idle, email: idle, pdf: idle }

const initialState = (): VisitRequestState => ({
  ...(storedSession()?.visit ?? nothingKept),
  ...noRequests,
  services: emptyList(),
  schedules: emptyList(),
  contactPreferences: emptyList(),
})

const visitRequestSlice = createSlice({
  name: 'visitRequest',
  initialState,
  reducers: {
    serviceChosen: (visit, { payload }: { payload: ChosenService }) => {
      visit.service = payload
    },
    serviceRemoved: (visit) => {
      visit.service = null
    },
    servicesOpenedFromRequest: (visit) => {
      visit.cameFromVisitRequest = true
    },
    // What is on its way stays on its way: whoever comes back must not send it twice.
    visitRequestLeft: (visit) => {
      if (visit.request.status !== 'loading') visit.request = idle
    },
    confirmationLeft: (visit) => {
      if (visit.email.status !== 'loading') visit.email = idle
      if (visit.pdf.status !== 'loading') visit.pdf = idle
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (visit, { payload }) => ({ ...visit, ...payload.visit, ...noRequests }))
      .addCase(sessionExpired, (visit) => ({ ...visit, ...nothingKept, ...noRequests }))
      .addCase(signedOut, (visit) => ({ ...visit, ...nothingKept, ...noRequests }))
      // The services page offers to add and remove until any other page is opened.
      .addCase(pageOpened, (visit, { payload }) => {
        if (!isVisitRequestPage(payload)) visit.cameFromVisitRequest = false
      })
      .addCase(visitRequested, (visit, { payload }) => {
        visit.email = idle
        visit.sent = payload
        visit.cameFromVisitRequest = false
      })
    addRequest(
      builder,
      requestVisit,
      (visit, request) => {
        visit.request = request
      },
      () => 'Solicitud enviada',
    )
    addRequest(
      builder,
      emailAppointment,
      (visit, request) => {
        visit.email = request
      },
      () => 'Email enviado correctamente.',
    )
    addRequest(builder, downloadPdf, (visit, request) => {
      visit.pdf = request
    })
    addList(builder, loadServices, (visit) => visit.services)
    addList(builder, loadSchedules, (visit) => visit.schedules)
    addList(builder, loadContactPreferences, (visit) => visit.contactPreferences)
  },
  selectors: {
    /** The chosen service with its price of today, else the first of the list; null while nothing is known. */
    selectService: ({ service, services: { items } }): ChosenService | null =>
      items.find(({ id }) => id === service?.id) ?? items[0] ?? service,
    selectSentVisit: (visit) => visit.sent,
    selectCameFromVisitRequest: (visit) => visit.cameFromVisitRequest,
    selectVisitRequest: (visit) => visit.request,
    selectAppointmentEmail: (visit) => visit.email,
    selectPdf: (visit) => visit.pdf,
    selectServices: (visit) => visit.services,
    selectSchedules: (visit) => visit.schedules,
    selectContactPreferences: (visit) => visit.contactPreferences,
  },
})

const { serviceChosen, serviceRemoved, servicesOpenedFromRequest } = visitRequestSlice.actions
export const { visitRequestLeft, confirmationLeft } = visitRequestSlice.actions

/** Makes a service the one of the visit and keeps it in the browser. It replaces the current one. */
export function chooseService(userId: number, { id, name, price }: ChosenService) {
  chosenService(userId).write({ id, name, price })
  return serviceChosen({ id, name, price })
}

/** Takes the service off the visit, which falls back to the first of the list. */
export function removeService(userId: number) {
  chosenService(userId).clear()
  return serviceRemoved()
}

/** The visit request's own link to the services: only then they can be added and removed. */
export function openServicesFromRequest(userId: number) {
  cameFromVisitRequest(userId).write(true)
  return servicesOpenedFromRequest()
}

export const {
  selectService,
  selectSentVisit,
  selectCameFromVisitRequest,
  selectVisitRequest,
  selectAppointmentEmail,
  selectPdf,
  selectServices,
  selectSchedules,
  selectContactPreferences,
} = visitRequestSlice.injectInto(rootReducer).selectors
