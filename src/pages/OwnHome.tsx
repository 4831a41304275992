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
import { Columns, Stack } from '@/ui/layout/layout'

const sending = [lights, 'Enviar cuestionario', 'A los correos de tu grupo', paths.sendQuestionnaire] as const
const request = [group, 'Solicitar visita', 'Otra fecha u otro servicio', paths.visitRequest] as const
const resources = [voices, 'Recursos educativos', 'Preguntas para proyectar o imprimir', paths.resources] as const
const suggestions = ['Sugerencias para tu visita', paths.suggestions] as const
const familyDoors = [
  [family, 'En familia', 'Cómo llegar, precios y tres consejos', paths.families],
  [student, 'Responder cuestionario', 'Quince preguntas para conversar', paths.answerQuestionnaire],
] as const
const familyLinks = [['Recursos educativos', paths.resources]] as const
/** Links with the ids of the URLs `/home/faq` and `/home/contacto`. */
const help = [
  ['Preguntas frecuentes', paths.faq, 'faq'],
  ['Contacto', paths.contact, 'contacto'],
] as const

/** What a signed-in user needs before or after a visit: two steps with a drawing, then further links. */
export function OwnHome({ user }: { user: SessionUser }) {
  const isAfterVisit = useAppSelector(selectRecentVisit) !== undefined
  const teacherLinks = useTeacherLinks(isAfterVisit)
  const [doors, links] = user.isTeacher ? teacherLinks : [familyDoors, familyLinks]
  const title = isAfterVisit ? 'Después de la visita' : 'Prepara la visita'
  return (
    <HomeBand>
      <HomeSection id="visitas" title={user.isTeacher ? title : 'Prepara tu visita'}>
        <Columns gap={5} hasAside>
          <Doors doors={doors} />
          <Stack as="ul" gap={1} className="ruled links">
            {[...links, ...help].map(([text, to, id]) => (
              <li key={to}>
                <Link id={id} to={to}>
                  {text}
                </Link>
              </li>
            ))}
          </Stack>
        </Columns>
      </HomeSection>
    </HomeBand>
  )
}

/** A teacher's links before a request, before a visit or after it. After it, the hero links to the questionnaire. */
function useTeacherLinks(isAfterVisit: boolean) {
  const hasUpcoming = useAppSelector(selectHasUpcomingVisit)
  const upcoming = upcomingVisit(useAppSelector(selectSentVisits))
  const papers = isVirtual(upcoming?.service ?? null) ? 'Hoja para la dirección' : 'Hoja para la dirección y permisos'
  if (isAfterVisit) return [[resources, request], [suggestions]] as const
  return hasUpcoming
    ? ([
        [[museum, papers, 'Para imprimir y firmar', paths.sentVisit], sending],
        [suggestions, ['Solicitar visita', paths.visitRequest]],
      ] as const)
    : ([
        [resources, sending],
        [suggestions, ['Solicitar patrocinio', paths.sponsorshipRequest]],
      ] as const)
}
