import type { VisitPayload } from '@/api/appointments'
import type { SponsorshipPayload } from '@/api/sponsorship'
import type { RegistrationPayload } from '@/api/users'
import { contract } from '@/tools/check-api/contract'
import { exampleValues } from '@/tools/check-api/contractRow'
import type { SentVisit } from '@/model/visits'
import type { SessionUser } from '@/model/session'

// Shared examples. A test spreads an example and writes only the fields that matter, so a new field is added only here.

/** A signed-in teacher who has not requested a visit. */
export const someUser: SessionUser = { ...exampleValues.user, hasAppointments: false }

/** The payloads of the contract's examples. */
export const someRegistration: RegistrationPayload = contract.register.example
export const [, someProfile] = contract.saveProfile.example
export const someVisit: VisitPayload = contract.createAppointment.example
export const someSponsorship: SponsorshipPayload = contract.createSponsorshipRequest.example

/** A sent visit request, as the teacher's browser stores it. */
export const someSentVisit: SentVisit = {
  appointmentId: '51',
  sentAt: Date.UTC(2026, 8, 1),
  teacherName: 'Ana Ruiz Soto',
  date: '2099-05-20',
  schedule: '10:30',
  service: { id: '1', name: 'Recorrido completo', price: 95 },
  contactPreference: 'Correo electrónico',
  groups: [{ label: 'Grupo 1, Secundaria', count: 30 }],
  teachers: 2,
  parents: 0,
}
