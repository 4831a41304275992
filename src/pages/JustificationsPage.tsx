import { Link } from 'react-router-dom'

import door from '@/art/puerta-carpeta.svg'
import { NothingPublished } from '@/features/contact/NothingPublished'
import { JustificationGroup } from '@/features/justifications/JustificationGroup'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { paths } from '@/model/paths'
import { useList } from '@/store/hooks'
import { loadJustifications } from '@/store/visitRequestSlice'
import { ListState } from '@/ui/ListState'
import { Columns, Stack, Tiles } from '@/ui/layout/layout'
import { Page } from '@/ui/page/Page'
import { Skeleton } from '@/ui/Skeleton'

const groups = [
  { gradeId: '2', id: 'secundaria', title: 'Secundaria' },
  { gradeId: '3', id: 'preparatoria', title: 'Preparatoria' },
]

export function JustificationsPage() {
  const list = useList(loadJustifications)

  return (
    <Page
      door={door}
      title="Proyectos de visita"
      description="Propuestas para justificar la visita ante tu escuela. Descarga la de tu nivel y adáptala a tu grupo."
      parent={{ label: 'Visitas escolares', to: paths.visits }}
    >
      <Stack gap={7}>
        <ListState
          listName="los proyectos de visita"
          list={list}
          skeleton={<Skeleton height="40rem" />}
          empty={
            <NothingPublished
              title="Aún no hay proyectos publicados"
              text="Escríbenos y te ayudamos a justificar la visita."
            />
          }
        >
          <Columns gap={8}>
            {groups.map(({ gradeId, id, title }) => (
              <JustificationGroup
                key={gradeId}
                id={id}
                title={title}
                justifications={list.items.filter(({ school_grade_id }) => school_grade_id === gradeId)}
              />
            ))}
          </Columns>
        </ListState>
        <Stack as="section" gap={4} className="no-print" aria-labelledby="antes-de-venir">
          <h2 id="antes-de-venir">Antes de venir</h2>
          <Tiles as="p" gap={1} columns={3} className="links ruled">
            <Link to={paths.requirements}>Requisitos de la visita</Link>
            <Link to={paths.suggestions}>Sugerencias para tu visita</Link>
            <Link to={paths.services}>Servicios escolares</Link>
          </Tiles>
        </Stack>
      </Stack>
      <RequestVisit />
    </Page>
  )
}
