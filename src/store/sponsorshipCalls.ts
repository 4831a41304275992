import { createSponsorshipRequest, listSponsorshipRequirements, type SponsorshipPayload } from '@/api/sponsorship'
import { sponsorshipDraft } from '@/lib/drafts'
import { requestAdvice } from '@/lib/requestAdvice'

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
    refused: requestAdvice.refused,
    unknown: requestAdvice.unknown,
    about: ({ userId }) => userId,
  },
)
