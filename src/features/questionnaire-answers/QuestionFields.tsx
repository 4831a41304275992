import { useField } from 'formik'
import type { ReactNode } from 'react'

import type { Question } from '@/api/questionnaire'
import { ChoiceCard } from '@/ui/form/ChoiceCard'

import { fieldName } from './answersSchema'
import styles from './QuestionFields.module.css'

interface QuestionFieldsProps {
  question: Question
  /** Replaces the heading, where the question is the title of the page. */
  heading?: ReactNode
}

/** One question with its answers as radio buttons. */
export function QuestionFields({ question, heading }: QuestionFieldsProps) {
  const name = fieldName(question)
  const [{ value }, , { setValue }] = useField<string>(name)
  const titleId = `titulo-${question.number}`
  return (
    <div className={styles.question} id={`pregunta-${question.number}`}>
      {heading ?? (
        <h3 className={styles.heading} id={titleId}>
          {question.number}. {question.question}
        </h3>
      )}
      {/* The heading is outside: it takes focus, and screen readers would say it twice, first as the group's name. */}
      <fieldset className={styles.answers} aria-labelledby={heading ? 'titulo' : titleId}>
        {question.answers.map(({ id, answer }) => (
          <ChoiceCard
            key={id}
            type="radio"
            look="large"
            name={name}
            value={id}
            checked={value === id}
            onChoose={(answerId) => void setValue(answerId)}
          >
            {answer}
          </ChoiceCard>
        ))}
      </fieldset>
    </div>
  )
}
