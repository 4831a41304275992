import { createSponsorshipRequest, listSponsorshipRequirements, type SponsorshipPayload } from '@/api/sponsorship'
import { sponsorshipDraft } from '@/lib/drafts'
import { messages } from '@/lib/messages'

import { apiThunk, listThunk } from './apiThunk'

export const loadSponsorshipRequirements = listThunk('sponsorshipRequest', 'requirements', listSponsorshipRequirements)

/** Sends a sponsorship request and clears its draft. */
export const requestSponsorship = apiThunk(
  'sponsorshipRequest',
  'requestSponsorship',
  async ({ userId, sponsorship }: { userId: number; sponsorship: SponsorshipPayload }) => {
    await createSponsorshipRequest(sponsorship)
    sponsorshipDraft(userId).clear()
  },
  {
    done: 'Solicitud de patrocinio enviada',
    refused: messages.requestRefused,
    unknown: messages.requestUnknown,
    about: ({ userId }) => userId,
  },
)
