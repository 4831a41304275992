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
          {!isPast && isKnown && (
            <Section title="Añadir al calendario">
              <CalendarLinks visit={visit} />
            </Section>
          )}
          {!isPast && (
            <Section title="Cambiar o cancelar">
              <HowToChange folio={appointmentId} />
            </Section>
          )}
          <Section title="Para conversar con tu grupo">
            <TeacherCode teacherId={userId} />
            {!isRecent(visit) && (
              <Cluster gap={3}>
                <ProjectInClass teacherId={userId} tone="secondary" />
                <ButtonLink tone="secondary" to={paths.resources}>
                  Preguntas para llevar a clase
                </ButtonLink>
              </Cluster>
            )}
            <ul className="bullets">
              <li>
                <Link to={paths.projects}>Proyectos de visita</Link>
              </li>
              <li>
                <Link to={paths.suggestions}>Sugerencias</Link>
              </li>
            </ul>
          </Section>
          {comes && (
            <>
              <Section title="Tu lista de requisitos">
                <ListState list={requirements} listName="los requisitos" skeleton={<Skeleton height="20rem" />}>
                  <RequirementChecklist
                    userId={userId}
                    appointmentId={appointmentId}
                    requirements={requirements.items}
                  />
                </ListState>
              </Section>
              <Section title="Cómo llegar">
                <Suspense>
                  <MuseumMap />
                </Suspense>
                <p>{transport}</p>
              </Section>
            </>
          )}
          {others.length > 0 && <OtherVisits visits={others} />}
        </Stack>
      </details>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <h3 className="h4">{title}</h3>
      {children}
    </Stack>
  )
}
