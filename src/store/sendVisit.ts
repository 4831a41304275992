import { apiCreateAppointment, apiSendAppointment, type VisitPayload } from '@/api/appointments'
import { visitDraft } from '@/model/drafts'
import { messages } from '@/lib/messages'
import { requestAdvice } from '@/model/advice'
import { saveAppointment } from '@/model/session'
import { type SentVisit, sentVisits } from '@/model/visits'

import { apiThunk, notSent } from './apiThunk'
import { visitRequested } from './session'

/** Sends a visit request, clears its draft and stores the request for «Tu visita». */
export const requestVisit = apiThunk(
  'visitRequest',
  'requestVisit',
  ({ visit }: { visit: VisitPayload; sentVisit: Omit<SentVisit, 'appointmentId' | 'sentAt'> }) =>
    apiCreateAppointment(visit),
  {
    sends: true,
    onSuccess: (appointmentId, { visit, sentVisit }, dispatch) => {
      const sent: SentVisit = { ...sentVisit, appointmentId, sentAt: Date.now() }
      saveAppointment(appointmentId)
      sentVisits(visit.user_id).write([sent, ...(sentVisits(visit.user_id).read() ?? [])])
      visitDraft(visit.user_id).clear()
      dispatch(visitRequested(sent))
    },
    done: 'Solicitud enviada',
    ...requestAdvice,
    unsent: ({ visit }) => notSent('Tu solicitud de visita no se envió', visitDraft(visit.user_id)),
    about: ({ visit }) => visit.user_id,
  },
)

const SPINNER_MS = 2000

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** E-mails a sent visit request to its teacher. Takes at least 2 s, so that the user sees the spinner. */
export const emailSentVisit = apiThunk(
  'visitRequest',
  'emailSentVisit',
  async (appointmentId: string) => {
    const [sending] = await Promise.allSettled([apiSendAppointment(appointmentId), delay(SPINNER_MS)])
    if (sending.status === 'rejected') throw sending.reason
  },
  {
    sends: true,
    done: 'Email enviado correctamente.',
    refused: 'El correo no se envió. Puedes intentarlo de nuevo o descargar el PDF.',
    unknown: messages.emailUnknown,
    unsent: () => 'El correo con tu solicitud no se envió: pídelo de nuevo al entrar.',
    about: (appointmentId) => appointmentId,
  },
)
