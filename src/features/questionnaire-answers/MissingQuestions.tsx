import type { Question } from '@/api/questionnaire'
import { Button } from '@/ui/Button'

import { joinInSpanish } from './answersSchema'
import styles from './MissingQuestions.module.css'

interface MissingQuestionsProps {
  questions: readonly Question[]
  /** The questions without an answer. */
  missing: readonly Question[]
  current: number | null
  /** The button that sends the answers is shown. */
  hasSubmit: boolean
  onJump: (index: number) => void
}

function reason(indexes: number[]): string {
  const list = joinInSpanish(indexes.map((index) => index + 1))
  return indexes.length === 1
    ? `Para enviar te falta la pregunta ${list}.`
    : `Para enviar te faltan ${indexes.length} preguntas: ${list}.`
}

/** Which questions have no answer, with a button to the next of them, unless that is the next question anyway. */
export function MissingQuestions({ questions, missing, current, hasSubmit, onJump }: MissingQuestionsProps) {
  const indexes = missing.map((question) => questions.indexOf(question))
  const from = current ?? -1
  const next = indexes.find((index) => index > from) ?? indexes.find((index) => index !== from)
  const isElsewhere = next !== undefined && next !== from + 1
  const hasReason = hasSubmit && indexes.length > 0
  if (!hasReason && !isElsewhere) return null
  return (
    <div className={styles.ways}>
      {hasReason && <p className={styles.reason}>{reason(indexes)}</p>}
      {next !== undefined && (isElsewhere || current === null) && (
        <Button tone="plain" size="s" onClick={() => onJump(next)}>
          {hasReason ? `Ir a la pregunta ${next + 1}` : `Ir a la que falta (${next + 1})`}
        </Button>
      )}
    </div>
  )
}
