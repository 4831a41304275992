import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'

import { AppointmentActions } from '@/features/visit-confirmation/AppointmentActions'
import { NextSteps } from '@/features/visit-confirmation/NextSteps'
import { SentVisitFacts } from '@/features/visit-confirmation/SentVisitFacts'
import { SentVisitReceipt } from '@/features/visit-confirmation/SentVisitReceipt'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  confirmationLeft,
  downloadPdf,
  emailAppointment,
  selectAppointmentEmail,
  selectPdf,
  selectSentVisit,
} from '@/store/visitRequestSlice'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'
import { WithAside } from '@/ui/WithAside'

/** A request was sent; it is not yet a confirmed visit, and never called one. */
export function VisitRequestConfirmationPage() {
  const dispatch = useAppDispatch()
  const sent = useAppSelector(selectSentVisit)
  const email = useAppSelector(selectAppointmentEmail)
  const pdf = useAppSelector(selectPdf)

  useEffect(
    () => () => {
      dispatch(confirmationLeft())
    },
    [dispatch],
  )

  if (!sent) return <Navigate to={paths.visitRequest} replace />
  return (
    <>
      <PageHeader
        title="Solicitud enviada"
        lead={`Tu folio es ${sent.appointmentId}. Un ejecutivo del museo confirmará o actualizará la fecha.`}
        breadcrumb={[{ label: 'Visitas escolares', to: paths.visits }, { label: 'Solicitud enviada' }]}
      />
      <PageBody>
        <WithAside aside={sent.rows.length > 0 && <SentVisitReceipt visit={sent} />}>
          <SentVisitFacts visit={sent} />
          <AppointmentActions
            email={email}
            pdf={pdf}
            onEmail={() => void dispatch(emailAppointment(sent.appointmentId))}
            onDownload={() => void dispatch(downloadPdf(sent.appointmentId))}
          />
          <NextSteps />
        </WithAside>
      </PageBody>
    </>
  )
}
