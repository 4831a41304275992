import { createSlice, type WithSlice } from '@reduxjs/toolkit'

import {
  createSponsorshipRequest,
  listSponsorshipRequirements,
  type SponsorshipPayload,
  type SponsorshipRequirement,
} from '@/api/sponsorship'
import { sponsorshipDraft } from '@/lib/sponsorshipDraft'

import { apiThunk } from './apiThunk'
import { addList, emptyList, type List, listThunk } from './list'
import { addRequest, idle, type RequestState } from './request'
import { rootReducer } from './rootReducer'
import { sessionExpired, signedIn, signedOut } from './sessionEvents'

interface WithSponsorshipRequest {
  /** Missing until this file has been loaded. */
  sponsorshipRequest?: SponsorshipRequestState
}

declare module './rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof sponsorshipRequestSlice> {}
}

interface SponsorshipRequestState {
  requirements: List<SponsorshipRequirement>
  request: RequestState
}

export const loadSponsorshipRequirements = listThunk(
  'sponsorshipRequest/loadRequirements',
  listSponsorshipRequirements,
  (state: WithSponsorshipRequest) => state.sponsorshipRequest?.requirements,
)

/** Asks for sponsorship, one POST at a time and never by itself again; on success the draft is gone. */
export const requestSponsorship = apiThunk(
  'sponsorshipRequest/requestSponsorship',
  async ({ userId, sponsorship }: { userId: number; sponsorship: SponsorshipPayload }) => {
    await createSponsorshipRequest(sponsorship)
    sponsorshipDraft(userId).clear()
  },
  {
    condition: ({ sponsorshipRequest }: WithSponsorshipRequest) => sponsorshipRequest?.request.status !== 'loading',
  },
)

const initialState = (): SponsorshipRequestState => ({ requirements: emptyList(), request: idle })

const sponsorshipRequestSlice = createSlice({
  name: 'sponsorshipRequest',
  initialState,
  reducers: {
    // What is on its way stays on its way: whoever comes back must not send it twice.
    sponsorshipLeft: (state) => {
      if (state.request.status !== 'loading') state.request = idle
    },
  },
  extraReducers: (builder) => {
    for (const change of [signedIn, sessionExpired, signedOut]) {
      builder.addCase(change, (state) => {
        state.request = idle
      })
    }
    addList(builder, loadSponsorshipRequirements, (state) => state.requirements)
    addRequest(
      builder,
      requestSponsorship,
      (state, request) => {
        state.request = request
      },
      () => 'Solicitud de patrocinio enviada',
    )
  },
  selectors: {
    selectSponsorshipRequirements: (state) => state.requirements,
    selectSponsorshipRequest: (state) => state.request,
  },
})

export const { sponsorshipLeft } = sponsorshipRequestSlice.actions
export const { selectSponsorshipRequirements, selectSponsorshipRequest } =
  sponsorshipRequestSlice.injectInto(rootReducer).selectors
