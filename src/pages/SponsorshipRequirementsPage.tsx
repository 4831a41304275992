import { useDeferredValue } from 'react'

import noRequirements from '@/art/e2-sin-resultados.svg'
import { SponsorshipRequirementList } from '@/features/sponsorship/SponsorshipRequirementList'
import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type PageData, usePageData } from '@/store/pageData'
import { loadSponsorshipRequirements, selectSponsorshipRequirements } from '@/store/sponsorshipRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { ListFailure } from '@/ui/ListFailure'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'

const data: PageData = (dispatch) => {
  void dispatch(loadSponsorshipRequirements())
}

export function SponsorshipRequirementsPage() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  // Texts are made safe and drawn piece by piece: all at once would hold up a slow phone.
  const { items, request } = useDeferredValue(useAppSelector(selectSponsorshipRequirements))

  usePageData(data)

  return (
    <>
      <PageHeader
        title="Requisitos de patrocinio"
        lead="Con un patrocinio, tu grupo visita el museo sin costo. Esto es lo que te pedimos."
        breadcrumb={[{ label: 'Visitas escolares', to: paths.visits }, { label: 'Requisitos de patrocinio' }]}
      />
      <PageBody>
        {items.length === 0 && (request.status === 'idle' || request.status === 'loading') && (
          <LoadingBlock>
            <Skeleton height="520px" />
          </LoadingBlock>
        )}
        <ListFailure request={request} onRetry={() => dispatch(loadSponsorshipRequirements())} />
        {items.length > 0 && <SponsorshipRequirementList requirements={items} />}
        {items.length === 0 && request.status === 'done' && (
          <EmptyState
            art={noRequirements}
            title="Por ahora no hay requisitos publicados"
            text="Si quieres saber cómo pedir un patrocinio, escríbele al museo."
          >
            <ButtonLink to={paths.contact} tone="secondary">
              Ir a contacto
            </ButtonLink>
          </EmptyState>
        )}
        {user?.isTeacher === true && (
          <p>
            <ButtonLink to={paths.sponsorshipRequest}>Solicitar patrocinio</ButtonLink>
          </p>
        )}
        {!user && (
          <>
            <p className="awaits-live">Para solicitar un patrocinio necesitas una cuenta de docente. Es gratuita.</p>
            <p className="awaits-live">
              <ButtonLink to={paths.registration}>Regístrate</ButtonLink>
            </p>
          </>
        )}
      </PageBody>
    </>
  )
}

SponsorshipRequirementsPage.data = data
