import door from '@/art/puerta-paraguas.svg'
import noRequirements from '@/art/e2-sin-resultados.svg'
import { SponsorshipRequirementList } from '@/features/sponsorship/SponsorshipRequirementList'
import { SponsorshipSentLink } from '@/features/sponsorship/SponsorshipSent'
import { SponsorshipSteps } from '@/features/sponsorship/SponsorshipSteps'
import { paths } from '@/model/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector, useList } from '@/store/hooks'
import { loadSponsorshipRequirements } from '@/store/sponsorshipRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { Panel } from '@/ui/Panel'
import { ListState } from '@/ui/ListState'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/Skeleton'
import { Columns, Stack } from '@/ui/layout/layout'

export function SponsorshipRequirementsPage() {
  const user = useAppSelector(selectUser)
  const list = useList(loadSponsorshipRequirements)

  return (
    <>
      <PageHeader
        door={door}
        title="Requisitos de patrocinio"
        lead="Con un patrocinio, tu grupo visita el museo sin costo."
        breadcrumb={[{ label: 'Visitas escolares', to: paths.visits }, { label: 'Requisitos de patrocinio' }]}
      />
      <PageBody>
        {user?.isTeacher && <SponsorshipSentLink userId={user.id} />}
        <Columns gap={7} hasAside>
          <ListState
            listName="los requisitos de patrocinio"
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
          <SponsorshipSteps>
            {user?.isTeacher && <ButtonLink to={paths.sponsorshipRequest}>Solicitar patrocinio</ButtonLink>}
            {!user && (
              <Stack gap={4} className="signed-out">
                <p>Para solicitar un patrocinio necesitas una cuenta de docente. Es gratuita.</p>
                <ButtonLink to={paths.registration}>Regístrate</ButtonLink>
              </Stack>
            )}
          </SponsorshipSteps>
        </Columns>
      </PageBody>
    </>
  )
}
