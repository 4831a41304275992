import { ProjectInClass, TeacherCode } from '@/features/class-link/TeacherCode'
import { Hero } from '@/features/home/Hero'
import { VisitDay } from '@/features/visits/VisitDay'
import type { SentVisit } from '@/model/visits'
import { useUser } from '@/store/hooks'
import { PageHead } from '@/ui/PageHead'

import { HomeSections } from './HomeSections'

const dayOf = (visit: SentVisit) => <VisitDay visit={visit} />

export function HomePage() {
  const user = useUser()
  return (
    <>
      <PageHead
        title="Inicio"
        description="Solicita una visita escolar al Museo Memoria y Tolerancia, conoce el costo al momento y prepara a tu grupo antes de llegar."
      />
      <Hero
        user={user}
        dayOf={dayOf}
        code={user && <TeacherCode teacherId={user.id} />}
        projection={user && <ProjectInClass teacherId={user.id} tone="ghostWall" size="l" />}
      />
      <HomeSections />
    </>
  )
}
