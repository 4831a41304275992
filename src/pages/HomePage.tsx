import { Hero } from '@/features/home/Hero'
import { VisitDay } from '@/features/visits/VisitDay'
import { upcomingVisit } from '@/lib/visits'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectSentVisits } from '@/store/visitRequestSlice'
import { PageHead } from '@/ui/PageHead'

import { HomeSections } from './HomeSections'

export function HomePage() {
  const user = useAppSelector(selectUser)
  const upcoming = upcomingVisit(useAppSelector(selectSentVisits))
  return (
    <>
      <PageHead
        title="Inicio"
        description="Solicita una visita escolar al Museo Memoria y Tolerancia, conoce el costo al momento y prepara a tu grupo antes de llegar."
      />
      <Hero user={user} visit={user?.isTeacher && upcoming && <VisitDay visit={upcoming} isExplained />} />
      <HomeSections />
    </>
  )
}
