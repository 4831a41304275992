import { todayInTheMuseum } from '@/mocks/calendar'
import { seededAccounts } from '@/mocks/seed/accounts'
import { questionnaire } from '@/mocks/seed/questionnaire'

/** A valid registration. */
export const registration = {
  name: 'Ximena',
  first_lastname: 'Peña',
  second_lastname: 'Güemes',
  email: 'ximena.pena@escuela.example.mx',
  password: 'Ximena2025',
  phone: '5544332211',
  profile_id: 1,
  school_grade_id: 2,
  school_type_id: 1,
  school: 'Escuela Secundaria Técnica 14',
  cct: '09DST0014K',
  subject: 'Historia',
  theme_ids: [1, 4],
  date_of_birth: '1990-05-05',
}

/** A valid visit request of the seeded teacher. */
export const visit = {
  user_id: seededAccounts.teacher.id,
  teacher_name: 'Mariana Ríos Cano',
  date: todayInTheMuseum(),
  teachers: 3,
  parents: 2,
  schedule_id: 2,
  contact_preference_id: 1,
  package_ids: [1],
  school_grades: [{ students: 65, school_grade_id: 3 }],
}

/** A valid sponsorship request and a valid message to the museum. */
export const sponsorship = {
  teacher_name: 'Mariana',
  first_lastname: 'Ríos',
  second_lastname: 'Cano',
  email: 'mariana.rios@escuela.example.mx',
  school_type_id: 1,
  school_grade_id: 2,
  school_address: 'Calle 5 de Mayo 12, Centro, 06000 Ciudad de México',
  reason: 'El grupo no puede cubrir el costo de la visita.',
}
export const contact = {
  subject: 'Visita en octubre',
  email: 'mariana.rios@escuela.example.mx',
  message: 'Quisiera saber si abren el 12 de octubre.',
}

/** Valid answers of a student of the seeded teacher. */
export const evaluation = {
  id_professor: seededAccounts.teacher.id,
  email: 'lucia@correo.example.mx',
  answers: questionnaire.map(({ id, answers: [first] }) => ({ question_id: id, answer_id: first?.id })),
}

/** Recipients of the questionnaire, one of them repeated. */
export const studentEmails = {
  emails: ['lucia@correo.mx', 'Diego@Correo.mx', 'LUCIA@correo.mx'],
  teacher_code: seededAccounts.teacher.id,
}
