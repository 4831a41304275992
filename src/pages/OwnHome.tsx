import { isVirtual } from '@/content/virtualVisits'
import { HomeBand, HomeSection } from '@/features/home/HomeSection'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { upcomingVisit } from '@/model/visits'
import { useAppSelector } from '@/store/hooks'
import { selectHasUpcomingVisit, selectRecentVisit, selectSentVisits } from '@/store/visitRequestSlice'
import { RowLinks } from '@/ui/RowLink'

const sending = { title: 'Enviar cuestionario', description: 'A los correos de tu grupo', to: paths.sendQuestionnaire }
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
const familyRows = [
  { title: 'En familia', description: 'Cómo llegar, precios y tres consejos', to: paths.families },
  { title: 'Responder cuestionario', description: 'Quince preguntas para conversar', to: paths.answerQuestionnaire },
]
/** Rows for the URLs `/home/faq` and `/home/contacto`. */
const sections = [
  { id: 'faq', title: 'Preguntas frecuentes', description: 'Ver todas las preguntas', to: paths.faq },
  { id: 'contacto', title: 'Contacto', description: 'Escribir al museo', to: paths.contact },
]

/** What a signed-in user needs before or after a visit. */
export function OwnHome({ user }: { user: SessionUser }) {
  const isAfterVisit = useAppSelector(selectRecentVisit) !== undefined
  const rows = useTeacherRows(isAfterVisit)
  const title = isAfterVisit ? 'Después de la visita' : 'Prepara la visita'
  return (
    <HomeBand>
      <HomeSection id="visitas" title={user.isTeacher ? title : 'Prepara tu visita'}>
        <RowLinks rows={[...(user.isTeacher ? rows : familyRows), ...sections]} />
      </HomeSection>
    </HomeBand>
  )
}

/** A teacher's links before a request, before a visit or after it. After it, the hero links to the questionnaire. */
function useTeacherRows(isAfterVisit: boolean) {
  const hasUpcoming = useAppSelector(selectHasUpcomingVisit)
  const upcoming = upcomingVisit(useAppSelector(selectSentVisits))
  const papers = {
    title: isVirtual(upcoming?.service ?? null) ? 'Hoja para la dirección' : 'Hoja para la dirección y permisos',
    description: 'Para imprimir y firmar',
    to: paths.sentVisit,
  }
  if (isAfterVisit) return [resources, request]
  return hasUpcoming ? [papers, sending, suggestions, request] : [sending, sponsorship, resources, suggestions]
}
