import { type ReactNode, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'

import { isVirtual } from '@/content/virtualVisits'
import { ProjectInClass, TeacherCode } from '@/features/class-link/TeacherCode'
import { NextSteps } from '@/features/sent-visit/NextSteps'
import { UnknownVisit } from '@/features/sent-visit/OtherVisits'
import { PaperButton } from '@/features/sent-visit/PaperButton'
import { UnknownDetails } from '@/features/sent-visit/UnknownDetails'
import { VisitCopies } from '@/features/sent-visit/VisitCopies'
import { canBeInCalendar } from '@/features/sent-visit/visitCalendar'
import { VisitDay } from '@/features/visits/VisitDay'
import { VisitReceipt } from '@/features/visit-request/VisitReceipt'
import { reportCaught } from '@/lib/reportCaught'
import { paths } from '@/model/paths'
import { decodeSentVisit, hasPassed, isRecent, type SentVisit, upcomingVisit, wasSentToday } from '@/model/visits'
import type { SessionUser } from '@/model/session'
import { selectUserData } from '@/store/authSlice'
import { useAppSelector, useList } from '@/store/hooks'
import { loadRequirements, selectSentVisits } from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { lazyNamed } from '@/ui/lazyNamed'
import { PageBody } from '@/ui/PageBody'
import { Cluster, Columns, Stack, Tiles } from '@/ui/layout/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { PaperHead } from '@/ui/paper/Paper'

import { MoreOfVisit } from './MoreOfVisit'
import styles from './SentVisitPage.module.css'

// Lazy, because the papers load the code of forms.
const PermissionSlips = lazyNamed(() => import('@/features/sent-visit/PermissionSlips'), 'PermissionSlips')
const PrincipalSheet = lazyNamed(() => import('@/features/sent-visit/PrincipalSheet'), 'PrincipalSheet')
const papers = { slips: PermissionSlips, sheet: PrincipalSheet }
type Paper = keyof typeof papers

/**
 * «Tu visita»: the request in `?folio=`, or else the next visit, or else the newest request. The page must not suggest
 * that the museum has confirmed the visit.
 */
export function SentVisitPage({ user }: { user: SessionUser }) {
  const visits = useAppSelector(selectSentVisits)
  const folio = useSearchParams()[0].get('folio')
  const wanted =
    folio === null ? (upcomingVisit(visits) ?? visits[0]) : visits.find(({ appointmentId }) => appointmentId === folio)
  // If the request was sent from another device, only its number (folio) is known, which is enough for the API.
  const visit = wanted ?? (folio === null ? null : decodeSentVisit({ appointmentId: folio }))
  const others = visits.filter((one) => one !== wanted)

  if (visit) return <Visit key={visit.appointmentId} user={user} visit={visit} isKnown={!!wanted} others={others} />
  if (folio === null && !user.hasAppointments) return <Navigate to={paths.visitRequest} replace />
  return <UnknownVisit isWrongFolio={folio !== null} others={others} />
}

interface VisitProps {
  user: SessionUser
  visit: SentVisit
  /** Whether the visit was sent from this browser or listed by the API at sign-in. */
  isKnown: boolean
  others: SentVisit[]
}

function Visit({ user, visit, isKnown, others }: VisitProps) {
  const { appointmentId } = visit
  const requirements = useList(loadRequirements)
  const school = useAppSelector(selectUserData)?.school ?? ''
  const [{ open, failed }, setPaper] = useState<{ open?: Paper; failed?: Paper }>({})
  const paperProps = { userId: user.id, visit, school, onClose: () => setPaper({}) }
  const hasDetails = canBeInCalendar(visit)
  const isPast = hasPassed(visit)
  const isOnline = isVirtual(visit.service)

  async function openPaper(paper: Paper) {
    setPaper({})
    try {
      await papers[paper].load()
      setPaper({ open: paper })
    } catch (thrown) {
      reportCaught(thrown)
      setPaper({ failed: paper })
    }
  }
  const buttonOf = (paper: Paper) => ({ hasFailed: failed === paper, onClick: () => void openPaper(paper) })
  const copies = <VisitCopies user={user} visit={visit} />
  const offers = isPast ? (
    <AfterVisit teacherId={user.id} isRecent={isRecent(visit)} />
  ) : (
    <div className="rows no-print">
      <Offer
        title="Para tu directora o director"
        text="El costo, los objetivos y una línea para firmar. También se envía como mensaje."
      >
        <PaperButton {...buttonOf('sheet')}>Hoja para la dirección</PaperButton>
      </Offer>
      <Offer title="Para tu grupo" text="Código que escriben tus estudiantes" codeOf={user.id}>
        {!isOnline && <PaperButton {...buttonOf('slips')}>Permisos para las familias</PaperButton>}
        <ButtonLink tone="secondary" block to={paths.sendQuestionnaire}>
          Enviar cuestionario
        </ButtonLink>
      </Offer>
    </div>
  )

  return (
    <>
      <PaperHead hasAddress={!isOnline} isOnlyPrinted />
      <div className={styles.scene}>
        <PageHeader title={wasSentToday(visit) ? 'Solicitud enviada' : 'Tu visita'} />
        <Stack gap={5} className={classNames(styles.door, !hasDetails && styles.folio)}>
          <VisitDay visit={visit} isOwn={isKnown}>
            <li>Tu folio es {appointmentId}.</li>
            <li>Solicita {visit.teacherName}</li>
          </VisitDay>
          {!hasDetails && <UnknownDetails user={user} folio={appointmentId} isKnown={isKnown} />}
          {!isPast && copies}
        </Stack>
      </div>
      <PageBody>
        <Columns gap={7} hasAside={hasDetails}>
          {!isPast && <NextSteps visit={visit} />}
          {offers}
          {hasDetails && (
            <div className={styles.receipt}>
              <VisitReceipt service={visit.service} people={visit} isSent />
            </div>
          )}
          <MoreOfVisit userId={user.id} visit={visit} requirements={requirements} others={others}>
            {isPast && copies}
          </MoreOfVisit>
        </Columns>
      </PageBody>
      {open === 'slips' && <PermissionSlips {...paperProps} />}
      {open === 'sheet' && <PrincipalSheet {...paperProps} requirements={requirements.items} />}
    </>
  )
}

interface OfferProps {
  title: string
  text: string
  codeOf?: number
  children: ReactNode
}

/** Buttons for one reader of the request. */
function Offer({ title, text, codeOf, children }: OfferProps) {
  return (
    <Stack gap={2}>
      <h2 className="h3">{title}</h2>
      <p>{text}</p>
      {codeOf !== undefined && <TeacherCode teacherId={codeOf} />}
      <Tiles gap={3}>{children}</Tiles>
    </Stack>
  )
}

/** The next step after a visit: the class talks about it. Later, the teacher requests another visit. */
function AfterVisit({ teacherId, isRecent: isTalkDue }: { teacherId: number; isRecent: boolean }) {
  return (
    <Stack gap={4} className="no-print">
      {isTalkDue && <h2 className="h3">Conversen sobre la visita</h2>}
      <Cluster gap={3}>
        {isTalkDue && (
          <>
            <ButtonLink to={paths.sendQuestionnaire}>Enviar cuestionario</ButtonLink>
            <ProjectInClass teacherId={teacherId} tone="secondary" />
            <ButtonLink to={paths.resources} tone="secondary">
              Preguntas para llevar a clase
            </ButtonLink>
          </>
        )}
        <ButtonLink tone={isTalkDue ? 'secondary' : 'primary'} to={paths.visitRequest}>
          Solicitar visita
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}
