import type { PageData } from '@/app/page'
import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { TeacherCodeCard } from '@/features/class-link/TeacherCodeCard'
import { ContactFacts } from '@/features/contact/ContactFacts'
import { MuseumMap } from '@/features/contact/MuseumMap'
import { AppointmentActions } from '@/features/sent-visit/AppointmentActions'
import { NextSteps } from '@/features/sent-visit/NextSteps'
import { OtherVisits } from '@/features/sent-visit/OtherVisits'
import { PrincipalSheet } from '@/features/sent-visit/PrincipalSheet'
import { RequirementChecklist } from '@/features/sent-visit/RequirementChecklist'
import { SentVisitFacts } from '@/features/sent-visit/SentVisitFacts'
import { TakeAlong } from '@/features/sent-visit/TakeAlong'
import { UnknownVisit } from '@/features/sent-visit/UnknownVisit'
import { VisitReceipt } from '@/features/visit-request/VisitReceipt'
import { paths } from '@/lib/paths'
import { decodeSentVisit, type SentVisit } from '@/lib/personalStorage'
import type { SessionUser } from '@/lib/session'
import { isRecord } from '@/lib/untrusted'
import { useAppDispatch, useAppSelector, useForgetOnLeave, useList, useRequest } from '@/store/hooks'
import { downloadPdf, emailAppointment } from '@/store/visitCalls'
import { loadRequirements } from '@/store/visitPreparation'
import { selectSentVisits } from '@/store/visitRequestSlice'
import { ListGate } from '@/ui/ListGate'
import { Note } from '@/ui/Note'
import { Block } from '@/ui/page/Block'
import { PageBody } from '@/ui/PageBody'
import { TaskHeader } from '@/ui/page/TaskHeader'
import { WithAside } from '@/ui/page/WithAside'
import { Panel } from '@/ui/Panel'
import { Skeleton } from '@/ui/Skeleton'

import styles from './VisitRequestConfirmationPage.module.css'

const data: PageData = (dispatch) => {
  void dispatch(loadRequirements())
}

/** «Tu visita»: a sent request, the one of `?folio=` or else the newest. The museum has not confirmed it, so no text says so. */
export function VisitRequestConfirmationPage({ user }: { user: SessionUser }) {
  const visits = useAppSelector(selectSentVisits)
  const folio = useSearchParams()[0].get('folio')
  const wanted = folio === null ? visits[0] : visits.find(({ appointmentId }) => appointmentId === folio)
  // A request from another device: the API knows it by its folio.
  const visit = wanted ?? (folio === null ? null : decodeSentVisit({ appointmentId: folio }))
  const others = visits.filter((one) => one !== wanted)

  if (visit) return <Visit key={visit.appointmentId} user={user} visit={visit} isKnown={!!wanted} others={others} />
  if (folio === null && !user.hasAppointments) return <Navigate to={paths.visitRequest} replace />
  return <UnknownVisit isWrongFolio={folio !== null} others={others} />
}

VisitRequestConfirmationPage.data = data

interface VisitProps {
  user: SessionUser
  visit: SentVisit
  /** It was sent from this browser, or the API listed it at sign-in. */
  isKnown: boolean
  others: SentVisit[]
}

function Visit({ user, visit, isKnown, others }: VisitProps) {
  const dispatch = useAppDispatch()
  const { appointmentId } = visit
  const email = useRequest(emailAppointment, appointmentId)
  const pdf = useRequest(downloadPdf, appointmentId)
  const requirements = useList(loadRequirements)
  const [hasSheet, setHasSheet] = useState(false)
  const state: unknown = useLocation().state
  const wasJustSent = isRecord(state) && state['visitSent'] === true

  useForgetOnLeave(emailAppointment, downloadPdf)

  return (
    <>
      <TaskHeader
        title={wasJustSent ? 'Solicitud enviada' : 'Tu visita'}
        lead={`Tu folio es ${appointmentId}.${isKnown ? ' Un ejecutivo del museo confirmará o actualizará la fecha.' : ''}`}
      />
      <PageBody>
        <WithAside aside={visit.rows.length > 0 && <VisitReceipt {...visit} note="No es un comprobante de pago." />}>
          {!isKnown && (
            <Note tone="warn" title={`No reconocemos el folio ${appointmentId} en este dispositivo`}>
              <p>
                Si la solicitud es tuya, descarga su PDF o recíbela por correo. Si la envió otra cuenta, inicia sesión
                con ella: el museo no entrega la solicitud a nadie más.
              </p>
            </Note>
          )}
          {isKnown && <SentVisitFacts visit={visit} />}
          <AppointmentActions
            emailAddress={user.email}
            email={email}
            pdf={pdf}
            onEmail={() => void dispatch(emailAppointment(appointmentId))}
            onDownload={() => void dispatch(downloadPdf(appointmentId))}
          />
          {isKnown && <TakeAlong visit={visit} onSheet={() => setHasSheet(true)} />}
          <NextSteps />
          <div className={styles.cards}>
            <div className="no-print">
              <TeacherCodeCard teacherId={user.id} />
            </div>
            <Panel title="Cómo llegar">
              <MuseumMap />
              <ContactFacts />
            </Panel>
          </div>
          <Block title="Tu lista de requisitos">
            <ListGate list={requirements} skeleton={<Skeleton height="20rem" />}>
              <RequirementChecklist userId={user.id} appointmentId={appointmentId} requirements={requirements.items} />
            </ListGate>
          </Block>
          {others.length > 0 && <OtherVisits visits={others} />}
        </WithAside>
      </PageBody>
      {hasSheet && (
        <PrincipalSheet visit={visit} requirements={requirements.items} onClose={() => setHasSheet(false)} />
      )}
    </>
  )
}
