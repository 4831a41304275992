import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { apiListSponsorshipRequirements, type SponsorshipRequirement } from '@/api/sponsorship'
import type { SentSponsorship } from '@/model/sentSponsorship'

import { listThunk } from './apiThunk'
import { isSessionChange } from './session'

interface SponsorshipRequestState {
  requirements: SponsorshipRequirement[]
  /** The last request sent in this session; null if none was sent. */
  sent: SentSponsorship | null
}

const initialState: SponsorshipRequestState = { requirements: [], sent: null }

export const loadSponsorshipRequirements = listThunk(
  'sponsorshipRequest',
  'requirements',
  apiListSponsorshipRequirements,
)

export const sponsorshipRequestSlice = createSlice({
  name: 'sponsorshipRequest',
  initialState,
  reducers: {
    sponsorshipSent: (sponsorship, { payload }: PayloadAction<SentSponsorship>) => {
      sponsorship.sent = payload
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionChange, (sponsorship) => {
      sponsorship.sent = null
    })
  },
  selectors: {
    selectSentSponsorship: (sponsorship) => sponsorship.sent,
  },
})

export const { sponsorshipSent } = sponsorshipRequestSlice.actions
export const { selectSentSponsorship } = sponsorshipRequestSlice.selectors
