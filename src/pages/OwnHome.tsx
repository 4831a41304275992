import { Link } from 'react-router-dom'

import lights from '@/art/e6-cuestionario-listo.svg'
import group from '@/art/rol-docente.svg'
import student from '@/art/rol-estudiante.svg'
import family from '@/art/rol-familia.svg'
import museum from '@/art/s1-recorrido-completo.svg'
import voices from '@/art/s8-testimonio.svg'
import { isVirtual } from '@/content/virtualVisits'
import { Doors } from '@/features/home/Doors'
import { HomeBand, HomeSection } from '@/features/home/HomeSection'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { upcomingVisit } from '@/model/visits'
import { useAppSelector } from '@/store/hooks'
import { selectHasUpcomingVisit, selectRecentVisit, selectSentVisits } from '@/store/visitRequestSlice'
import { Tiles } from '@/ui/layout/layout'

const sending = [lights, 'Enviar cuestionario', 'A los correos de tu grupo', paths.sendQuestionnaire] as const
const request = [museum, 'Solicitar visita', 'Otra fecha u otro servicio', paths.visitRequest] as const
const resources = [voices, 'Recursos educativos', 'Preguntas para proyectar o imprimir', paths.resources] as const
const suggestions = [group, 'Sugerencias', 'Siete consejos para venir con un grupo', paths.suggestions] as const
const familyDoors = [
  [family, 'En familia', 'Cómo llegar, precios y tres consejos', paths.families],
  [student, 'Responder cuestionario', 'Quince preguntas para conversar', paths.answerQuestionnaire],
  [voices, 'Recursos educativos', 'Tres temas para conversar en casa', paths.resources],
] as const
const sponsorship = [['Solicitar patrocinio', paths.sponsorshipRequest, undefined]] as const
/** Links with the ids of the URLs `/home/faq` and `/home/contacto`. */
const help = [
  ['Preguntas frecuentes', paths.faq, 'faq'],
  ['Contacto', paths.contact, 'contacto'],
] as const

/** The links of a signed-in user before or after a visit: three steps with a drawing, then links below them. */
export function OwnHome({ user }: { user: SessionUser }) {
  const isAfterVisit = useAppSelector(selectRecentVisit) !== undefined
  const hasUpcoming = useAppSelector(selectHasUpcomingVisit)
  const upcoming = upcomingVisit(useAppSelector(selectSentVisits))
  const papers = isVirtual(upcoming?.service ?? null) ? 'Para imprimir y firmar' : 'Y permisos para las familias'
  const paperDoor = [museum, 'Hoja para la dirección', papers, paths.sentVisit] as const
  // After a visit, the hero links to the questionnaire.
  const [first, second] = isAfterVisit ? [resources, request] : [hasUpcoming ? paperDoor : resources, sending]
  const canSponsor = user.isTeacher && !isAfterVisit && !hasUpcoming
  const title = isAfterVisit ? 'Después de la visita' : 'Prepara la visita'
  return (
    <HomeBand>
      <HomeSection id="visitas" title={user.isTeacher ? title : 'Prepara tu visita'}>
        <Doors doors={user.isTeacher ? [first, second, suggestions] : familyDoors} />
        <Tiles as="ul" gap={1} columns={3} className="links ruled">
          {[...(canSponsor ? sponsorship : []), ...help].map(([text, to, id]) => (
            <li key={to}>
              <Link id={id} to={to}>
                {text}
              </Link>
            </li>
          ))}
        </Tiles>
      </HomeSection>
    </HomeBand>
  )
}
