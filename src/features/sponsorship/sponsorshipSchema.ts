import { object, string } from 'yup'

import type { Profile } from '@/api/profileFields'
import type { SponsorshipPayload } from '@/api/sponsorship'
import { cleanLines } from '@/lib/cleanText'
import { emailRule, textRule } from '@/lib/fieldRules'
import type { SessionUser } from '@/model/session'

/** All values are strings. An id is '' until the user chooses an option. */
export type SponsorshipValues = Record<keyof SponsorshipPayload, string>

const MIN_NAME = 3
const MIN_ADDRESS = 10
const MIN_REASON = 15

/** Returns a rule for a required string with a minimum length. Empty and short input have separate messages. */
const longEnough = (least: number, missing: string, short: string, rule = textRule()) =>
  rule.required(missing).test('long-enough', short, (text) => text === '' || text.length >= least)

export const sponsorshipSchema = object({
  teacher_name: longEnough(MIN_NAME, 'El nombre es obligatorio', 'El nombre parece ser muy corto'),
  first_lastname: longEnough(MIN_NAME, 'El primer apellido es obligatorio', 'El primer apellido parece ser muy corto'),
  second_lastname: longEnough(
    MIN_NAME,
    'El segundo apellido es obligatorio',
    'El segundo apellido parece ser muy corto',
  ),
  email: emailRule(),
  school_type_id: string().required('El sostenimiento escuela es obligatorio.'),
  school_grade_id: string().required('El nivel educativo es obligatorio.'),
  school_address: longEnough(MIN_ADDRESS, 'La dirección es obligatoria', 'La dirección es muy corta'),
  reason: longEnough(MIN_REASON, 'La razón es obligatoria', 'La razón parecer ser muy corta', textRule(cleanLines)),
})

/** @param profile the school is known from it, once it is loaded */
export const initialSponsorship = (user: SessionUser, profile: Profile | null = null): SponsorshipValues => ({
  teacher_name: user.name,
  first_lastname: user.first_lastname,
  second_lastname: user.second_lastname,
  email: user.email,
  school_type_id: profile?.school_type_id ?? '',
  school_grade_id: profile?.school_grade_id ?? '',
  school_address: '',
  reason: '',
})

/** Returns the request's body, cleaned and with numeric ids. */
export const toSponsorshipPayload = (values: SponsorshipValues): SponsorshipPayload => ({
  ...sponsorshipSchema.cast(values),
  school_type_id: Number(values.school_type_id),
  school_grade_id: Number(values.school_grade_id),
})
