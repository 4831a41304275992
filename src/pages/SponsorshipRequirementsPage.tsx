import door from '@/art/puerta-paraguas.svg'
import { NothingPublished } from '@/features/contact/NothingPublished'
import { SponsorshipSteps } from '@/features/sponsorship/SponsorshipSteps'
import { paths, registrationFor } from '@/model/paths'
import { useList, useUser } from '@/store/hooks'
import { loadSponsorshipRequirements } from '@/store/sponsorshipRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { SafeHtml } from '@/ui/html/SafeHtml'
import { ListState } from '@/ui/ListState'
import { Page } from '@/ui/page/Page'
import { Skeleton } from '@/ui/Skeleton'
import { Columns, Stack } from '@/ui/layout/layout'

export function SponsorshipRequirementsPage() {
  const user = useUser()
  const list = useList(loadSponsorshipRequirements)

  return (
    <Page
      door={door}
      title="Requisitos de patrocinio"
      lead="Con un patrocinio, tu grupo visita el museo sin costo."
      parent={{ label: 'Visitas escolares', to: paths.visits }}
    >
      <Columns gap={7} hasAside>
        <ListState
          listName="los requisitos de patrocinio"
          list={list}
          skeleton={<Skeleton height="730px" />}
          empty={
            <NothingPublished
              title="Por ahora no hay requisitos publicados"
              text="Escríbenos y te decimos cómo solicitar un patrocinio."
            />
          }
        >
          <Stack as="section" gap={5} aria-labelledby="sponsorship-requirements">
            <h2 id="sponsorship-requirements">Lo que te pedimos</h2>
            <ul className="rows">
              {list.items.map(({ id, title, content }) => (
                <Columns as="li" key={id} gap={2} ratio="1:2">
                  <h3 className="h4">{title}</h3>
                  <SafeHtml html={content} />
                </Columns>
              ))}
            </ul>
          </Stack>
        </ListState>
        <SponsorshipSteps>
          <div className={user ? undefined : 'signed-out'}>
            {user?.isTeacher !== false && (
              <ButtonLink size="l" to={user ? paths.sponsorshipRequest : registrationFor.teacher}>
                {user ? 'Solicitar patrocinio' : 'Crear cuenta de docente'}
              </ButtonLink>
            )}
          </div>
        </SponsorshipSteps>
      </Columns>
    </Page>
  )
}
