import type { Values } from './contractCall'

const registration = {
  name: 'Luis',
  email: 'luis@correo.mx',
  password: 'Abcd1234',
  profile_id: 2,
  date_of_birth: '',
  theme_ids: [1],
}

const { password: _password, ...profile } = registration

/** Values for each call: the examples of the page for the backend, and what the test of the calls sends. */
export const exampleValues: Values = {
  credentials: { email: 'a@b.mx', password: 'Abcd1234' },
  registration,
  confirmationToken: 't-1',
  email: 'a@b.mx',
  newPassword: { reset_password_token: 'tok/en=', password: 'Abcd1234' },
  userId: 7,
  profile,
  teacherCode: '7',
  justificationId: '4',
  message: { subject: 'Una duda', email: 'a@b.mx', message: '¿Hay visitas en sábado?' },
  visit: {
    teacher_name: 'Ana Ruiz',
    date: '2030-05-20',
    teachers: 2,
    parents: 0,
    schedule_id: 3,
    contact_preference_id: 1,
    package_ids: [4],
    school_grades: [{ students: 30, school_grade_id: 2 }],
    user_id: 7,
  },
  appointmentId: '51',
  sponsorship: {
    teacher_name: 'Ana',
    first_lastname: 'Ruiz',
    second_lastname: 'Soto',
    email: 'ana@escuela.mx',
    school_type_id: 1,
    school_grade_id: 2,
    school_address: 'Av. Juárez 8, Centro',
    reason: 'Nuestro grupo no puede pagar la visita.',
  },
  sending: { emails: ['luz@correo.mx', 'ivan@correo.mx'], teacher_code: 7 },
  evaluation: { id_professor: 7, email: 'ana@escuela.mx', answers: [{ question_id: 40, answer_id: 301 }] },
  pass: { userId: '7', token: 'a/b+&c' },
}
