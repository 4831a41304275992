import { hashPassword } from '../passwords.ts'
import { type Data, emptyData, NO_TEACHER_FIELDS, type Stored, type User } from '../records.ts'

/** An account that exists from the start, with what a person needs to try it. */
export interface SeededAccount {
  id: number
  who: string
  email: string
  password: string
}

type Seed = SeededAccount & Partial<User> & Pick<User, 'profile_id' | 'theme_ids' | 'sign_in_count'>

const seeds = {
  teacher: {
    id: 1101,
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
    free_pass: 'pase-7F3K92QDX1',
  },
  teacherWithVisit: {
    id: 1102,
    who: 'Profesor con una visita solicitada',
    email: 'jorge.hernandez@escuela.example.mx',
    password: 'Tolerancia2025',
    profile_id: 1,
    name: 'Jorge Luis',
    first_lastname: 'Hernández',
    second_lastname: 'Ávila',
    phone: '5587654321',
    cct: '15EBH0219Z',
    school: 'Benito Juárez',
    school_grade_id: 3,
    school_type_id: 2,
    subject: 'Historia',
    theme_ids: [2, 5, 8],
    sign_in_count: 4,
    free_pass: 'pase-4M8T11RWB6',
  },
  parent: {
    id: 1103,
    who: 'Madre de familia',
    email: 'guadalupe.sanchez@familia.example.mx',
    password: 'Familia2025',
    profile_id: 2,
    name: 'Guadalupe',
    date_of_birth: '1979-12-02',
    theme_ids: [6],
    sign_in_count: 2,
    free_pass: 'pase-9C2V70HLN3',
  },
  other: {
    id: 1104,
    who: 'Visitante con perfil Otro, ya usó su pase',
    email: 'oscar.lopez@correo.example.mx',
    password: 'Visitante2025',
    profile_id: 3,
    name: 'Óscar',
    theme_ids: [3, 7],
    sign_in_count: 1,
    free_pass: null,
    used_pass: 'pase-1B6X80TYK2',
  },
  oddTeacher: {
    id: 1105,
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
    free_pass: 'pase-Z0Z1Z2Z3Z4',
  },
} satisfies Record<string, Seed>

/** The accounts by role, for tests: `seededAccounts.teacher.email`. All are confirmed. */
export const seededAccounts: Record<keyof typeof seeds, SeededAccount> = seeds

/** The stored users behind the seeded accounts. */
export function seededUsers(hash: (password: string) => string): User[] {
  return Object.values<Seed>(seeds).map((seed) => seededUser(seed, hash))
}

function seededUser({ who: _who, password, ...known }: Seed, hash: (password: string) => string): User {
  const confirmation_token = `confirmada-${String(known.id)}`
  return { ...UNKNOWN, ...known, confirmation_token, password_hash: hash(password) }
}

const UNKNOWN = {
  ...NO_TEACHER_FIELDS,
  name: null,
  date_of_birth: null,
  free_pass: null,
  used_pass: null,
  confirmed_at: '2025-08-25T16:00:00.000Z',
  auth_tokens: [],
}

/** The visit that the second teacher has already requested. */
export const seededAppointment: Stored<'appointments'> = {
  id: 20_417,
  user_id: seeds.teacherWithVisit.id,
  teacher_name: 'Jorge Luis Hernández Ávila',
  date: '2025-10-16',
  teachers: 3,
  parents: 2,
  schedule_id: 2,
  contact_preference_id: 1,
  package_ids: [1],
  school_grades: [
    { students: 34, school_grade_id: 3 },
    { students: 31, school_grade_id: 3 },
  ],
  created_at: '2025-09-18T17:30:00.000Z',
}

/** Real hashes take a while by design, and every reset needs the same ones. */
const usersByCost = new Map<number, User[]>()

/** The database as it is on the first day: the seeded accounts, one visit, no e-mail. */
export function seededData(passwordCost: number): Data {
  const users = usersByCost.get(passwordCost) ?? seededUsers((password) => hashPassword(password, passwordCost))
  usersByCost.set(passwordCost, users)
  return { ...emptyData(), users: structuredClone(users), appointments: [structuredClone(seededAppointment)] }
}
