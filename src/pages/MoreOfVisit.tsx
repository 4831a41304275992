import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'

import type { Requirement } from '@/api/requirements'
import { transport } from '@/content/practicalInfo'
import { isVirtual } from '@/content/virtualVisits'
import { ProjectInClass, TeacherCode } from '@/features/class-link/TeacherCode'
import { RequirementChecklist } from '@/features/requirements/RequirementLists'
import { CalendarLinks } from '@/features/sent-visit/CalendarLinks'
import { OtherVisits } from '@/features/sent-visit/OtherVisits'
import { canBeInCalendar } from '@/features/sent-visit/visitCalendar'
import type { List } from '@/lib/requestState'
import { visitMessagePath } from '@/model/links'
import { paths } from '@/model/paths'
import { hasPassed, isRecent, type SentVisit } from '@/model/visits'
import { ButtonLink } from '@/ui/ButtonLink'
import { DetailsSummary } from '@/ui/DetailsSummary'
import { lazyNamed } from '@/ui/lazyNamed'
import { ListState } from '@/ui/ListState'
import { Cluster, Stack } from '@/ui/layout/layout'
import { Skeleton } from '@/ui/Skeleton'
import { TelephoneLink } from '@/ui/TelephoneLink'

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

/** The rarer actions of a visit, in rows that are closed, so that the page shows few actions. */
export function MoreOfVisit({ userId, visit, requirements, others, children }: MoreOfVisitProps) {
  const { appointmentId } = visit
  const isPast = hasPassed(visit)
  return (
    <div className="rows">
      {children && <Row title="Tu solicitud">{children}</Row>}
      {!isPast && canBeInCalendar(visit) && (
        <Row title="Añadir al calendario">
          <CalendarLinks visit={visit} />
        </Row>
      )}
      {!isPast && (
        <Row title="Cambiar o cancelar">
          {/* The API cannot change or cancel a visit. */}
          <p>
            Para cambiarla o cancelarla, llama al <TelephoneLink /> y di tu folio, o{' '}
            <Link to={visitMessagePath(appointmentId)}>escríbenos</Link>.
          </p>
        </Row>
      )}
      {!isPast && !isVirtual(visit.service) && (
        <>
          <Row title="Tu lista de requisitos">
            <ListState list={requirements} listName="los requisitos" skeleton={<Skeleton height="20rem" />}>
              <RequirementChecklist userId={userId} appointmentId={appointmentId} requirements={requirements.items} />
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
        {isPast && <TeacherCode teacherId={userId} />}
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
      {others.length > 0 && (
        <Row title="Tus otras solicitudes">
          <OtherVisits visits={others} />
        </Row>
      )}
    </div>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <DetailsSummary title={title} heading="h2" look="lead" />
      <Stack gap={3}>{children}</Stack>
    </details>
  )
}
