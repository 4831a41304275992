import { paths } from './paths'

/** The address that opens the questionnaire with a teacher's code already in it. */
export function classLink(teacherId: number): string {
  return `${window.location.origin}${paths.answerQuestionnaire}?codigo=${teacherId}`
}
