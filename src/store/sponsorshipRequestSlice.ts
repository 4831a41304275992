import { createSlice } from '@reduxjs/toolkit'

import { apiListSponsorshipRequirements, type SponsorshipRequirement } from '@/api/sponsorship'

import { listThunk } from './apiThunk'

const initialState: { requirements: SponsorshipRequirement[] } = { requirements: [] }

export const loadSponsorshipRequirements = listThunk(
  'sponsorshipRequest',
  'requirements',
  apiListSponsorshipRequirements,
)

export const sponsorshipRequestSlice = createSlice({
  name: 'sponsorshipRequest',
  initialState,
  reducers: {},
})
