import type { VisitPayload } from '@/api/appointments'
import type { SponsorshipPayload } from '@/api/sponsorship'
import type { RegistrationPayload } from '@/api/users'
import { exampleVisit } from '@/tools/catalogue/exampleVisit'
import { contract } from '@/tools/check-api/contract'
import { exampleValues } from '@/tools/check-api/contractRow'
import type { SessionUser } from '@/model/session'

// Shared examples. A test spreads an example and writes only the fields that matter, so a new field is added only here.

/** A signed-in teacher who has not requested a visit. */
export const someUser: SessionUser = { ...exampleValues.user, hasAppointments: false }

/** The payloads of the contract's examples. */
export const someRegistration: RegistrationPayload = contract.register.example
export const [, someProfile] = contract.saveProfile.example
export const someVisit: VisitPayload = contract.createAppointment.example
export const someSponsorship: SponsorshipPayload = contract.createSponsorshipRequest.example

export const someSentVisit = exampleVisit
