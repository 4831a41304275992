import { useEffect, useMemo } from 'react'

import { pageHeaders } from '@/content/pageHeaders'
import { AtHand } from '@/features/sponsorship/AtHand'
import { SponsorshipDone } from '@/features/sponsorship/SponsorshipDone'
import { SponsorshipForm } from '@/features/sponsorship/SponsorshipForm'
import { toSponsorshipPayload, type SponsorshipValues } from '@/features/sponsorship/sponsorshipSchema'
import { useSponsorshipDraft } from '@/features/sponsorship/useSponsorshipDraft'
import type { SessionUser } from '@/lib/session'
import { accountLeft, loadAccount, selectUserData } from '@/store/accountSlice'
import { loadSchoolGrades, loadSchoolTypes, selectSchoolGrades, selectSchoolTypes } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type PageData, usePageData } from '@/store/pageData'
import { requestSponsorship, selectSponsorshipRequest, sponsorshipLeft } from '@/store/sponsorshipRequestSlice'
import { DraftStatus } from '@/ui/DraftStatus'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'
import { WithAside } from '@/ui/WithAside'

const data: PageData = (dispatch, user) => {
  if (!user) return
  void dispatch(loadSchoolTypes())
  void dispatch(loadSchoolGrades())
  void dispatch(loadAccount(user.id))
}

export function SponsorshipRequestPage({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const schoolTypes = useAppSelector(selectSchoolTypes)
  const schoolGrades = useAppSelector(selectSchoolGrades)
  const request = useAppSelector(selectSponsorshipRequest)
  const profile = useAppSelector(selectUserData)
  // Without the profile nothing is missing: the school is chosen by hand.
  const school = useMemo(
    () =>
      profile?.id === user.id
        ? { school_type_id: profile.school_type_id, school_grade_id: profile.school_grade_id }
        : null,
    [profile, user.id],
  )
  const draft = useSponsorshipDraft(user, school)

  usePageData(data, user)
  useEffect(
    () => () => {
      dispatch(sponsorshipLeft())
      dispatch(accountLeft())
    },
    [dispatch],
  )

  const send = (values: SponsorshipValues) =>
    dispatch(requestSponsorship({ userId: user.id, sponsorship: toSponsorshipPayload(values) }))

  return (
    <>
      <PageHeader {...pageHeaders.sponsorshipRequest} />
      <PageBody narrow={request.status === 'done'}>
        {request.status === 'done' ? (
          <SponsorshipDone message={request.message} />
        ) : (
          <WithAside aside={<AtHand />}>
            <SponsorshipForm
              key={draft.version}
              initialValues={draft.initialValues}
              school={draft.wasRestored ? null : school}
              schoolTypes={schoolTypes}
              schoolGrades={schoolGrades}
              draftStatus={<DraftStatus {...draft.facts} onClear={draft.clear} onUndo={draft.undo} />}
              request={request}
              onRetry={{
                schoolTypes: () => dispatch(loadSchoolTypes()),
                schoolGrades: () => dispatch(loadSchoolGrades()),
              }}
              onChange={draft.keep}
              onSubmit={send}
            />
          </WithAside>
        )}
      </PageBody>
    </>
  )
}

SponsorshipRequestPage.data = data
