import { useCallback, useRef, useState } from 'react'

import { noProgress, progressFor, type QuestionnaireProgress, questionnaireProgress } from '@/lib/questionnaire'
import { useHydrated } from '@/ui/useHydrated'

/**
 * How far this tab is in the questionnaire. Kept in session storage, so that it survives a reload and signing in.
 * @param link the teacher's code in the address, or null
 */
export function useQuestionnaireProgress(link: string | null) {
  const isHydrated = useHydrated()
  const [progress, setProgress] = useState(() => (isHydrated ? progressFor(link) : null))
  if (isHydrated && progress === null) setProgress(progressFor(link))

  const latest = useRef<QuestionnaireProgress | null>(null)
  const update = useCallback(
    (change: Partial<QuestionnaireProgress>) => {
      latest.current = { ...(latest.current ?? progressFor(link)), ...change }
      questionnaireProgress.write(latest.current)
      setProgress(latest.current)
    },
    [link],
  )
  return { progress: progress ?? noProgress, update }
}
