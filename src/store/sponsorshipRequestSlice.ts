import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { SponsorshipRequirement } from '@/api/sponsorship'

import { isRequestOf, isSessionChange, updateRequests, type WithRequests } from './request'

interface SponsorshipRequestState extends WithRequests {
  requirements: SponsorshipRequirement[]
  /** What the reason of the next request begins with: on its way from the visit form, and nowhere else. */
  carriedReason: string
}

const initialState: SponsorshipRequestState = { requirements: [], carriedReason: '', requests: {} }

export const sponsorshipRequestSlice = createSlice({
  name: 'sponsorshipRequest',
  initialState,
  reducers: {
    /** Payload: '' once it has arrived. */
    reasonCarried: (sponsorship, { payload }: PayloadAction<string>) => {
      sponsorship.carriedReason = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isSessionChange, (sponsorship) => {
        sponsorship.carriedReason = ''
      })
      .addMatcher(isRequestOf('sponsorshipRequest'), updateRequests)
  },
  selectors: {
    selectCarriedReason: (sponsorship) => sponsorship.carriedReason,
  },
})

export const { reasonCarried } = sponsorshipRequestSlice.actions
export const { selectCarriedReason } = sponsorshipRequestSlice.selectors
