import { paths, withoutTrailingSlash } from './paths'

/* Separate from `paths`, because only some pages need these. */

/** The path of a sent visit request. @param appointmentId its folio */
export const sentVisitPath = (appointmentId: string) => `${paths.sentVisit}?folio=${encodeURIComponent(appointmentId)}`

/** The URL of the questionnaire with a teacher's code, which is the teacher's user id. */
export function classLink(teacherId: number): string {
  return `${window.location.origin}${paths.answerQuestionnaire}?codigo=${teacherId}`
}

/** The URL of a sent visit request. @param appointmentId its folio */
export const sentVisitLink = (appointmentId: string) => window.location.origin + sentVisitPath(appointmentId)

/** The token in the path of the e-mailed password link, percent-decoded if possible, without trailing slashes. */
export function resetToken(pathname: string): string {
  const encoded = withoutTrailingSlash(pathname).slice(paths.passwordRecovery.length + 1)
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
