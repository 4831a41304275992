import { useState } from 'react'

import type { Question } from '@/api/questionnaire'
import type { Teacher } from '@/api/teachers'
import { type QuestionnaireProgress, storedAnswers } from '@/lib/questionnaire'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks'
import { sendAnswers } from '@/store/questionnaireSlice'
import { Form } from '@/ui/form/Form'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { useIsOnline } from '@/ui/useIsOnline'

import { AnswersFields } from './AnswersFields'
import styles from './AnswersFields.module.css'
import { answersSchema, type AnswersValues, fromStored, toEvaluation, toStored, unanswered } from './answersSchema'

interface AnswersProps {
  questions: readonly Question[]
  progress: QuestionnaireProgress
  /** The student's teacher; null also when the page was reloaded since, or without network. */
  teacher: Teacher | null
  /** Under what this device stores the answers: a teacher's code, or a person. */
  owner: string
  /** The index of the question to show; null for all of them. */
  current: number | null
  onGo: (index: number | null) => void
  onSignIn: () => void
}

/** The form with the questions: restores the answers stored on this device, stores every change, and sends them. */
export function Answers({ questions, progress, teacher, owner, current, onGo, onSignIn }: AnswersProps) {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const evaluation = useRequest(sendAnswers)
  const isOnline = useIsOnline()
  const [wasUncertain] = useState(() => storedAnswers(owner).read()?.isUncertain ?? false)
  const isLoading = evaluation.status === 'loading'
  // The answers were sent, and it is not known whether the museum received them.
  const isUncertain = evaluation.status === 'failed' ? evaluation.failure.kind !== 'refused' : isLoading || wasUncertain
  const draft = useFormDraft({
    stored: storedAnswers(owner),
    initial: () => fromStored(questions, {}),
    restore: ({ answers }) => fromStored(questions, answers),
    toStored: (values) => ({ answers: toStored(questions, values), isUncertain }),
  })
  const canSend = isOnline && !isLoading
  const onNext = current !== null && current < questions.length - 1 ? () => onGo(current + 1) : undefined

  /** Enter, or «Siguiente», goes to the next question until all are answered. */
  function goesOn(values: AnswersValues) {
    if (canSend && unanswered(questions, values).length === 0) return false
    onNext?.()
    return true
  }

  async function send(values: AnswersValues) {
    if (progress.isStudent === 'no' && !user) {
      onSignIn()
      return
    }
    const sender = { id_professor: teacher?.id ?? null, email: (user?.email ?? '') || (teacher?.email ?? '') }
    await dispatch(
      sendAnswers({
        owner,
        evaluation: toEvaluation(questions, values, sender),
        codeToFind: progress.isStudent === 'si' && teacher === null ? progress.code : null,
      }),
    )
  }

  return (
    <Form
      className={styles.form}
      initialValues={draft.initialValues}
      schema={answersSchema(questions)}
      onChange={draft.keep}
      goesOn={goesOn}
      onSubmit={send}
    >
      <AnswersFields
        questions={questions}
        current={current}
        evaluation={evaluation}
        canSend={canSend}
        isUncertain={isUncertain && !isLoading}
        isKept={draft.facts.status !== 'blocked'}
        onGo={onGo}
        onNext={onNext}
      />
    </Form>
  )
}
