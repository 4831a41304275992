import { Suspense, useEffect } from 'react'

import { Answers } from '@/features/questionnaire/Answers'
import { QuestionnaireStart } from '@/features/questionnaire/QuestionnaireStart'
import { useQuestionnaireScreen } from '@/features/questionnaire/useQuestionnaireScreen'
import { registerServiceWorker } from '@/features/questionnaire/registerServiceWorker'
import { useAppDispatch } from '@/store/hooks'
import { lookUpTeacher, teacherCleared } from '@/store/questionnaireSlice'
import { outcomesCleared } from '@/store/request'
import { lazyNamed } from '@/ui/lazyNamed'
import { ScrollToTop } from '@/ui/ScrollToTop'

// Prefetched while the student answers. The fallback shows the outcome if the chunk fails to load.
const AnswersSent = lazyNamed(
  () => import('@/features/questionnaire/AnswersSent'),
  'AnswersSent',
  ({ message }) => <output className="container">{message}</output>,
)

export function AnswerQuestionnairePage() {
  const dispatch = useAppDispatch()
  const questionnaire = useQuestionnaireScreen()
  const { screen, progress, startAgain } = questionnaire
  const hasStarted = progress?.hasStarted === true

  useEffect(
    () => () => {
      dispatch(teacherCleared())
      dispatch(outcomesCleared(lookUpTeacher))
    },
    [dispatch],
  )

  useEffect(() => {
    if (!hasStarted) return
    void registerServiceWorker()
    void AnswersSent.prefetch()
  }, [hasStarted])

  if (screen === 'sent') {
    return (
      <>
        <ScrollToTop />
        <Suspense>
          <AnswersSent {...questionnaire} onAnother={progress?.role === 'student' ? startAgain : undefined} />
        </Suspense>
      </>
    )
  }
  if (screen === 'start') return <QuestionnaireStart {...questionnaire} />
  return <Answers key={questionnaire.owner} {...questionnaire} screen={screen} />
}
