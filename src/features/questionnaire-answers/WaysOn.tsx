import type { Question } from '@/api/questionnaire'
import { listed } from '@/lib/numbers'
import { Button } from '@/ui/Button'

import styles from './AnswerWaysOn.module.css'

interface WaysOnProps {
  questions: readonly Question[]
  /** The questions without an answer. */
  missing: readonly Question[]
  current: number | null
  /** The button that sends is there, and what is missing keeps it closed. */
  isSubmitOffered: boolean
  onJump: (place: number) => void
}

function reason(places: number[]): string {
  const list = listed(places.map((place) => place + 1))
  return places.length === 1
    ? `Para enviar te falta la pregunta ${list}.`
    : `Para enviar te faltan ${places.length} preguntas: ${list}.`
}

/** What is still missing, and one tap to the next question without an answer where «Siguiente» does not lead there. */
export function WaysOn({ questions, missing, current, isSubmitOffered, onJump }: WaysOnProps) {
  const places = missing.map((question) => questions.indexOf(question))
  const from = current ?? -1
  const next = places.find((place) => place > from) ?? places.find((place) => place !== from)
  const isElsewhere = next !== undefined && next !== from + 1
  const hasReason = isSubmitOffered && places.length > 0
  if (!hasReason && !isElsewhere) return null
  return (
    <div className={styles.ways}>
      {hasReason && <p className={styles.reason}>{reason(places)}</p>}
      {next !== undefined && (isElsewhere || current === null) && (
        <Button tone="plain" size="s" onClick={() => onJump(next)}>
          {hasReason ? `Ir a la pregunta ${next + 1}` : 'Siguiente sin responder'}
        </Button>
      )}
    </div>
  )
}
