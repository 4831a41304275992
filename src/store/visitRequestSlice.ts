import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { apiListJustifications, type Justification } from '@/api/justifications'
import { apiListContactPreferences, apiListSchedules, type Option } from '@/api/lookups'
import { apiListServices, type Service } from '@/api/packages'
import { apiListRequirements, type Requirement } from '@/api/requirements'
import { type ChosenService, chosenService, isRecent, type SentVisit, upcomingVisit } from '@/model/visits'

import { listThunk } from './apiThunk'
import { type OpenSession, sessionExpired, signedIn, signedOut, visitRequested } from './session'
import type { AppDispatch, RootState } from './store'

type StoredVisit = OpenSession['visit']

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

// Schedules and contact preferences need the session's token.
export const loadServices = listThunk('visitRequest', 'services', apiListServices)
export const loadSchedules = listThunk('visitRequest', 'schedules', apiListSchedules)
export const loadContactPreferences = listThunk('visitRequest', 'contactPreferences', apiListContactPreferences)
export const loadRequirements = listThunk('visitRequest', 'requirements', apiListRequirements)
export const loadJustifications = listThunk('visitRequest', 'justifications', apiListJustifications)

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
    /** Returns the chosen service with its current price, the first service, or without a list the stored choice. */
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

/** The visit to talk about in class, unless another visit is coming. */
export const selectRecentVisit = (state: RootState): SentVisit | undefined =>
  selectHasUpcomingVisit(state) ? undefined : state.visitRequest.sent.find(isRecent)

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
