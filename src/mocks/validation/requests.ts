import { array, object } from 'yup'

import { isCalendarDate, todayInTheMuseum } from '../calendar.ts'
import type { Payload } from '../route.ts'
import { contactPreferences, schedules, schoolGrades, schoolTypes } from '../seed/lookups.ts'
import { packages } from '../seed/packages.ts'
import { count, email, idFrom, idsFrom, LONGEST_PARAGRAPHS, read, text } from './fields.ts'

const MAX_GROUPS = 5

const group = object({
  students: count(1, 'Mínimo un estudiante'),
  school_grade_id: idFrom(schoolGrades, 'El nivel educativo es obligatorio.'),
})

const appointment = object({
  teacher_name: text('El nombre del profesor es obligatorio.'),
  date: text('La fecha de visita es obligatoria.')
    .test('date', 'La fecha de visita no es una fecha.', isCalendarDate)
    .test('future', 'La fecha no puede ser menor a hoy.', (date) => date >= todayInTheMuseum()),
  schedule_id: idFrom(schedules, 'El horario es obligatorio.'),
  teachers: count(1, 'Mínimo un maestro'),
  parents: count(0, 'El número de padres de familia no es válido.'),
  school_grades: array(group)
    .required('Debe haber al menos un grupo.')
    .min(1, 'Debe haber al menos un grupo.')
    .max(MAX_GROUPS, 'Solo puede haber 5 grupos.'),
  contact_preference_id: idFrom(contactPreferences, 'La preferencia de contacto es obligatoria.'),
  package_ids: idsFrom(packages, 'El servicio elegido no existe.').length(1, 'El servicio elegido no existe.'),
})

const sponsorship = object({
  teacher_name: text('El nombre parece ser muy corto', 3),
  first_lastname: text('El primer apellido parece ser muy corto', 3),
  second_lastname: text('El segundo apellido parece ser muy corto', 3),
  email,
  school_type_id: idFrom(schoolTypes, 'El sostenimiento escuela es obligatorio.'),
  school_grade_id: idFrom(schoolGrades, 'El nivel educativo es obligatorio.'),
  school_address: text('La dirección es muy corta', 10),
  reason: text('La razón es obligatoria', 1, LONGEST_PARAGRAPHS).min(15, 'La razón parecer ser muy corta'),
})

const contact = object({
  subject: text('El asunto es obligatorio'),
  email,
  message: text('El mensaje es obligatorio', 1, LONGEST_PARAGRAPHS),
})

// Each function reads a payload by the rules of its form, and throws Refusal 422 if it breaks one.

export const readAppointment = (payload: Payload) => read(appointment, payload)
export const readSponsorship = (payload: Payload) => read(sponsorship, payload)
export const readContact = (payload: Payload) => read(contact, payload)
