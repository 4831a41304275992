import { todayInTheMuseum } from '../calendar.ts'
import { seededAccounts } from '../seed/accounts.ts'

/** A registration that the API takes. */
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

/** A visit request of the seeded teacher that the API takes. */
export const visit = {
  teacher_name: 'Mariana Ríos Cano',
  date: todayInTheMuseum(),
  teachers: 3,
  parents: 2,
  schedule_id: 2,
  contact_preference_id: 1,
  package_ids: [1],
  school_grades: [
    { students: 34, school_grade_id: 2 },
    { students: 31, school_grade_id: 2 },
  ],
  user_id: seededAccounts.teacher.id,
}

/** A sponsorship request of the seeded teacher that the API takes. */
export const sponsorship = {
  teacher_name: 'Mariana',
  first_lastname: 'Ríos',
  second_lastname: 'Cano',
  email: 'mariana.rios@escuela.example.mx',
  school_type_id: 1,
  school_grade_id: 2,
  school_address: 'Calle 5 de Mayo 20, Centro, 06000 Ciudad de México',
  reason: 'La mayoría de las familias no puede pagar la entrada.',
}
