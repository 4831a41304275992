import lamp from '@/art/r5-patrocinio-enviado.svg'
import { SponsorshipForm } from '@/features/sponsorship/SponsorshipForm'
import { SponsorshipDone, SponsorshipSentBefore } from '@/features/sponsorship/SponsorshipSent'
import { sentSponsorship } from '@/model/sentSponsorship'
import type { SessionUser } from '@/model/session'
import { useAppSelector, useRequest, useStored } from '@/store/hooks'
import { requestSponsorship } from '@/store/requestSponsorship'
import { selectHasUpcomingVisit } from '@/store/visitRequestSlice'
import { Page } from '@/ui/page/Page'

export function SponsorshipRequestPage({ user }: { user: SessionUser }) {
  const request = useRequest(requestSponsorship, user.id)
  const sentBefore = useStored(sentSponsorship(user.id))
  const hasVisit = useAppSelector(selectHasUpcomingVisit)

  if (request.status === 'done') return <SponsorshipDone {...request} hasVisit={hasVisit} />
  return (
    <Page lamp={lamp} title="Solicita un patrocinio" lead="Para grupos que no pueden pagar la visita.">
      <SponsorshipForm user={user} request={request}>
        {sentBefore && <SponsorshipSentBefore sent={sentBefore} />}
      </SponsorshipForm>
    </Page>
  )
}
