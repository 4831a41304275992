import { useDeferredValue, useId, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Question } from '@/api/questionnaire'
import type { QuestionnaireSection } from '@/content/questionnaireSections'
import { Icon } from '@/ui/Icon'
import { Light, Lights } from '@/ui/Lights'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { type AnswersValues, isAnswered } from './answersSchema'
import styles from './JumpStrip.module.css'

interface JumpStripProps {
  questions: readonly Question[]
  values: AnswersValues
  /** The place of the question on the screen; none while all are listed. */
  current: number | undefined
  section: QuestionnaireSection | undefined
  onJump: (place: number) => void
}

/**
 * A presence per question, lit when it is answered, that leads to it. On a phone the row is one button,
 * which opens targets large enough for a thumb.
 */
export function JumpStrip({ questions, values, current, section, onJump }: JumpStripProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  // The press shows first, what it opens right after.
  const isShown = useDeferredValue(isOpen) && isOpen
  const lit = questions.map((question) => isAnswered(question, values))
  const answered = lit.filter(Boolean).length
  return (
    <div className={`${styles.strip} on-wall`}>
      <div className={`${styles.inside} container`}>
        <p className={styles.section}>
          <b className={styles.part}>{section?.part ?? 'Cuestionario de visita'}</b>
          {section && <span>{section.topic}</span>}
          <span className={styles.count}>
            {answered} de {questions.length} respondidas
          </span>
        </p>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Lights lit={lit} now={current} size="s" />
          <VisuallyHidden>Ir a otra pregunta: </VisuallyHidden>
          <span className={styles.state}>
            <span className="num">
              {answered}
              <span aria-hidden="true">/</span>
              <VisuallyHidden> de </VisuallyHidden>
              {questions.length}
            </span>
            <VisuallyHidden> respondidas</VisuallyHidden>
            <Icon name="chevron" className={styles.chevron} />
          </span>
        </button>
        <nav id={id} aria-label="Preguntas" className={styles.jump} data-open={isShown || undefined}>
          <ol className={styles.list}>
            {questions.map((question, place) => (
              <li key={question.id}>
                <button
                  type="button"
                  className={styles.target}
                  aria-label={`Pregunta ${place + 1}, ${lit[place] === true ? 'respondida' : 'sin responder'}`}
                  aria-current={place === current ? 'step' : undefined}
                  onClick={() => {
                    // Gone before the page is scrolled to a place below it.
                    flushSync(() => setIsOpen(false))
                    onJump(place)
                  }}
                >
                  <Light place={place} lit={lit[place] ?? false} now={place === current} />
                  <span className={styles.number}>{place + 1}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  )
}
