import { memo, type ReactNode, useCallback } from 'react'

import type { Question } from '@/api/questionnaire'
import { ChoiceCard } from '@/ui/fields/ChoiceCard'

import { fieldName } from './answersSchema'
import styles from './QuestionFields.module.css'

interface QuestionFieldsProps {
  question: Question
  /** The id of the chosen answer, or ''. */
  value: string
  /** The question as a heading. Without one, a heading among all the questions. */
  heading?: ReactNode
  onChoose: (name: string, answerId: string) => void
}

/** One question with its answers. Drawn again only when its own answer changes: a list may hold many. */
export const QuestionFields = memo(function QuestionFields({
  question,
  value,
  heading,
  onChoose,
}: QuestionFieldsProps) {
  const name = fieldName(question)
  const choose = useCallback((id: string) => onChoose(name, id), [onChoose, name])
  return (
    <fieldset className={styles.question} id={`pregunta-${question.number}`}>
      <legend className={styles.legend}>
        {heading ?? (
          <h3 className={styles.heading}>
            {question.number}. {question.question}
          </h3>
        )}
      </legend>
      <div className={styles.answers}>
        {question.answers.map(({ id, answer }) => (
          <ChoiceCard
            key={id}
            type="radio"
            look="large"
            name={name}
            value={id}
            checked={value === id}
            onChoose={choose}
          >
            {answer}
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
})
