import type { VisitPayload } from '@/api/appointments'
import type { SponsorshipPayload } from '@/api/sponsorship'
import type { RegistrationPayload } from '@/api/users'
import { contract } from '@/tools/check-api/contract'
import type { SentVisit } from '@/lib/visits'
import type { SessionUser } from '@/lib/session'

// One example of each thing that many tests need some of. Spread it and write only what the test is about, so that a new
// field is written here and nowhere else.

/** Some signed-in person: a teacher who has requested no visit. */
export const someUser: SessionUser = {
  id: 7,
  name: 'Ana',
  first_lastname: 'Ruiz',
  second_lastname: 'Soto',
  email: 'ana@escuela.mx',
  auth_token: 'token-de-ana',
  profile_id: 1,
  hasAppointments: false,
  isTeacher: true,
}

/** What a registration sends, and what a visit request and a request of sponsorship do: the examples of the contract. */
export const someRegistration: RegistrationPayload = contract.register.example
export const [, someProfile] = contract.saveProfile.example
export const someVisit: VisitPayload = contract.createAppointment.example
export const someSponsorship: SponsorshipPayload = contract.createSponsorshipRequest.example

/** A visit request that was sent, as its teacher's browser keeps it. */
export const someSentVisit: SentVisit = {
  appointmentId: '51',
  teacherName: 'Ana Ruiz Soto',
  date: '2099-05-20',
  schedule: '10:30',
  service: { id: '1', name: 'Recorrido completo', price: 95 },
  contactPreference: 'Correo electrónico',
  groups: [{ label: 'Grupo 1, Secundaria', count: 30 }],
  teachers: 2,
  parents: 0,
}
