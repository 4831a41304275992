import { type HttpHandler, HttpResponse } from 'msw'

import { signedIn } from '../access.ts'
import type { Database } from '../database.ts'
import { appointmentMail } from '../mail/appointmentMail.ts'
import { type Appointment, nextId, type User } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { type Call, route } from '../route.ts'
import type { Services } from '../services.ts'
import { readAppointment } from '../validation/appointment.ts'

const TEACHER = 1

/** The visit requests of teachers: POST /appointments, and what the confirmation page does with one. */
export function appointmentHandlers({ database, outbox, appOrigin }: Services): HttpHandler[] {
  return [
    route('post', '/appointments', (call) => createAppointment(database, call), 'error'),

    route('get', '/appointments/:id/send_appointment', (call) => {
      const { visit, user } = ownAppointment(database, call)
      outbox.deliver(appointmentMail(visit, user, appOrigin(call.request)))
      return HttpResponse.json({ message: 'Correo enviado' })
    }),

    route('get', '/appointments/:id/generate_pdf', async (call) => {
      const { visit, user } = ownAppointment(database, call)
      const { appointmentPdf } = await import('../pdf/appointmentPdf.ts')
      const pdf = await appointmentPdf(visit, user, appOrigin(call.request))
      return new HttpResponse(pdf, {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="solicitud-visita-${String(visit.id)}.pdf"`,
        },
      })
    }),
  ]
}

async function createAppointment(database: Database, { request, body }: Call): Promise<Response> {
  const user = signedIn(database, request)
  if (user.profile_id !== TEACHER) throw new Refusal(403, 'Solo los profesores pueden solicitar visitas.')
  const payload = await body()
  if (payload['user_id'] !== user.id) throw new Refusal(403, 'La solicitud debe hacerse a tu propio nombre.')
  const visit = readAppointment(payload)
  const { id, ...attributes } = database.change((data): Appointment => {
    const created = {
      ...visit,
      id: nextId(data, 'appointments'),
      user_id: user.id,
      created_at: new Date().toISOString(),
    }
    data.appointments.push(created)
    return created
  })
  return HttpResponse.json({ data: { id: String(id), type: 'appointments', attributes } }, { status: 201 })
}

function ownAppointment(database: Database, { param, request }: Call): { visit: Appointment; user: User } {
  const user = signedIn(database, request)
  const visit = database.data.appointments.find(({ id }) => String(id) === param('id'))
  if (visit === undefined) throw new Refusal(404, 'No encontramos esa solicitud de visita.')
  if (visit.user_id !== user.id) throw new Refusal(403, 'Esta solicitud es de otra persona.')
  return { visit, user }
}
