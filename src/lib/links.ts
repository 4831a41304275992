import { settings } from './env'
import { paths, visitPath } from './paths'

/** The URL of the questionnaire with a teacher's code, which is their user id. */
export function classLink(teacherId: number): string {
  return `${window.location.origin}${paths.answerQuestionnaire}?codigo=${teacherId}`
}

/** The URL of a sent visit request. @param appointmentId its folio */
export const visitLink = (appointmentId: string) => window.location.origin + visitPath(appointmentId)

/** The URL of a page of the content site; '' when none is configured. @param path with its slash */
export const contentSiteAddress = (path: string) => settings.contentSiteUrl && settings.contentSiteUrl + path
