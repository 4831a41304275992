import { paths, withoutTrailingSlash } from './paths'

/* These functions are not in `paths`, because every page loads `paths`. */

export const sentVisitPath = (appointmentId: string) => `${paths.sentVisit}?folio=${encodeURIComponent(appointmentId)}`

/** Returns the path of the contact form, with a message about a visit. @param folio see `visitMessage` */
export const visitMessagePath = (folio: string) => `${paths.contact}?folio=${encodeURIComponent(folio)}`

/** Returns the URL of the questionnaire with a teacher's code, which is the teacher's user id. */
export function classLink(teacherId: number): string {
  return `${window.location.origin}${paths.answerQuestionnaire}?codigo=${teacherId}`
}

/** Returns the token in the path of the e-mailed password link, without percent-encoding and trailing slashes. */
export function resetToken(pathname: string): string {
  const encoded = withoutTrailingSlash(pathname).slice(paths.passwordRecovery.length + 1)
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
