import { createAppointment, downloadAppointment, sendAppointment } from '@/api/appointments'
import { sendContact } from '@/api/contacts'
import { createSponsorshipRequest } from '@/api/sponsorship'
import { file } from '@/tools/check-api/look/files'
import { sendMessage } from '@/store/contactCalls'
import { requestSponsorship } from '@/store/sponsorshipCalls'
import { downloadPdf, emailAppointment, requestVisit } from '@/store/visitCalls'

import { contractCall, type Of } from './contractCall'

/** What people send to the museum. */
export const requestRows = {
  sendContact: contractCall({
    method: 'POST',
    path: '/contacts',
    token: 'never',
    send: ({ message }: Of<'message'>) => sendContact(message),
    body: ({ message }) => message,
    expects: 'resource',
    reads: 'El `id` del mensaje.',
    refusals: '422 si falta un dato',
    changes: 'Le manda un mensaje al museo.',
    place: 'la página de contacto',
    thunk: sendMessage,
  }),
  createAppointment: contractCall({
    method: 'POST',
    path: '/appointments',
    token: 'always',
    send: ({ visit }: Of<'visit'>) => createAppointment(visit),
    body: ({ visit }) => visit,
    expects: 'resource',
    reads: 'El `id` de la solicitud, que la persona conoce como su folio.',
    refusals:
      '401 sin token, 403 si no es profesor, 422 si un dato no es válido. La frase puede llegar en {"error": "…"}',
    changes: 'Crea una solicitud de visita.',
    place: '«Solicitar visita»',
    thunk: requestVisit,
  }),
  sendAppointment: contractCall({
    method: 'GET',
    path: '/appointments/{appointmentId}/send_appointment',
    token: 'always',
    send: ({ appointmentId }: Of<'appointmentId'>) => sendAppointment(appointmentId),
    expects: 'anything',
    reads: 'Solo que sea 2xx.',
    refusals: '401 sin token, 403 o 404 si es de otra persona',
    changes: 'Manda la solicitud por correo, aunque es un GET.',
    place: '«Tu visita»',
    thunk: emailAppointment,
  }),
  downloadAppointment: contractCall({
    method: 'GET',
    path: '/appointments/{appointmentId}/generate_pdf',
    token: 'always',
    send: ({ appointmentId }: Of<'appointmentId'>) => downloadAppointment(appointmentId),
    expects: 'file',
    reads: 'Un PDF (`application/pdf`).',
    refusals: '401 sin token, 403 o 404 si es de otra persona',
    place: '«Tu visita»',
    thunk: downloadPdf,
    look: file('pdf'),
  }),
  createSponsorshipRequest: contractCall({
    method: 'POST',
    path: '/sponsorship_requests',
    token: 'always',
    send: ({ sponsorship }: Of<'sponsorship'>) => createSponsorshipRequest(sponsorship),
    body: ({ sponsorship }) => sponsorship,
    expects: 'resource',
    reads: 'El `id` de la solicitud.',
    refusals:
      '401 sin token, 403 si no es profesor, 422 si un dato no es válido. La frase puede llegar en {"error": "…"}',
    changes: 'Crea una solicitud de patrocinio.',
    place: '«Solicitar patrocinio»',
    thunk: requestSponsorship,
  }),
}
