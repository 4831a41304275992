import { ProjectInClass, TeacherCode } from '@/features/class-link/ClassPanels'
import { HomeBand, HomeSection } from '@/features/home/HomeSection'
import { FamilyTips } from '@/features/visits/FamilyTips'
import { HowToChange } from '@/features/visits/HowToChange'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { upcomingVisit } from '@/model/visits'
import { useAppSelector } from '@/store/hooks'
import { selectHasUpcomingVisit, selectSentVisits } from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { Cluster, Columns, Stack } from '@/ui/layout/layout'
import { Panel } from '@/ui/Panel'
import { RowLinks } from '@/ui/RowLink'

const request = {
  title: 'Solicitar visita',
  description: 'Otra fecha u otro servicio',
  to: paths.visitRequest,
}

const tasks = [
  {
    title: 'Solicitar patrocinio',
    description: 'Para grupos que no pueden cubrir el costo',
    to: paths.sponsorshipRequest,
  },
  { title: 'Recursos educativos', description: 'Preguntas para proyectar o imprimir', to: paths.resources },
  { title: 'Sugerencias para tu visita', description: 'Siete consejos para preparar al grupo', to: paths.suggestions },
]

/** The home page of a signed-in user below the hero: a teacher's class code and tasks, or a family's tips. */
export function OwnHome({ user }: { user: SessionUser }) {
  const hasUpcomingVisit = useAppSelector(selectHasUpcomingVisit)
  const upcoming = upcomingVisit(useAppSelector(selectSentVisits))
  if (!user.isTeacher) {
    return (
      <HomeBand>
        <HomeSection id="visitas" title="Prepara tu visita">
          <FamilyTips />
          <div>
            <ButtonLink tone="secondary" to={paths.families}>
              En familia
            </ButtonLink>
          </div>
        </HomeSection>
      </HomeBand>
    )
  }
  return (
    <HomeBand>
      <HomeSection id="visitas" title="Prepara la visita">
        <Columns gap={6} ratio="5:7">
          <Stack gap={4}>
            <Panel title="Código que escriben tus estudiantes">
              <TeacherCode teacherId={user.id} />
              <Cluster gap={4}>
                <ButtonLink tone="secondary" to={paths.sendQuestionnaire}>
                  Enviar cuestionario
                </ButtonLink>
                <ProjectInClass teacherId={user.id} tone="plain" />
              </Cluster>
            </Panel>
            {hasUpcomingVisit && <HowToChange folio={upcoming?.appointmentId ?? ''} />}
          </Stack>
          <RowLinks rows={(hasUpcomingVisit ? [request, ...tasks] : tasks).slice(0, 3)} />
        </Columns>
      </HomeSection>
    </HomeBand>
  )
}
