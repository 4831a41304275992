import { Suspense, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'

import { transport } from '@/content/practicalInfo'
import { isVirtual } from '@/content/virtualVisits'
import { ClassToolsPanel } from '@/features/class-link/ClassPanels'
import { PrincipalPanel } from '@/features/sent-visit/PrincipalPanel'
import { NextSteps } from '@/features/sent-visit/NextSteps'
import { OtherVisits, UnknownVisit } from '@/features/sent-visit/OtherVisits'
import { PaperButton } from '@/features/sent-visit/PaperButton'
import { RequirementChecklist } from '@/features/requirements/RequirementLists'
import { UnknownDetails } from '@/features/sent-visit/UnknownDetails'
import { VisitCopies } from '@/features/sent-visit/VisitCopies'
import { canBeInCalendar } from '@/features/sent-visit/visitCalendar'
import { HowToChange } from '@/features/visits/HowToChange'
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
import { DetailsSummary } from '@/ui/DetailsSummary'
import { lazyNamed } from '@/ui/lazyNamed'
import { ListState } from '@/ui/ListState'
import { PageBody } from '@/ui/PageBody'
import { Stack, Tiles } from '@/ui/layout/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { PaperHead } from '@/ui/paper/Paper'
import { Skeleton } from '@/ui/Skeleton'

import styles from './SentVisitPage.module.css'

// Lazy, because the map is below the fold. If the map fails to load, the page still shows the address.
const MuseumMap = lazyNamed(
  () => import('@/features/contact/MuseumMap'),
  'MuseumMap',
  () => null,
)

// Loaded by a press, because the papers bring the code of forms.
const PermissionSlips = lazyNamed(() => import('@/features/sent-visit/PermissionSlips'), 'PermissionSlips')
const PrincipalSheet = lazyNamed(() => import('@/features/sent-visit/PrincipalSheet'), 'PrincipalSheet')
const papers = { slips: PermissionSlips, sheet: PrincipalSheet }
type Paper = keyof typeof papers

/** The id of the principal's section. A link above the section points to it. */
const PRINCIPAL = 'direccion'

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

  return (
    <>
      <PaperHead hasAddress={!isOnline} isOnlyPrinted />
      <PageHeader title={wasSentToday(visit) ? 'Solicitud enviada' : 'Tu visita'} />
      <PageBody>
        <div className={classNames(styles.layout, hasDetails && styles.withPrice)}>
          <Stack gap={4}>
            {isRecent(visit) && (
              <div className="no-print">
                <ClassToolsPanel teacherId={user.id} mainTitle="Conversen sobre la visita">
                  <ButtonLink tone="secondary" block to={paths.visitRequest}>
                    Solicitar visita
                  </ButtonLink>
                  <ButtonLink tone="plain" size="s" to={paths.resources}>
                    Llevar las preguntas a clase
                  </ButtonLink>
                </ClassToolsPanel>
              </div>
            )}
            {hasDetails ? (
              <VisitDay visit={visit}>
                <li>Solicita {visit.teacherName}</li>
              </VisitDay>
            ) : (
              <Tiles gap={5} columns={2}>
                <VisitDay visit={visit} isOwn={isKnown} />
                <UnknownDetails user={user} folio={isKnown ? null : appointmentId} />
              </Tiles>
            )}
            {!isPast && <HowToChange folio={appointmentId} />}
            {hasDetails && !isPast && (
              <p className={classNames(styles.jump, 'no-print')}>
                <a href={`#${PRINCIPAL}`}>Enviarla a tu directora o director</a>
              </p>
            )}
            {isPast && !isRecent(visit) && (
              <div className="no-print">
                <ButtonLink to={paths.visitRequest}>Solicitar visita</ButtonLink>
              </div>
            )}
          </Stack>
          <Tiles gap={5} columns={2} className={classNames(styles.copies, 'no-print')}>
            <VisitCopies user={user} visit={visit} />
            {!isPast && (
              <div id={PRINCIPAL} className={styles.principal} tabIndex={-1}>
                <PrincipalPanel userId={user.id} visit={visit} school={school} sheet={buttonOf('sheet')} />
              </div>
            )}
            {!isRecent(visit) && (
              <ClassToolsPanel teacherId={user.id}>
                {!isPast && !isOnline && <PaperButton {...buttonOf('slips')}>Permisos para las familias</PaperButton>}
              </ClassToolsPanel>
            )}
          </Tiles>
          {hasDetails && (
            <div className={classNames(styles.price, 'sticky')}>
              <VisitReceipt service={visit.service} people={visit} isSent />
            </div>
          )}
          <Stack gap={5}>
            {!isPast && <NextSteps visit={visit} />}
            {!isPast && !isOnline && (
              <div className="rows">
                <details>
                  <DetailsSummary title="Tu lista de requisitos" heading="h2" />
                  <ListState list={requirements} listName="los requisitos" skeleton={<Skeleton height="20rem" />}>
                    <RequirementChecklist
                      userId={user.id}
                      appointmentId={appointmentId}
                      requirements={requirements.items}
                    />
                  </ListState>
                </details>
                <details>
                  <DetailsSummary title="Cómo llegar" heading="h2" />
                  <Suspense>
                    <MuseumMap />
                  </Suspense>
                  <p>{transport}</p>
                </details>
              </div>
            )}
            {others.length > 0 && <OtherVisits visits={others} />}
          </Stack>
        </div>
      </PageBody>
      {open === 'slips' && <PermissionSlips {...paperProps} />}
      {open === 'sheet' && <PrincipalSheet {...paperProps} requirements={requirements.items} />}
    </>
  )
}
