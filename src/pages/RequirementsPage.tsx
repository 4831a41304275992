import { Link } from 'react-router-dom'

import door from '@/art/puerta-lista.svg'
import { NothingPublished } from '@/features/contact/NothingPublished'
import { PracticalInfo } from '@/features/visits/PracticalInfo'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { RequirementLists } from '@/features/requirements/RequirementLists'
import { paths } from '@/model/paths'
import { useList, useUser } from '@/store/hooks'
import { loadRequirements } from '@/store/visitRequestSlice'
import { Button } from '@/ui/Button'
import { ListState } from '@/ui/ListState'
import { Stack } from '@/ui/layout/layout'
import { Page } from '@/ui/page/Page'
import { Skeleton } from '@/ui/Skeleton'

export function RequirementsPage() {
  const user = useUser()
  const list = useList(loadRequirements)

  return (
    <Page
      door={door}
      title="Requisitos de la visita"
      lead="Todo lo que conviene tener listo antes de venir con tu grupo."
      parent={{ label: 'Visitas escolares', to: paths.visits }}
    >
      <Stack gap={8}>
        <ListState
          listName="los requisitos"
          list={list}
          skeleton={<Skeleton height="60rem" />}
          empty={
            <NothingPublished
              title="Aún no hay requisitos publicados"
              text="Escríbenos y te decimos qué necesita tu grupo."
            />
          }
        >
          <RequirementLists
            requirements={list.items}
            action={
              <Button tone="plain" size="s" icon="print" onClick={() => window.print()}>
                Imprimir la lista
              </Button>
            }
            permission={
              user?.isTeacher !== false && (
                <>
                  Cuando solicites tu visita, <Link to={paths.sentVisit}>imprime los permisos para las familias</Link>,
                  ya llenos.
                </>
              )
            }
          />
        </ListState>
        <PracticalInfo />
      </Stack>
      <RequestVisit />
    </Page>
  )
}
