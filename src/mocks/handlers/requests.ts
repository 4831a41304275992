import { appointmentDocument } from '../documents/documents.ts'
import { appointmentMail, contactMail } from '../mail/requestMails.ts'
import { TEACHER } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { created } from '../resource.ts'
import { type Call, type Endpoints, fileAnswer } from '../route.ts'
import { readAppointment, readContact, readSponsorship } from '../validation/requests.ts'

/** Visit requests, sponsorship requests, and contact messages. */
export const requestEndpoints: Endpoints = {
  'POST /appointments': async ({ signedIn, body, database }) => {
    const user = signedIn()
    if (user.profile_id !== TEACHER) throw new Refusal(403, 'Solo los profesores pueden solicitar visitas.')
    const payload = await body()
    if (payload['user_id'] !== user.id) throw new Refusal(403, 'La solicitud debe hacerse a tu propio nombre.')
    const visit = { ...readAppointment(payload), user_id: user.id }
    return created('appointments', database.add('appointments', visit))
  },

  'GET /appointments/:id/send_appointment': (call) => {
    const { visit, user } = ownAppointment(call)
    call.outbox.deliver(appointmentMail(visit, user, call.appOrigin))
    return { message: 'Correo enviado' }
  },

  'GET /appointments/:id/generate_pdf': async (call) => {
    const { visit, user } = ownAppointment(call)
    const { pdf } = await import('../documents/pdf.ts')
    const content = appointmentDocument(visit, user, call.appOrigin)
    return fileAnswer(await pdf(content), 'application/pdf', `solicitud-visita-${call.id}.pdf`)
  },

  'POST /sponsorship_requests': async ({ signedIn, body, database }) => {
    const user = signedIn()
    if (user.profile_id !== TEACHER) throw new Refusal(403, 'Solo los profesores pueden solicitar patrocinio.')
    const request = { ...readSponsorship(await body()), user_id: user.id }
    return created('sponsorship_requests', database.add('sponsorship_requests', request))
  },

  'POST /contacts': async ({ body, database, outbox }) => {
    const contact = database.add('contacts', readContact(await body()))
    outbox.deliver(contactMail(contact))
    return created('contacts', contact)
  },
}

function ownAppointment({ id, signedIn, database }: Call) {
  const user = signedIn()
  const visit = database.data.appointments.find((one) => String(one.id) === id)
  if (visit === undefined) throw new Refusal(404, 'No encontramos esa solicitud de visita.')
  if (visit.user_id !== user.id) throw new Refusal(403, 'Esta solicitud es de otra persona.')
  return { visit, user }
}
