import { useEffect, useMemo, useState } from 'react'

import type { SponsorshipPayload } from '@/api/sponsorship'

import { WhatYouNeed } from '@/features/sponsorship/WhatYouNeed'
import { SponsorshipDone, SponsorshipForm } from '@/features/sponsorship/SponsorshipForm'
import { toSponsorshipPayload, type SponsorshipValues } from '@/features/sponsorship/sponsorshipSchema'
import type { SessionUser } from '@/lib/session'
import { selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useClearOutcomesOnLeave, useRequest } from '@/store/hooks'
import { reasonCarried, requestSponsorship, selectCarriedReason } from '@/store/sponsorshipRequestSlice'
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

  useClearOutcomesOnLeave(requestSponsorship)

  const [sent, setSent] = useState<SponsorshipPayload | null>(null)
  // As it was at the first render: the draft begins with it.
  const [reason] = useState(useAppSelector(selectCarriedReason))
  useEffect(() => void dispatch(reasonCarried('')), [dispatch])

  function send(values: SponsorshipValues) {
    const sponsorship = toSponsorshipPayload(values)
    setSent(sponsorship)
    return dispatch(requestSponsorship({ userId: user.id, sponsorship }))
  }

  return (
    <>
      <TaskHeader
        title="Solicita un patrocinio"
        lead="Para grupos que no pueden cubrir el costo de la visita."
        documentTitle="Solicitud de patrocinio"
      />
      <PageBody narrow={request.status === 'done'}>
        {request.status === 'done' ? (
          <SponsorshipDone message={request.message} sponsorship={sent} hasVisit={user.hasAppointments} />
        ) : (
          <WithAside aside={<WhatYouNeed />}>
            <SponsorshipForm user={user} reason={reason} school={school} request={request} onSubmit={send} />
          </WithAside>
        )}
      </PageBody>
    </>
  )
}
