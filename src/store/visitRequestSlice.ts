import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { Justification } from '@/api/justifications'
import type { Option } from '@/api/lookups'
import type { Service } from '@/api/packages'
import type { Requirement } from '@/api/requirements'
import type { ChosenService } from '@/lib/personalStorage'

import { isRequestOf, updateRequests, type WithRequests } from './request'
import { type KeptVisit, sessionExpired, signedIn, signedOut, visitRequested } from './sessionEvents'

interface VisitRequestState extends KeptVisit, WithRequests {
  services: Service[]
  schedules: Option[]
  contactPreferences: Option[]
  requirements: Requirement[]
  justifications: Justification[]
}

const nothingKept: KeptVisit = { service: null, sent: [] }

const initialState: VisitRequestState = {
  ...nothingKept,
  services: [],
  schedules: [],
  contactPreferences: [],
  requirements: [],
  justifications: [],
  requests: {},
}

const forgetPerson = (visit: VisitRequestState): VisitRequestState => ({ ...visit, ...nothingKept })

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
      .addCase(sessionExpired, forgetPerson)
      .addCase(signedOut, forgetPerson)
      .addCase(visitRequested, (visit, { payload }) => {
        visit.sent = [payload, ...visit.sent]
      })
      .addMatcher(isRequestOf('visitRequest'), updateRequests)
  },
  selectors: {
    /** The chosen service with its current price, else the first of the list; null until one is known. */
    selectService: ({ service, services }): ChosenService | null =>
      services.find(({ id }) => id === service?.id) ?? services[0] ?? service,
    selectSentVisits: (visit) => visit.sent,
  },
})

export const { serviceChosen } = visitRequestSlice.actions
export const { selectService, selectSentVisits } = visitRequestSlice.selectors
