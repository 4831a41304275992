import { array, object, type Schema, string } from 'yup'

import type { RegistrationPayload } from '@/api/users'
import { cleanText } from '@/lib/cleanText'
import { isBefore, today, todayInYears } from '@/lib/dates'
import { type DraftValues, withDraftTexts } from '@/model/drafts'
import { emailRule, newPasswordRule, textRule } from '@/lib/fieldRules'
import { isTeacherProfile } from '@/model/session'

/** The option for a school that is not in the list. Never sent as the name of a school. */
export const OTHER_SCHOOL = 'Otro'
export const MAX_THEMES = 3
export const TOO_MANY_THEMES = 'Solo puedes elegir 3 temas'

export const emptyRegistration = {
  profile_id: '',
  name: '',
  first_lastname: '',
  second_lastname: '',
  email: '',
  password: '',
  phone: '',
  date_of_birth: '',
  school: '',
  /** Sent as `school` if the user chose 'Otro'. */
  schoolName: '',
  cct: '',
  school_grade_id: '',
  school_type_id: '',
  subject: '',
  theme_ids: [] as string[],
}

export type RegistrationValues = typeof emptyRegistration

const forTeachers = (sentence: string) =>
  textRule().when('profile_id', ([profile_id]: unknown[], rule) =>
    isTeacherProfile(profile_id) ? rule.required(sentence) : rule,
  )

/** Returns a rule for a field that is shown after the profile is chosen. */
const afterProfile = <Rule extends Schema>(noRule: Rule, rule: Rule) =>
  noRule.when('profile_id', ([profile_id = '']: unknown[]) => (profile_id === '' ? noRule : rule))

export const registrationSchema = object({
  profile_id: string().required('El Tipo de perfil es obligatorio'),
  name: forTeachers('El nombre es obligatorio.'),
  first_lastname: forTeachers('El primer apellido es obligatorio.'),
  second_lastname: forTeachers('El segundo apellido es obligatorio.'),
  phone: forTeachers('El teléfono es obligatorio.').when('profile_id', ([profile_id]: unknown[], rule) =>
    isTeacherProfile(profile_id) ? rule.matches(/^[\d ]*$/, 'El teléfono debe contener solo números.') : rule,
  ),
  date_of_birth: string()
    .test({
      message: 'La fecha de nacimiento no puede ser mayor a hoy.',
      test: (date = '') => !isBefore(today(), date),
    })
    .test({
      message: 'La fecha de nacimiento debe estar dentro de los últimos 120 años.',
      test: (date = '') => date === '' || !isBefore(date, todayInYears(-120)),
    }),
  school: forTeachers('La escuela es obligatoria.'),
  schoolName: textRule().when(['profile_id', 'school'], ([profile_id, school]: unknown[], rule) =>
    isTeacherProfile(profile_id) && school === OTHER_SCHOOL
      ? rule
          .required('El nombre de la escuela es obligatoria.')
          .matches(/^(?!otro$)/i, 'El nombre de la escuela es obligatoria.')
      : rule,
  ),
  cct: forTeachers('El cct es obligatorio.'),
  school_grade_id: forTeachers('El nivel educativo es obligatorio.'),
  school_type_id: forTeachers('El sostenimiento escuela es obligatorio.'),
  subject: forTeachers('La materia impartida es obligatoria.'),
  theme_ids: afterProfile(array(), array().min(1, 'Selecciona al menos un tema').max(MAX_THEMES, TOO_MANY_THEMES)),
  email: afterProfile(string(), emailRule()),
  password: afterProfile(string(), newPasswordRule()),
})

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Merges a stored draft into form values, which may have the profile of a link. A draft never has a password. */
export function withDraft(draft: DraftValues, values: RegistrationValues): RegistrationValues {
  const theme_ids = isTexts(draft['theme_ids']) ? draft['theme_ids'] : values.theme_ids
  const restored = withDraftTexts(draft, values)
  return { ...restored, profile_id: values.profile_id || restored.profile_id, theme_ids, password: values.password }
}

export const withoutPassword = (values: RegistrationValues): DraftValues => ({ ...values, password: '' })

/** Returns the request's body: numeric ids, cleaned strings, and the teacher fields for teachers only. */
export function toRegistrationPayload(values: RegistrationValues): RegistrationPayload {
  const everybody: RegistrationPayload = {
    name: cleanText(values.name),
    email: cleanText(values.email),
    password: values.password,
    profile_id: Number(values.profile_id),
    date_of_birth: values.date_of_birth,
    theme_ids: values.theme_ids.map(Number),
  }
  if (!isTeacherProfile(values.profile_id)) return everybody
  return {
    ...everybody,
    first_lastname: cleanText(values.first_lastname),
    second_lastname: cleanText(values.second_lastname),
    phone: cleanText(values.phone).replaceAll(' ', ''),
    school: values.school === OTHER_SCHOOL ? cleanText(values.schoolName) : cleanText(values.school),
    cct: keyOf(values.cct),
    subject: cleanText(values.subject),
    school_grade_id: Number(values.school_grade_id),
    school_type_id: Number(values.school_type_id),
  }
}

/** Cleans a work-centre key (CCT) and converts it to capitals. The field shows capitals too. */
const keyOf = (cct: string) => cleanText(cct).toUpperCase()

/** Returns a hint, no error, unless the telephone has ten digits after any Mexican dialling prefix. */
export function phoneHint(phone: string): string | undefined {
  const digits = cleanText(phone).replaceAll(' ', '')
  return digits === '' || /^(?:044|045|01|\+?52)?\d{10}$/.test(digits)
    ? undefined
    : 'Un teléfono suele tener 10 dígitos. Revísalo; si es correcto, continúa.'
}

/** Returns a hint, no error, unless the CCT is 2 digits, 3 letters, 4 digits and 1 letter. */
export function cctHint(cct: string): string | undefined {
  const key = keyOf(cct)
  return key === '' || /^\d{2}[A-Z]{3}\d{4}[A-Z]$/.test(key)
    ? undefined
    : 'Una CCT suele verse así: 09DST0014K. Revísala; si es correcta, continúa.'
}
