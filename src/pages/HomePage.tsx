import { Hero } from '@/features/home/Hero'
import { AfterVisit } from '@/features/visits/AfterVisit'
import { VisitDay } from '@/features/visits/VisitDay'
import { isRecent, upcomingVisit } from '@/model/visits'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectSentVisits } from '@/store/visitRequestSlice'
import { PageHead } from '@/ui/PageHead'

import { HomeSections } from './HomeSections'

export function HomePage() {
  const user = useAppSelector(selectUser)
  const visits = useAppSelector(selectSentVisits)
  const [upcoming, recent] = [upcomingVisit(visits), visits.find(isRecent)]
  const visit = upcoming ? <VisitDay visit={upcoming} isExplained /> : recent && <AfterVisit visit={recent} />
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
