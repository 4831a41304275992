import door from '@/art/puerta-moneda.svg'
import noRequirements from '@/art/e2-sin-resultados.svg'
import { SponsorshipRequirementList } from '@/features/sponsorship/SponsorshipRequirementList'
import { SponsorshipSentLink } from '@/features/sponsorship/SponsorshipSent'
import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector, useList } from '@/store/hooks'
import { loadSponsorshipRequirements } from '@/store/sponsorshipRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { Panel } from '@/ui/Panel'
import { ListState } from '@/ui/ListState'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/features/page-header/PageHeader'
import { Skeleton } from '@/ui/Skeleton'

export function SponsorshipRequirementsPage() {
  const user = useAppSelector(selectUser)
  const list = useList(loadSponsorshipRequirements)

  return (
    <>
      <PageHeader
        door={door}
        title="Requisitos de patrocinio"
        lead="Con un patrocinio, tu grupo visita el museo sin costo. Esto es lo que te pedimos."
        breadcrumb={[{ label: 'Visitas escolares', to: paths.visits }, { label: 'Requisitos de patrocinio' }]}
      />
      <PageBody>
        <ListState
          missing="los requisitos de patrocinio"
          list={list}
          skeleton={<Skeleton height="520px" />}
          empty={
            <Panel tone="empty" art={noRequirements} title="Por ahora no hay requisitos publicados">
              <p className="muted">Si quieres saber cómo pedir un patrocinio, escríbele al museo.</p>
              <ButtonLink to={paths.contact} tone="secondary">
                Ir a contacto
              </ButtonLink>
            </Panel>
          }
        >
          <SponsorshipRequirementList requirements={list.items} />
        </ListState>
        {user?.isTeacher && (
          <>
            <SponsorshipSentLink userId={user.id} />
            <div>
              <ButtonLink to={paths.sponsorshipRequest}>Solicitar patrocinio</ButtonLink>
            </div>
          </>
        )}
        {!user && (
          <p className="signed-out">Para solicitar un patrocinio necesitas una cuenta de docente. Es gratuita.</p>
        )}
        {!user && (
          <div className="signed-out">
            <ButtonLink to={paths.registration}>Regístrate</ButtonLink>
          </div>
        )}
      </PageBody>
    </>
  )
}
