import { apiCreateSponsorshipRequest, type SponsorshipPayload } from '@/api/sponsorship'
import { sponsorshipDraft } from '@/model/drafts'
import { requestAdvice } from '@/model/advice'
import { type SentSponsorship, sentSponsorship } from '@/model/sentSponsorship'

import { apiThunk, notSent } from './apiThunk'
import { sponsorshipSent } from './sponsorshipRequestSlice'

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
    onSuccess: (sent, { userId }, dispatch) => {
      sentSponsorship(userId).write(sent)
      sponsorshipDraft(userId).clear()
      dispatch(sponsorshipSent(sent))
    },
    done: 'Solicitud de patrocinio enviada',
    ...requestAdvice,
    unsent: ({ userId }) => notSent('Tu solicitud de patrocinio no se envió', sponsorshipDraft(userId)),
    about: ({ userId }) => userId,
  },
)
