import { paths, registrationFor } from '@/model/paths'
import type { SessionUser } from '@/model/session'

interface DirectoryEntry {
  title: string
  description: string
  to: string
}

export interface DirectoryGroup {
  audience: string
  entries: DirectoryEntry[]
}

const forTeachers: DirectoryEntry[] = [
  {
    title: 'Enviar cuestionario',
    description: 'Tus estudiantes lo responden desde su teléfono',
    to: paths.sendQuestionnaire,
  },
  {
    title: 'Solicitar patrocinio',
    description: 'Para grupos que no pueden cubrir el costo',
    to: paths.sponsorshipRequest,
  },
]

const createTeacherAccount: DirectoryEntry = {
  title: 'Crear cuenta de docente',
  description: 'Gratuita. Con ella pides visitas y envías el cuestionario',
  to: registrationFor.teacher,
}

const aboutVisits: DirectoryEntry[] = [
  {
    title: 'Conocer los servicios y sus precios',
    description: 'Las formas de visitar el museo con un grupo',
    to: paths.services,
  },
  {
    title: 'Conocer las ventajas de la visita',
    description: 'Presencial o virtual: cuál conviene a tu grupo',
    to: paths.advantages,
  },
]

const answerQuestionnaire: DirectoryEntry = {
  title: 'Responder cuestionario',
  description: '15 preguntas. Ten a la mano el código de tu docente',
  to: paths.answerQuestionnaire,
}

const getPass: DirectoryEntry = {
  title: 'Obtener mi entrada de cortesía',
  description: 'Gratis con tu cuenta, para la exposición permanente',
  to: registrationFor.family,
}

const seeAccount: DirectoryEntry = {
  title: 'Ver mi cuenta',
  description: 'Tus datos y tus temas de interés',
  to: paths.account,
}

const prepareVisit: DirectoryEntry = {
  title: 'Preparar mi visita',
  description: 'Horario, precios y cómo llegar',
  to: paths.families,
}

function teachersEntries(user: SessionUser | null): DirectoryEntry[] {
  if (user?.isTeacher) return [...forTeachers, seeAccount]
  return user ? aboutVisits : [createTeacherAccount, ...aboutVisits]
}

/** Returns the groups of links, with the user's group first. Only teachers get links to the request forms. */
export function directoryFor(user: SessionUser | null): DirectoryGroup[] {
  const teachers = { audience: 'Docentes', entries: teachersEntries(user) }
  const students = { audience: 'Estudiantes', entries: [answerQuestionnaire] }
  const families = {
    audience: 'Madres, padres y público',
    entries: user?.isTeacher ? [prepareVisit] : [user ? seeAccount : getPass, prepareVisit],
  }
  return user && !user.isTeacher ? [families, students, teachers] : [teachers, students, families]
}
