import { isVirtual } from '@/content/virtualVisits'
import { ProjectInClass, TeacherCode } from '@/features/class-link/ClassPanels'
import { HomeBand, HomeSection } from '@/features/home/HomeSection'
import { CourtesyTicket } from '@/features/pass/CourtesyTicket'
import { HowToChange } from '@/features/visits/HowToChange'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { upcomingVisit } from '@/model/visits'
import { loadAccount, selectUserData } from '@/store/authSlice'
import { useAppSelector, useRequest } from '@/store/hooks'
import { selectHasUpcomingVisit, selectRecentVisit, selectSentVisits } from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { Cluster, Columns, Stack } from '@/ui/layout/layout'
import { Panel } from '@/ui/Panel'
import { RowLinks } from '@/ui/RowLink'
import { Skeleton } from '@/ui/Skeleton'

const request = { title: 'Solicitar visita', description: 'Otra fecha u otro servicio', to: paths.visitRequest }
const resources = {
  title: 'Recursos educativos',
  description: 'Preguntas para proyectar o imprimir',
  to: paths.resources,
}
const suggestions = {
  title: 'Sugerencias para tu visita',
  description: 'Siete consejos para preparar al grupo',
  to: paths.suggestions,
}
const sponsorship = {
  title: 'Solicitar patrocinio',
  description: 'Para grupos que no pueden cubrir el costo',
  to: paths.sponsorshipRequest,
}

export function OwnHome({ user }: { user: SessionUser }) {
  return <HomeBand>{user.isTeacher ? <ForTeacher user={user} /> : <ForFamily user={user} />}</HomeBand>
}

/** The class code, and what a teacher needs before a request, before a visit or after a visit. */
function ForTeacher({ user }: { user: SessionUser }) {
  const hasUpcoming = useAppSelector(selectHasUpcomingVisit)
  const upcoming = upcomingVisit(useAppSelector(selectSentVisits))
  const isAfterVisit = useAppSelector(selectRecentVisit) !== undefined
  const papers = {
    title: isVirtual(upcoming?.service ?? null) ? 'Hoja para la dirección' : 'Hoja para la dirección y permisos',
    description: 'Para imprimir y firmar',
    to: paths.sentVisit,
  }
  const beforeVisit = hasUpcoming ? [papers, suggestions, request] : [sponsorship, resources, suggestions]
  return (
    <HomeSection id="visitas" title={isAfterVisit ? 'Después de la visita' : 'Prepara la visita'}>
      <Columns gap={6} ratio="5:7" align="start">
        <Panel title="Código que escriben tus estudiantes">
          <TeacherCode teacherId={user.id} />
          <Cluster gap={4}>
            {/* After a visit, the hero has this link. */}
            {!isAfterVisit && (
              <ButtonLink tone="secondary" to={paths.sendQuestionnaire}>
                Enviar cuestionario
              </ButtonLink>
            )}
            <ProjectInClass teacherId={user.id} tone={isAfterVisit ? 'secondary' : 'plain'} />
          </Cluster>
        </Panel>
        <Stack gap={4}>
          <RowLinks rows={isAfterVisit ? [resources, request] : beforeVisit} />
          {hasUpcoming && <HowToChange folio={upcoming?.appointmentId ?? ''} />}
        </Stack>
      </Columns>
    </HomeSection>
  )
}

const familyRows = [
  { title: 'En familia', description: 'Cómo llegar, precios y tres consejos', to: paths.families },
  { title: 'Responder cuestionario', description: 'Quince preguntas para conversar', to: paths.answerQuestionnaire },
]

/** The courtesy pass of a family, unless it is used or the profile did not load, and what to read before a visit. */
function ForFamily({ user }: { user: SessionUser }) {
  const profile = useAppSelector(selectUserData)
  const { status } = useRequest(loadAccount, user.id)
  const freePass = profile?.freePass ?? false
  return (
    <HomeSection id="visitas" title="Prepara tu visita">
      <Columns gap={6} ratio="5:7">
        {freePass !== false && <CourtesyTicket />}
        {!profile && status !== 'failed' && <Skeleton height="200px" />}
        <RowLinks rows={familyRows} />
      </Columns>
    </HomeSection>
  )
}
