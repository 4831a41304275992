import { useCallback, useRef, useState } from 'react'

import { type QuestionnairePlace, questionnairePlace } from '@/lib/drafts'
import { nowhere, placeFor } from '@/lib/questionnaireAddress'
import { useHydrated } from '@/ui/useHydrated'

/**
 * How far this tab is in the questionnaire. Kept in session storage, so that it survives a reload and signing in.
 * @param link the teacher's code in the address, or null
 */
export function usePlace(link: string | null) {
  const isHydrated = useHydrated()
  const [place, setPlace] = useState(() => (isHydrated ? placeFor(link) : null))
  if (isHydrated && place === null) setPlace(placeFor(link))

  const latest = useRef<QuestionnairePlace | null>(null)
  const update = useCallback(
    (change: Partial<QuestionnairePlace>) => {
      latest.current = { ...(latest.current ?? placeFor(link)), ...change }
      questionnairePlace.write(latest.current)
      setPlace(latest.current)
    },
    [link],
  )
  return { place: place ?? nowhere, update }
}
