import { useFormikContext } from 'formik'

import type { Question } from '@/api/questionnaire'
import { sectionOf } from '@/content/questionnaireSections'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/classNames'
import { PageTop } from '@/ui/PageTop'
import { useIsOnline } from '@/ui/useIsOnline'

import styles from './AnswersFields.module.css'
import { type AnswersValues, unanswered } from './answersSchema'
import { QuestionNav } from './QuestionNav'
import { MissingQuestions } from './MissingQuestions'
import { OneQuestion, QuestionList } from './QuestionViews'
import { SendingStatus } from './SendingStatus'

interface AnswersFieldsProps {
  questions: readonly Question[]
  /** The index of the question to show; null for all of them. */
  current: number | null
  evaluation: RequestState
  /** Nothing but missing answers keeps the form from being sent. */
  canSend: boolean
  isUncertain: boolean
  isKept: boolean
  onGo: (index: number | null) => void
  /** Undefined when there is no next question. */
  onNext: (() => void) | undefined
}

/**
 * One question, or all of them, between the list of numbers above and the buttons below. The form can be sent once every
 * question is answered; what is missing is said next to the buttons, because most questions are on other screens.
 */
export function AnswersFields({ questions, current, evaluation, onGo, onNext, ...props }: AnswersFieldsProps) {
  const { values } = useFormikContext<AnswersValues>()
  const isOnline = useIsOnline()
  const missing = unanswered(questions, values)
  const isLoading = evaluation.status === 'loading'
  const canSend = props.canSend && missing.length === 0
  const hasSubmit = onNext === undefined || missing.length === 0
  const hasNews = props.isUncertain || evaluation.status === 'failed'
  const question = current === null ? undefined : questions[current]

  function jump(index: number) {
    if (current !== null) {
      onGo(index)
      return
    }
    const target = document.getElementById(`pregunta-${questions[index]?.number}`)
    target?.querySelector('input')?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'start' })
  }

  const submit = (
    <Button type="submit" block disabled={!canSend && !isLoading} busy={isLoading} busyLabel="Enviando…">
      Enviar respuestas
    </Button>
  )
  return (
    <>
      <QuestionNav
        questions={questions}
        values={values}
        current={current ?? undefined}
        section={question && sectionOf(question.number)}
        onJump={jump}
      />
      <PageTop key={`top-${current}`} />
      <div className={`${styles.body} container`}>
        {question ? (
          <OneQuestion question={question} index={current ?? 0} total={questions.length} onList={() => onGo(null)} />
        ) : (
          <QuestionList questions={questions} onSingle={() => onGo(0)} />
        )}
      </div>
      <div className={classNames(styles.dock, hasNews && styles.tall)}>
        <div className={`${styles.inside} container`}>
          <SendingStatus
            evaluation={evaluation}
            isOnline={isOnline}
            isComplete={missing.length === 0}
            isUncertain={props.isUncertain}
            isKept={props.isKept}
          />
          <MissingQuestions
            questions={questions}
            missing={missing}
            current={current}
            hasSubmit={hasSubmit}
            onJump={jump}
          />
          {onNext && hasSubmit && submit}
          <div className={styles.row}>
            {current !== null && current > 0 && (
              <Button tone="secondary" icon="back" onClick={() => onGo(current - 1)}>
                <span className={styles.word}>Anterior</span>
              </Button>
            )}
            {!onNext && submit}
            {onNext && hasSubmit && (
              <Button tone="secondary" block onClick={onNext}>
                Siguiente
              </Button>
            )}
            {onNext && !hasSubmit && (
              <Button type="submit" block>
                Siguiente
              </Button>
            )}
          </div>
        </div>
      </div>
    </>
  )
}
