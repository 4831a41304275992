import { useFormik } from 'formik'
import { type ComponentProps, useCallback, useEffect, useMemo, useRef } from 'react'

import type { Question } from '@/api/questionnaire'
import { sectionOf } from '@/content/questionnaireSections'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { useLaterValidation } from '@/ui/laterValidation'
import { PageTop } from '@/ui/PageTop'
import { useIsOnline } from '@/ui/useIsOnline'

import { AnswersDock } from './AnswersDock'
import styles from './AnswersForm.module.css'
import { answersSchema, type AnswersValues, unanswered } from './answersSchema'
import { JumpStrip } from './JumpStrip'
import { OneQuestion, QuestionList } from './Questions'
import { SendingStatus } from './SendingStatus'
import { useWasOffline } from './useWasOffline'
import { WaysOn } from './WaysOn'

interface AnswersFormProps {
  questions: readonly Question[]
  /** The answers that this device had kept. */
  restored: AnswersValues
  /** The place of the question to show; null for all of them. */
  current: number | null
  evaluation: RequestState
  isUncertain: boolean
  isKept: boolean
  onGo: (place: number | null) => void
  onChange: (values: AnswersValues) => void
  onSend: (values: AnswersValues) => Promise<void>
}

export function AnswersForm({ questions, restored, current, evaluation, onGo, onChange, ...props }: AnswersFormProps) {
  const schema = useMemo(() => answersSchema(questions), [questions])
  const validate = useLaterValidation<AnswersValues>(schema)
  const form = useFormik({
    initialValues: restored,
    validate,
    validateOnMount: true,
    onSubmit: props.onSend,
  })
  const { values, setFieldValue } = form
  const isOnline = useIsOnline()
  const isBack = useWasOffline(isOnline)
  const missing = unanswered(questions, values)
  const isLoading = evaluation.status === 'loading'
  // Changed from the empty test: answers that came back from this device count. And a validation takes a moment:
  // what it said about the answer before must not open the door.
  const canSend = form.isValid && missing.length === 0 && !isLoading && isOnline

  const kept = useRef(values)
  useEffect(() => {
    if (kept.current === values) return
    kept.current = values
    onChange(values)
  }, [values, onChange])

  const choose = useCallback((name: string, answerId: string) => void setFieldValue(name, answerId), [setFieldValue])

  function jump(place: number) {
    if (current !== null) {
      onGo(place)
      return
    }
    const target = document.getElementById(`pregunta-${questions[place]?.number}`)
    target?.querySelector('input')?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'start' })
  }

  const last = questions.length - 1
  const isOffered = current === null || current === last || missing.length === 0
  const onNext = current !== null && current < last ? () => onGo(current + 1) : undefined

  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault()
    if (canSend && isOffered) form.handleSubmit(event)
    else onNext?.()
  }

  const question = current === null ? undefined : questions[current]
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <JumpStrip
        questions={questions}
        values={values}
        current={current ?? undefined}
        section={question && sectionOf(question.number)}
        onJump={jump}
      />
      <PageTop key={`top-${current}`} />
      <div className={`${styles.body} container`}>
        {question ? (
          <OneQuestion
            question={question}
            place={current ?? 0}
            total={questions.length}
            values={values}
            onChoose={choose}
            onList={() => onGo(null)}
          />
        ) : (
          <QuestionList questions={questions} values={values} onChoose={choose} onSingle={() => onGo(0)} />
        )}
      </div>
      <AnswersDock
        hasNews={!isOnline || props.isUncertain || evaluation.status === 'failed'}
        onBack={current !== null && current > 0 ? () => onGo(current - 1) : undefined}
        onNext={onNext}
        submit={
          isOffered && (
            <Button type="submit" block disabled={!canSend && !isLoading} busy={isLoading} busyLabel="Enviando…">
              Enviar respuestas
            </Button>
          )
        }
      >
        <SendingStatus
          evaluation={evaluation}
          isOnline={isOnline}
          isBack={isBack && canSend}
          isUncertain={props.isUncertain}
          isKept={props.isKept}
        />
        <WaysOn questions={questions} missing={missing} current={current} isSubmitOffered={isOffered} onJump={jump} />
      </AnswersDock>
    </form>
  )
}
