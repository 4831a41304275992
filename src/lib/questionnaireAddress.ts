import { type QuestionnairePlace, questionnairePlace } from './keptAnswers'

const nowhere: QuestionnairePlace = {
  isStudent: '',
  code: '',
  link: null,
  hasStarted: false,
  teacher: null,
  resume: '',
}

/** What was kept of this tab, unless a link with another code was followed since. */
export function placeFor(link: string | null): QuestionnairePlace {
  const kept = questionnairePlace.read()
  if (kept && (link === null || kept.link === link)) return kept
  return link === null ? nowhere : { ...nowhere, isStudent: 'si', code: link, link }
}

/** Which of so many questions the address asks for, from 0: the nearest one that exists. Null for all of them. */
export function questionPlace(question: string, total: number): number | null {
  if (question === 'todas') return null
  const number = Math.trunc(Number(question)) || 1
  return Math.min(Math.max(number, 1), total) - 1
}
