import { Link } from 'react-router-dom'

import { Hero } from '@/features/home/Hero'
import { HowToChange } from '@/features/visits/HowToChange'
import { VisitDay } from '@/features/visits/VisitDay'
import { formatDate } from '@/lib/dateTexts'
import { sentVisitPath } from '@/model/links'
import { paths } from '@/model/paths'
import { isRecent, type SentVisit, upcomingVisit } from '@/model/visits'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectSentVisits } from '@/store/visitRequestSlice'
import { Stack } from '@/ui/layout/layout'
import { PageHead } from '@/ui/PageHead'

import { HomeSections } from './HomeSections'

export function HomePage() {
  const user = useAppSelector(selectUser)
  const visits = useAppSelector(selectSentVisits)
  const [upcoming, recent] = [upcomingVisit(visits), visits.find(isRecent)]
  const visit = upcoming ? <NextVisit visit={upcoming} /> : recent && <AfterVisit visit={recent} />
  return (
    <>
      <PageHead
        title="Inicio"
        description="Solicita una visita escolar al Museo Memoria y Tolerancia, conoce el costo al momento y prepara a tu grupo antes de llegar."
      />
      <Hero user={user} visit={user?.isTeacher && visit} />
      <HomeSections />
    </>
  )
}

function NextVisit({ visit }: { visit: SentVisit }) {
  return (
    <Stack gap={3}>
      <VisitDay visit={visit} isExplained />
      <HowToChange folio={visit.appointmentId} />
    </Stack>
  )
}

/** Invites a teacher to talk about a recent visit with the class. */
function AfterVisit({ visit }: { visit: SentVisit }) {
  return (
    <Stack gap={2}>
      <h2 className="h3">Conversen sobre la visita</h2>
      <p>
        <Link to={sentVisitPath(visit.appointmentId)}>Proyecta el cuestionario</Link>, envíalo a tu grupo o{' '}
        <Link to={paths.resources}>lleva las preguntas a clase</Link>.
      </p>
      <p className="small">Pediste tu visita para el {formatDate(visit.date)}.</p>
    </Stack>
  )
}
