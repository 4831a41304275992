import { Navigate } from 'react-router-dom'

import { AppointmentActions } from '@/features/visit-request/AppointmentActions'
import { NextSteps } from '@/features/visit-request/NextSteps'
import { SentVisitFacts } from '@/features/visit-request/SentVisitFacts'
import { VisitReceipt } from '@/features/visit-request/VisitReceipt'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector, useForgetOnLeave, useRequest } from '@/store/hooks'
import { downloadPdf, emailAppointment } from '@/store/visitCalls'
import { selectSentVisit } from '@/store/visitRequestSlice'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/page/PageHeader'
import { WithAside } from '@/ui/page/WithAside'

/** Shown after a request was sent. The museum has not confirmed the visit yet, so no text says so. */
export function VisitRequestConfirmationPage() {
  const dispatch = useAppDispatch()
  const sent = useAppSelector(selectSentVisit)
  const email = useRequest(emailAppointment, sent?.appointmentId)
  const pdf = useRequest(downloadPdf, sent?.appointmentId)

  useForgetOnLeave(emailAppointment, downloadPdf)

  if (!sent) return <Navigate to={paths.visitRequest} replace />
  return (
    <>
      <PageHeader
        title="Solicitud enviada"
        lead={`Tu folio es ${sent.appointmentId}. Un ejecutivo del museo confirmará o actualizará la fecha.`}
        breadcrumb={[{ label: 'Visitas escolares', to: paths.visits }, { label: 'Solicitud enviada' }]}
      />
      <PageBody>
        <WithAside aside={sent.rows.length > 0 && <VisitReceipt {...sent} note="No es un comprobante de pago." />}>
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
