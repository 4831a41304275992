import { createSlice } from '@reduxjs/toolkit'

import {
  apiCreateSponsorshipRequest,
  apiListSponsorshipRequirements,
  type SponsorshipPayload,
  type SponsorshipRequirement,
} from '@/api/sponsorship'
import { sponsorshipDraft } from '@/lib/drafts'
import { requestAdvice } from '@/lib/messages'
import { type SentSponsorship, sentSponsorship } from '@/lib/sentSponsorship'

import { apiThunk, listThunk, notSent } from './apiThunk'
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

/** Sends a sponsorship request, stores it as sent, and clears its draft. The thunk's payload is the stored value. */
export const requestSponsorship = apiThunk(
  'sponsorshipRequest',
  'requestSponsorship',
  async ({ sponsorship }: { userId: number; sponsorship: SponsorshipPayload }): Promise<SentSponsorship> => {
    await apiCreateSponsorshipRequest(sponsorship)
    const { teacher_name, first_lastname, second_lastname, email, school_address, reason } = sponsorship
    return {
      sentAt: Date.now(),
      requestedBy: [teacher_name, first_lastname, second_lastname].join(' '),
      email,
      schoolAddress: school_address,
      reason,
    }
  },
  {
    sends: true,
    onSuccess: (sent, { userId }) => {
      sentSponsorship(userId).write(sent)
      sponsorshipDraft(userId).clear()
    },
    done: 'Solicitud de patrocinio enviada',
    refused: requestAdvice.refused,
    unknown: requestAdvice.unknown,
    kept: requestAdvice.kept,
    unsent: ({ userId }) => notSent('Tu solicitud de patrocinio no se envió', sponsorshipDraft(userId)),
    about: ({ userId }) => userId,
  },
)

export const sponsorshipRequestSlice = createSlice({
  name: 'sponsorshipRequest',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(requestSponsorship.fulfilled, (sponsorship, { payload }) => {
        sponsorship.sent = payload
      })
      .addMatcher(isSessionChange, (sponsorship) => {
        sponsorship.sent = null
      })
  },
  selectors: {
    selectSentSponsorship: (sponsorship) => sponsorship.sent,
  },
})

export const { selectSentSponsorship } = sponsorshipRequestSlice.selectors
