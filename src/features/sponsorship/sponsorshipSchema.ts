import { object, string } from 'yup'

import type { SponsorshipPayload } from '@/api/sponsorship'
import { emailRule } from '@/lib/formRules'
import type { SessionUser } from '@/lib/session'

/** The form holds texts; ids too, '' while nothing is chosen. */
export type SponsorshipValues = Record<keyof SponsorshipPayload, string>

const MIN_NAME = 3
const MIN_ADDRESS = 10
const MIN_REASON = 15

/** A text that must be there, and then be long enough: each with its own sentence. */
const longEnough = (least: number, missing: string, short: string) =>
  string()
    .trim()
    .required(missing)
    .test('long-enough', short, (text) => text === '' || text.length >= least)

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
  reason: longEnough(MIN_REASON, 'La razón es obligatoria', 'La razón parecer ser muy corta'),
})

/** What the account already tells; the school's part comes with the profile. */
export const initialSponsorship = (user: SessionUser): SponsorshipValues => ({
  teacher_name: user.name,
  first_lastname: user.first_lastname,
  second_lastname: user.second_lastname,
  email: user.email,
  school_type_id: '',
  school_grade_id: '',
  school_address: '',
  reason: '',
})

/** Makes form values out of a kept draft; what makes no sense in it is as at the start. */
export function restoreSponsorship(kept: Record<string, unknown>, initial: SponsorshipValues): SponsorshipValues {
  const text = (name: keyof SponsorshipValues) => {
    const value = kept[name]
    return typeof value === 'string' ? value : initial[name]
  }
  return {
    teacher_name: text('teacher_name'),
    first_lastname: text('first_lastname'),
    second_lastname: text('second_lastname'),
    email: text('email'),
    school_type_id: text('school_type_id'),
    school_grade_id: text('school_grade_id'),
    school_address: text('school_address'),
    reason: text('reason'),
  }
}

/** What travels: texts without the spaces around them, ids as numbers. */
export const toSponsorshipPayload = (values: SponsorshipValues): SponsorshipPayload => ({
  teacher_name: values.teacher_name.trim(),
  first_lastname: values.first_lastname.trim(),
  second_lastname: values.second_lastname.trim(),
  email: values.email.trim(),
  school_type_id: Number(values.school_type_id),
  school_grade_id: Number(values.school_grade_id),
  school_address: values.school_address.trim(),
  reason: values.reason.trim(),
})
