import { useCallback, useState } from 'react'

import { type QuestionnairePlace, questionnairePlace } from '@/lib/keptAnswers'

const nowhere: QuestionnairePlace = {
  isStudent: '',
  code: '',
  link: null,
  hasStarted: false,
  teacher: null,
  resume: '',
}

/** What was kept of this tab, unless a link with another code was followed since. */
function placeFor(link: string | null): QuestionnairePlace {
  const kept = questionnairePlace.read()
  if (kept && (link === null || kept.link === link)) return kept
  return link === null ? nowhere : { ...nowhere, isStudent: 'si', code: link, link }
}

/** Where this tab is in the questionnaire: survives reloads and the way to the sign-in page and back. */
export function usePlace(link: string | null) {
  const [place, setPlace] = useState(() => placeFor(link))
  const update = useCallback((change: Partial<QuestionnairePlace>) => {
    setPlace((current) => {
      const next = { ...current, ...change }
      questionnairePlace.write(next)
      return next
    })
  }, [])
  return { place, update }
}
