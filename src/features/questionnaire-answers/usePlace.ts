import { useCallback, useState } from 'react'

import { type QuestionnairePlace, questionnairePlace } from '@/lib/keptAnswers'
import { placeFor } from '@/lib/questionnaireAddress'

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
