import { daysAfter, todayInTheMuseum } from '../calendar.ts'
import { hashPassword } from '../passwords.ts'
import { type Data, emptyData, NO_TEACHER_FIELDS, type Stored, type User } from '../records.ts'

type Seed = Partial<User> &
  Pick<User, 'id' | 'email' | 'profile_id' | 'theme_ids' | 'sign_in_count'> & {
    /** The description that the server prints on startup. */
    who: string
    password: string
  }

/**
 * The seeded accounts by role, also for tests: `seededAccounts.teacher.email`. Their ids, names and pass tokens are as
 * long and odd as in real data, to reveal layouts and rules that cannot handle such data.
 */
export const seededAccounts = {
  teacher: {
    id: 101_101,
    who: 'Profesora sin visitas, no ha entrado nunca',
    email: 'mariana.rios@escuela.example.mx',
    password: 'Memoria2025',
    profile_id: 1,
    name: 'Mariana',
    first_lastname: 'Ríos',
    second_lastname: 'Cano',
    phone: '5512345678',
    cct: '09DST0014K',
    school: 'Escuela Secundaria Técnica 14',
    school_grade_id: 2,
    school_type_id: 1,
    subject: 'Formación Cívica y Ética',
    date_of_birth: '1986-03-14',
    theme_ids: [1, 4],
    sign_in_count: 0,
    free_pass: 'Zk3vQ9x_L7tR2mWc-5bNa8YpJ0dHs6EuF1gKiXo4TqV',
  },
  teacherWithVisit: {
    id: 51_102,
    who: 'Profesor con dos visitas, una ya pasó; nombre muy largo',
    email: 'jorge.hernandez@escuela.example.mx',
    password: 'Tolerancia2025',
    profile_id: 1,
    name: 'Jorge Luis Maximiliano',
    first_lastname: 'Hernández de la Cruz y Villaseñor',
    second_lastname: 'Zavala-Iturbe',
    phone: '5587654321',
    cct: '15EBH0219Z',
    school: 'Secundaria Técnica No. 14 "Ángela Peralta"',
    school_grade_id: 3,
    school_type_id: 2,
    subject: 'Historia',
    theme_ids: [2, 5, 8],
    sign_in_count: 4,
    free_pass: '4M8t-11RWb6_qXe0ZcUy7hJk9sPvLd3aGf2nTo5i',
  },
  parent: {
    id: 51_103,
    who: 'Madre de familia',
    email: 'guadalupe.sanchez@familia.example.mx',
    password: 'Familia2025',
    profile_id: 2,
    name: 'Guadalupe Sánchez Ortega',
    date_of_birth: '1979-12-02',
    theme_ids: [6],
    sign_in_count: 2,
    free_pass: '9c2V70hLn3-KxQwErTyUiOpAsDfGhJk_',
  },
  other: {
    id: 51_104,
    who: 'Visitante con perfil Otro, ya usó su pase',
    email: 'oscar.lopez@correo.example.mx',
    password: 'Visitante2025',
    profile_id: 3,
    name: 'Óscar López',
    theme_ids: [3, 7],
    sign_in_count: 1,
    free_pass: null,
    used_pass: '-1B6x80TyK2mNbVcXzLkJhGfDsApOiUyTrEw',
  },
  oddTeacher: {
    id: 101_105,
    who: 'Profesora con datos raros (comillas, acentos, punto y coma, emoji)',
    email: 'maite.ofarrill+pruebas@escuela.example.mx',
    password: 'Rareza2025;"ñ',
    profile_id: 1,
    name: 'María "Maité" 🌵',
    first_lastname: 'O’Farrill; Núñez',
    second_lastname: "Ibáñez-D'Ángelo & <hijos>",
    phone: '525512340000',
    cct: 'SIN CLAVE',
    school: 'Colegio "Ñandú"; A.C. de C.V., campus 100% bilingüe',
    school_grade_id: 1,
    school_type_id: 2,
    subject: 'Español; Literatura',
    date_of_birth: '1991-02-28',
    theme_ids: [1, 2, 3],
    sign_in_count: 7,
    free_pass: '_Z0z1Z2z3Z4z5Z6z7Z8z9-aAbBcCdDeEfFgGhH',
  },
  unconfirmedTeacher: {
    id: 101_106,
    who: 'Profesora con la cuenta SIN VALIDAR: no puede entrar',
    email: 'ximena.arriaga@escuela.example.mx',
    password: 'Pendiente2025',
    profile_id: 1,
    name: 'Ximena',
    first_lastname: 'Arriaga',
    second_lastname: 'Xool',
    phone: '9991234567',
    cct: '31DPR0208B',
    school: 'Niños Héroes de Chapultepec',
    school_grade_id: 1,
    school_type_id: 1,
    subject: 'Historia',
    theme_ids: [2],
    sign_in_count: 0,
    free_pass: 'X1m3nA-ArR1aGa_X00l2026pAsSsInVaLiDaR',
    confirmed_at: null,
  },
} satisfies Record<string, Seed>

/** Returns the seeded accounts as stored users. */
const seededUsers = (): User[] =>
  Object.values<Seed>(seededAccounts).map(({ who: _who, password, ...known }) => ({
    ...UNKNOWN,
    ...known,
    confirmation_token: `validacion-${String(known.id)}`,
    password_hash: hashPassword(password),
  }))

const UNKNOWN = {
  ...NO_TEACHER_FIELDS,
  name: null,
  date_of_birth: null,
  free_pass: null,
  used_pass: null,
  confirmed_at: '2025-08-25T16:00:00.000Z',
  auth_tokens: [],
}

/** Returns the visits of `teacherWithVisit`: one in the past, one in the future. */
export function seededAppointments(today = todayInTheMuseum()): Stored<'appointments'>[] {
  return [
    { ...visit, id: 20_391, date: daysAfter(today, -12), created_at: `${daysAfter(today, -45)}T22:10:00.000Z` },
    { ...visit, id: 20_417, date: daysAfter(today, 21), created_at: `${daysAfter(today, -4)}T17:30:00.000Z` },
  ]
}

const { teacherWithVisit } = seededAccounts

const visit = {
  user_id: teacherWithVisit.id,
  teacher_name: [teacherWithVisit.name, teacherWithVisit.first_lastname, teacherWithVisit.second_lastname].join(' '),
  teachers: 3,
  parents: 2,
  schedule_id: 2,
  contact_preference_id: 1,
  package_ids: [1],
  school_grades: [
    { students: 34, school_grade_id: 3 },
    { students: 31, school_grade_id: 3 },
  ],
}

/** Returns the initial database: the seeded accounts and visits, and no e-mails. */
export const seededData = (): Data => ({ ...emptyData(), users: seededUsers(), appointments: seededAppointments() })
