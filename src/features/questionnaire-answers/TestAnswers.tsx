import { useCallback, useState } from 'react'

import type { Question } from '@/api/questionnaire'
import { keptAnswers, type QuestionnairePlace } from '@/lib/keptAnswers'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectEvaluation, sendAnswers } from '@/store/questionnaireSlice'
import type { Failure } from '@/store/request'

import { AnswersForm } from './AnswersForm'
import { type AnswersValues, fromKept, toEvaluation, toKept } from './answersSchema'

interface TestAnswersProps {
  questions: readonly Question[]
  place: QuestionnairePlace
  /** Whose answers this device keeps. */
  owner: string
  current: number | null
  onGo: (place: number | null) => void
  onSignIn: () => void
}

const mayHaveArrived = ({ kind }: Failure) => kind !== 'refused'

/** Restores the answers of this device, keeps every change, and sends them. */
export function TestAnswers({ questions, place, owner, current, onGo, onSignIn }: TestAnswersProps) {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const evaluation = useAppSelector(selectEvaluation)
  const [start] = useState(() => keptAnswers(owner).read())
  const [restored] = useState(() => fromKept(questions, start?.answers ?? {}))
  const [isUncertain, setIsUncertain] = useState(start?.isUncertain ?? false)
  const [isKept, setIsKept] = useState(true)

  const keep = useCallback(
    (values: AnswersValues) => {
      setIsKept(keptAnswers(owner).write({ answers: toKept(questions, values), isUncertain }))
    },
    [owner, questions, isUncertain],
  )

  async function send(values: AnswersValues) {
    if (place.isStudent === 'no' && !user) {
      onSignIn()
      return
    }
    const kept = keptAnswers(owner)
    const answers = toKept(questions, values)
    // Kept as uncertain before they leave: the page may not live to hear the answer.
    kept.write({ answers, isUncertain: true })
    const result = await dispatch(
      sendAnswers(
        toEvaluation(questions, values, {
          id_professor: place.teacher?.id ?? null,
          email: (user?.email ?? '') || (place.teacher?.email ?? ''),
        }),
      ),
    )
    if (sendAnswers.fulfilled.match(result)) {
      kept.clear()
    } else if (result.payload) {
      const hasDoubt = mayHaveArrived(result.payload)
      kept.write({ answers, isUncertain: hasDoubt })
      setIsUncertain(hasDoubt)
    }
  }

  return (
    <AnswersForm
      questions={questions}
      restored={restored}
      current={current}
      evaluation={evaluation}
      // What is said of a failure comes with it, and not a moment later.
      isUncertain={evaluation.status === 'failed' ? mayHaveArrived(evaluation.failure) : isUncertain}
      isKept={isKept}
      onGo={onGo}
      onChange={keep}
      onSend={send}
    />
  )
}
