import { createSlice } from '@reduxjs/toolkit'

import type { SponsorshipRequirement } from '@/api/sponsorship'

import { isRequestOf, updateRequests, type WithRequests } from './request'

interface SponsorshipRequestState extends WithRequests {
  requirements: SponsorshipRequirement[]
}

const initialState: SponsorshipRequestState = { requirements: [], requests: {} }

export const sponsorshipRequestSlice = createSlice({
  name: 'sponsorshipRequest',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isRequestOf('sponsorshipRequest'), updateRequests)
  },
})
