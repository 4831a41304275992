import { createSponsorshipRequest, listSponsorshipRequirements, type SponsorshipPayload } from '@/api/sponsorship'
import { sponsorshipDraft } from '@/lib/drafts'
import { requestAdvice } from '@/lib/requestAdvice'

import { apiThunk, listThunk } from './apiThunk'
import { notSent } from './unsent'

export const loadSponsorshipRequirements = listThunk('sponsorshipRequest', 'requirements', listSponsorshipRequirements)

/** Sends a sponsorship request and clears its draft. */
export const requestSponsorship = apiThunk(
  'sponsorshipRequest',
  'requestSponsorship',
  ({ sponsorship }: { userId: number; sponsorship: SponsorshipPayload }) => createSponsorshipRequest(sponsorship),
  {
    onSuccess: (_answer, { userId }) => sponsorshipDraft(userId).clear(),
    done: 'Solicitud de patrocinio enviada',
    refused: requestAdvice.refused,
    unknown: requestAdvice.unknown,
    unsent: ({ userId }) => notSent('Tu solicitud de patrocinio no se envió', sponsorshipDraft(userId)),
    about: ({ userId }) => userId,
  },
)
