import { apiCreateSponsorshipRequest, type SponsorshipPayload } from '@/api/sponsorship'
import { sponsorshipDraft } from '@/model/drafts'
import { requestAdvice } from '@/model/advice'
import { sentSponsorship } from '@/model/sentSponsorship'

import { apiThunk, notSent } from './apiThunk'

/** Sends a sponsorship request, stores it as sent, and clears its draft. */
export const requestSponsorship = apiThunk(
  'sponsorshipRequest',
  'requestSponsorship',
  ({ sponsorship }: { userId: number; sponsorship: SponsorshipPayload }) => apiCreateSponsorshipRequest(sponsorship),
  {
    sends: true,
    onSuccess: (_id, { userId, sponsorship }) => {
      const { teacher_name, first_lastname, second_lastname, email, school_address, reason } = sponsorship
      sentSponsorship(userId).write({
        sentAt: Date.now(),
        requestedBy: [teacher_name, first_lastname, second_lastname].join(' '),
        email,
        schoolAddress: school_address,
        reason,
      })
      sponsorshipDraft(userId).clear()
    },
    done: 'Solicitud de patrocinio enviada',
    recipient: ({ sponsorship }) => sponsorship.email,
    ...requestAdvice,
    unsent: ({ userId }) => notSent('Tu solicitud de patrocinio no se envió', sponsorshipDraft(userId)),
    about: ({ userId }) => userId,
  },
)
