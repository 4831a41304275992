import { bearer, call, download } from './http'
import { readNothing, readResource } from './resource'

export interface VisitPayload {
  teacher_name: string
  /** YYYY-MM-DD */
  date: string
  teachers: number
  parents: number
  schedule_id: number
  contact_preference_id: number
  /** One id: the chosen service. */
  package_ids: number[]
  school_grades: { students: number; school_grade_id: number }[]
  user_id: number
}

/** @returns the id of the appointment, its folio. */
export const createAppointment = (visit: VisitPayload): Promise<string> =>
  call({ method: 'post', url: '/appointments', data: visit, ...bearer() }, (body) => readResource(body).id)

/** E-mails the appointment to its teacher. It is a GET that does something: only from one deliberate act. */
export const sendAppointment = (appointmentId: string): Promise<void> =>
  call({ url: `/appointments/${encodeURIComponent(appointmentId)}/send_appointment`, ...bearer() }, readNothing)

/** The pre-quote of the appointment as a PDF. */
export const downloadAppointment = (appointmentId: string): Promise<Blob> =>
  download({ url: `/appointments/${encodeURIComponent(appointmentId)}/generate_pdf`, ...bearer() })
