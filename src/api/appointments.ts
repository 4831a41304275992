import { download } from './download'
import { bearer, change, idInPath } from './http'
import { readNothing, readResource } from './resource'

/** The body of `POST /appointments`. */
export interface VisitPayload {
  teacher_name: string
  /** YYYY-MM-DD. */
  date: string
  teachers: number
  parents: number
  schedule_id: number
  contact_preference_id: number
  /** Contains only the id of the chosen service. */
  package_ids: number[]
  school_grades: { students: number; school_grade_id: number }[]
  user_id: number
}

/** `POST /appointments` with the session's token. @returns the appointment's id, the folio @throws ApiError */
export const apiCreateAppointment = async (visit: VisitPayload): Promise<string> =>
  change({ method: 'post', url: '/appointments', data: visit, ...bearer() }, (body) => readResource(body).id)

/** `GET /appointments/{id}/send_appointment` with the token: each call sends an e-mail. @throws ApiError */
export const apiSendAppointment = async (appointmentId: string): Promise<void> =>
  change({ url: `/appointments/${idInPath(appointmentId)}/send_appointment`, ...bearer() }, readNothing)

/** `GET /appointments/{id}/generate_pdf` with the session's token: downloads the pre-quote's PDF. @throws ApiError */
export const apiDownloadAppointment = async (appointmentId: string): Promise<Blob> =>
  download({ url: `/appointments/${idInPath(appointmentId)}/generate_pdf`, ...bearer() }, 'pdf')
