import { useMemo, useState } from 'react'

import { WhatYouNeed } from '@/features/sponsorship/WhatYouNeed'
import { SponsorshipForm } from '@/features/sponsorship/SponsorshipForm'
import { SponsorshipDone, SponsorshipSentBefore } from '@/features/sponsorship/SponsorshipSent'
import { toSponsorshipPayload, type SponsorshipValues } from '@/features/sponsorship/sponsorshipSchema'
import { sentSponsorship } from '@/lib/sentSponsorship'
import type { SessionUser } from '@/lib/session'
import { selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useCarried, useRequest } from '@/store/hooks'
import { requestSponsorship, selectSentSponsorship } from '@/store/sponsorshipRequestSlice'
import { selectHasUpcomingVisit } from '@/store/visitRequestSlice'
import { PageBody } from '@/ui/PageBody'
import { TaskHeader } from '@/ui/page/TaskHeader'
import { WithAside } from '@/ui/page/WithAside'

export function SponsorshipRequestPage({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const request = useRequest(requestSponsorship, user.id)
  const profile = useAppSelector(selectUserData)
  // The form works without the profile, which only fills in the school.
  const school = useMemo(
    () =>
      profile?.id === user.id
        ? { school_type_id: profile.school_type_id, school_grade_id: profile.school_grade_id }
        : null,
    [profile, user.id],
  )

  const [sentBefore] = useState(() => sentSponsorship(user.id).read())
  const sent = useAppSelector(selectSentSponsorship) ?? sentBefore
  const hasVisit = useAppSelector(selectHasUpcomingVisit)
  const reason = useCarried('reason')

  const send = (values: SponsorshipValues) =>
    dispatch(requestSponsorship({ userId: user.id, sponsorship: toSponsorshipPayload(values) }))

  if (request.status === 'done' && sent) {
    return <SponsorshipDone message={request.message} sent={sent} hasVisit={hasVisit} />
  }
  return (
    <>
      <TaskHeader
        title="Solicita un patrocinio"
        lead="Para grupos que no pueden cubrir el costo de la visita."
        documentTitle="Solicitud de patrocinio"
      />
      <PageBody>
        <WithAside aside={<WhatYouNeed />}>
          {sent && <SponsorshipSentBefore sent={sent} />}
          <SponsorshipForm user={user} reason={reason} school={school} request={request} onSubmit={send} />
        </WithAside>
      </PageBody>
    </>
  )
}
