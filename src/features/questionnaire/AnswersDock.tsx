import { useFormikContext } from 'formik'

import type { Question } from '@/api/questionnaire'
import type { RequestState } from '@/lib/requestState'
import { classNames } from '@/ui/classNames'
import { Button } from '@/ui/Button'
import { Cluster, Stack } from '@/ui/layout/layout'
import { RequestFailure } from '@/ui/RequestFailure'
import { useIsOnline } from '@/ui/useIsOnline'

import styles from './AnswersDock.module.css'
import { type AnswersValues, unanswered } from './answersSchema'
import type { QuestionScreen } from './useQuestionnaireScreen'

export interface AnswersDockProps {
  questions: readonly Question[]
  screen: QuestionScreen
  sending: RequestState
  isStored: boolean
  /** Whether an attempt without network was made before this page was loaded. */
  wasUnsent: boolean
  onJump: (index: number) => void
  /** Opens the next question; undefined on the last question. */
  onNext: ((values: AnswersValues) => void) | undefined
}

/** The buttons below the questions, which open when all are answered, and the state of sending. */
export function AnswersDock({ questions, screen, sending, onJump, onNext, ...stored }: AnswersDockProps) {
  const { values } = useFormikContext<AnswersValues>()
  const missing = unanswered(questions, values).map((question) => questions.indexOf(question))
  const isComplete = missing.length === 0
  const hasSubmit = onNext === undefined || isComplete
  return (
    <div className={`${styles.dock} no-print`}>
      <Stack gap={2} className="container">
        <SendingStatus sending={sending} isComplete={isComplete} {...stored} />
        <UnansweredQuestions indexes={missing} screen={screen} hasSubmit={hasSubmit} onJump={onJump} />
        <div className={styles.row}>
          {screen !== 'list' && screen > 0 && (
            <Button tone="secondary" icon="back" onClick={() => onJump(screen - 1)}>
              <span className="visually-hidden-on-phones">Anterior</span>
            </Button>
          )}
          <Stack gap={3} className={styles.forward}>
            <Button type="submit" block disabled={hasSubmit && !isComplete} busyLabel="Enviando…">
              {hasSubmit ? 'Enviar respuestas' : 'Siguiente'}
            </Button>
            {hasSubmit && onNext && (
              <Button tone="secondary" block onClick={() => onNext(values)}>
                Siguiente
              </Button>
            )}
          </Stack>
        </div>
      </Stack>
    </div>
  )
}

const whereAnswersAre = (isStored: boolean) =>
  isStored
    ? 'Tus respuestas siguen guardadas en este dispositivo.'
    : 'Tus respuestas siguen en esta página: no la cierres ni la recargues.'

interface SendingStatusProps extends Pick<AnswersDockProps, 'sending' | 'isStored' | 'wasUnsent'> {
  isComplete: boolean
}

/** Notes about sending: the device is offline, the server refused the answers, or the outcome is unknown. */
function SendingStatus({ sending, isComplete, isStored, wasUnsent }: SendingStatusProps) {
  const isOnline = useIsOnline()
  const last = sending.status === 'failed' && sending.failure.wantsSession !== true ? sending.failure : null
  const isUnsent = last ? last.kind === 'unsent' : wasUnsent && sending.status === 'idle'
  const isOver = isUnsent && isOnline
  const isDoubtful = last?.isDoubtful === true
  // Once online, hides an unsent attempt, but keeps the doubt about an earlier one.
  const failure = isOver && !isDoubtful ? null : last
  const canSend = isComplete && !isDoubtful
  const offline = `Sin conexión. ${whereAnswersAre(isStored)}${canSend ? ' Envíalas cuando vuelva la señal.' : ''}`
  const reconnected = isOver && !isDoubtful ? 'Ya hay conexión. Tus respuestas siguen sin enviarse.' : ''
  const connection = isOnline ? reconnected : offline
  return (
    <>
      {failure && (
        <RequestFailure failure={failure}>
          <p>{whereAnswersAre(isStored)}</p>
        </RequestFailure>
      )}
      {connection !== '' && failure?.kind !== 'unsent' && (
        <output className={classNames(styles.offline, 'lit')}>{connection}</output>
      )}
    </>
  )
}

/** Counts the unanswered questions. Lists up to five: on a phone, more would hide the answers. */
function reason(indexes: number[]): string {
  const numbers = indexes.map((index) => index + 1).join(', ')
  const list = numbers.replace(/, (?=[^,]*$)/, ' y ')
  return indexes.length === 1
    ? `Para enviar te falta la pregunta ${list}.`
    : `Para enviar te faltan ${indexes.length} preguntas${indexes.length > 5 ? '' : `: ${list}`}.`
}

interface UnansweredQuestionsProps extends Pick<AnswersDockProps, 'screen' | 'onJump'> {
  indexes: number[]
  hasSubmit: boolean
}

/** Lists the unanswered questions, with a button for the next one if «Siguiente» opens another. */
function UnansweredQuestions({ indexes, screen, hasSubmit, onJump }: UnansweredQuestionsProps) {
  // In the list of all questions, -2 starts the search at the first question, and makes `isElsewhere` true for it.
  const from = screen === 'list' ? -2 : screen
  const next = indexes.find((index) => index > from) ?? indexes.find((index) => index !== from)
  const isElsewhere = next !== undefined && next !== from + 1
  const hasReason = hasSubmit && indexes.length > 0
  if (!hasReason && !isElsewhere) return null
  return (
    <Cluster gap={2} justify="between">
      {hasReason && <p className="muted">{reason(indexes)}</p>}
      {isElsewhere && (
        <Button tone="plain" size="s" onClick={() => onJump(next)}>
          {hasReason ? `Ir a la pregunta ${next + 1}` : `Ir a la que falta (${next + 1})`}
        </Button>
      )}
    </Cluster>
  )
}
