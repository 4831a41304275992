import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'

import type { Requirement } from '@/api/requirements'
import { transport } from '@/content/practicalInfo'
import { isVirtual } from '@/content/virtualVisits'
import { ProjectInClass, TeacherCode } from '@/features/class-link/ClassPanels'
import { RequirementChecklist } from '@/features/requirements/RequirementLists'
import { CalendarLinks } from '@/features/sent-visit/CalendarLinks'
import { OtherVisits } from '@/features/sent-visit/OtherVisits'
import { canBeInCalendar } from '@/features/sent-visit/visitCalendar'
import { HowToChange } from '@/features/visits/HowToChange'
import type { List } from '@/lib/requestState'
import { paths } from '@/model/paths'
import { hasPassed, isRecent, type SentVisit } from '@/model/visits'
import { ButtonLink } from '@/ui/ButtonLink'
import { DetailsSummary } from '@/ui/DetailsSummary'
import { lazyNamed } from '@/ui/lazyNamed'
import { ListState } from '@/ui/ListState'
import { Cluster, Stack } from '@/ui/layout/layout'
import { Skeleton } from '@/ui/Skeleton'

// Lazy, because the map is in closed details. If the map fails to load, the page still shows the address.
const MuseumMap = lazyNamed(
  () => import('@/features/contact/MuseumMap'),
  'MuseumMap',
  () => null,
)

interface MoreOfVisitProps {
  userId: number
  visit: SentVisit
  requirements: List<Requirement>
  others: SentVisit[]
  children: ReactNode
}

/** The rarer actions of a visit, closed, so that the page shows at most six actions. */
export function MoreOfVisit({ userId, visit, requirements, others, children }: MoreOfVisitProps) {
  const { appointmentId } = visit
  const isPast = hasPassed(visit)
  const comes = !isPast && !isVirtual(visit.service)
  const isKnown = canBeInCalendar(visit)
  const title = comes ? `Más: ${isKnown ? 'calendario, ' : ''}cambios, requisitos, cómo llegar` : 'Más'
  return (
    <div className="rows">
      <details>
        <DetailsSummary title={title} heading="h2" />
        <Stack gap={5}>
          {children}
          <div className="rows">
            {!isPast && isKnown && (
              <Row title="Añadir al calendario">
                <CalendarLinks visit={visit} />
              </Row>
            )}
            {!isPast && (
              <Row title="Cambiar o cancelar">
                <HowToChange folio={appointmentId} />
              </Row>
            )}
            {comes && (
              <>
                <Row title="Tu lista de requisitos">
                  <ListState list={requirements} listName="los requisitos" skeleton={<Skeleton height="20rem" />}>
                    <RequirementChecklist
                      userId={userId}
                      appointmentId={appointmentId}
                      requirements={requirements.items}
                    />
                  </ListState>
                </Row>
                <Row title="Cómo llegar">
                  <Suspense>
                    <MuseumMap />
                  </Suspense>
                  <p>{transport}</p>
                </Row>
              </>
            )}
            <Row title="Para conversar con tu grupo">
              <TeacherCode teacherId={userId} />
              {!isRecent(visit) && (
                <Cluster gap={3}>
                  <ProjectInClass teacherId={userId} tone="secondary" />
                  <ButtonLink tone="secondary" to={paths.resources}>
                    Preguntas para llevar a clase
                  </ButtonLink>
                </Cluster>
              )}
              <Cluster gap={5} className="links">
                <Link to={paths.projects}>Proyectos de visita</Link>
                <Link to={paths.suggestions}>Sugerencias</Link>
              </Cluster>
            </Row>
          </div>
          {others.length > 0 && <OtherVisits visits={others} />}
        </Stack>
      </details>
    </div>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <DetailsSummary title={title} heading="h3" />
      <Stack gap={3}>{children}</Stack>
    </details>
  )
}
