import { createAppointment, downloadAppointment, sendAppointment, type VisitPayload } from '@/api/appointments'
import { listServices } from '@/api/packages'
import { fileSaver } from '@/lib/download'
import { visitDraft } from '@/lib/drafts'
import { messages } from '@/lib/messages'
import { requestAdvice } from '@/lib/requestAdvice'
import { type ChosenService, chosenService, type SentVisit, sentVisits } from '@/lib/personalStorage'
import { saveAppointment } from '@/lib/session'

import { apiThunk, listThunk } from './apiThunk'
import { visitRequested } from './sessionEvents'
import type { AppDispatch } from './store'
import { notSent } from './unsent'
import { serviceChosen } from './visitRequestSlice'

export const loadServices = listThunk('visitRequest', 'services', listServices)

/** Sets the service of the visit and keeps it in the browser. */
export const chooseService =
  (userId: number, { id, name, price }: ChosenService) =>
  (dispatch: AppDispatch) => {
    chosenService(userId).write({ id, name, price })
    dispatch(serviceChosen({ id, name, price }))
  }

/** Removes the service from the visit. */
export const removeService = (userId: number) => (dispatch: AppDispatch) => {
  chosenService(userId).clear()
  dispatch(serviceChosen(null))
}

/** Sends a visit request, clears its draft and keeps what was sent for «Tu visita». */
export const requestVisit = apiThunk(
  'visitRequest',
  'requestVisit',
  ({ visit }: { visit: VisitPayload; summary: Omit<SentVisit, 'appointmentId'> }) => createAppointment(visit),
  {
    onSuccess: (appointmentId, { visit, summary }, dispatch) => {
      const sent: SentVisit = { ...summary, appointmentId }
      saveAppointment(appointmentId)
      sentVisits(visit.user_id).write([sent, ...(sentVisits(visit.user_id).read() ?? [])])
      visitDraft(visit.user_id).clear()
      dispatch(visitRequested(sent))
    },
    done: 'Solicitud enviada',
    refused: requestAdvice.refused,
    unknown: requestAdvice.unknown,
    unsent: ({ visit }) => notSent('Tu solicitud de visita no se envió', visitDraft(visit.user_id)),
    about: ({ visit }) => visit.user_id,
  },
)

/** Milliseconds. */
const SPINNER = 2000

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Sends the appointment by e-mail. It takes 2 s at least, so that the spinner can be seen. */
export const emailAppointment = apiThunk(
  'visitRequest',
  'emailAppointment',
  async (appointmentId: string) => {
    const [sending] = await Promise.allSettled([sendAppointment(appointmentId), delay(SPINNER)])
    if (sending.status === 'rejected') throw sending.reason
  },
  {
    done: 'Email enviado correctamente.',
    refused: 'El correo no se envió. Puedes intentarlo de nuevo o descargar el PDF.',
    unknown: messages.emailUnknown,
    unsent: () => 'El correo con tu solicitud no se envió: pídelo de nuevo al entrar.',
    about: (appointmentId) => appointmentId,
  },
)

/** Downloads the visit request as a PDF. */
export const downloadPdf = apiThunk(
  'visitRequest',
  'downloadPdf',
  async (appointmentId: string) => ({ file: await downloadAppointment(appointmentId), save: await fileSaver() }),
  {
    onSuccess: ({ file, save }, appointmentId) => save(file, `solicitud-de-visita-${appointmentId}.pdf`),
    explain: () => ({ message: 'No se pudo descargar.' }),
    refused: 'Revisa el folio: el museo entrega una solicitud solo a la cuenta que la envió.',
    about: (appointmentId) => appointmentId,
  },
)
