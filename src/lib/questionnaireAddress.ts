import { type QuestionnaireProgress, questionnaireProgress } from './drafts'

/** Before anything is known. */
export const noProgress: QuestionnaireProgress = {
  isStudent: '',
  code: '',
  link: null,
  hasStarted: false,
  resume: '',
}

/** How far this tab was in the questionnaire; the start if it was now opened by a link with another code. */
export function progressFor(link: string | null): QuestionnaireProgress {
  const kept = questionnaireProgress.read()
  if (kept && (link === null || kept.link === link)) return kept
  return link === null ? noProgress : { ...noProgress, isStudent: 'si', code: link, link }
}

/**
 * The index of the question in the address.
 * @param question the `pregunta` of the query: a number from 1, or `todas`; other numbers give the nearest question
 * @param total the number of questions
 * @returns null for all questions on one page
 */
export function questionIndex(question: string, total: number): number | null {
  if (question === 'todas') return null
  const number = Math.trunc(Number(question)) || 1
  return Math.min(Math.max(number, 1), total) - 1
}
