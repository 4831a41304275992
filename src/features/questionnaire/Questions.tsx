import { useField } from 'formik'
import type { ReactNode } from 'react'

import type { Question } from '@/api/questionnaire'
import { sectionOf } from '@/content/questionnaireSections'
import { classNames } from '@/ui/classNames'
import { Button } from '@/ui/Button'
import { ChoiceCard } from '@/ui/form/ChoiceCards'
import { Cluster, Stack } from '@/ui/layout/layout'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'

import { fieldName } from './answersSchema'
import styles from './Questions.module.css'

interface OneQuestionProps {
  question: Question
  index: number
  total: number
  onList: () => void
}

export function OneQuestion({ question, index, total, onList }: OneQuestionProps) {
  const count = `Pregunta ${index + 1} de ${total}`
  return (
    <>
      <PageHead title={`${count} · Cuestionario de visita`} />
      <Cluster gap={2} justify="between">
        <p className="muted" id="cuenta">
          Pregunta <b className="num">{index + 1}</b> de {total}
        </p>
        <Button tone="plain" size="s" onClick={onList}>
          <span>
            Ver todas<span className="visually-hidden-on-phones"> las preguntas</span>
          </span>
        </Button>
      </Cluster>
      <QuestionFields
        key={question.id}
        question={question}
        number={index + 1}
        heading={<PageTitle text={question.question} className={styles.question} describedBy="cuenta" />}
      />
    </>
  )
}

export function QuestionList({ questions, onSingle }: { questions: readonly Question[]; onSingle: () => void }) {
  return (
    <>
      <PageHead title="Cuestionario de visita" />
      <Cluster gap={2} justify="between">
        <PageTitle text="Cuestionario de visita" className={styles.question} />
        <Button tone="plain" size="s" onClick={onSingle}>
          Ver una por una
        </Button>
      </Cluster>
      <Stack gap={7}>
        {questions.map((question, index) => {
          const section = sectionOf(question.number)
          const before = questions[index - 1]
          const isFirst = section?.topic !== (before && sectionOf(before.number)?.topic)
          return (
            <div key={question.id}>
              {section && isFirst && (
                <h2 className={classNames(styles.section, 'ruled')}>
                  {section.part}: {section.topic}
                </h2>
              )}
              <QuestionFields question={question} number={index + 1} />
            </div>
          )
        })}
      </Stack>
    </>
  )
}

interface QuestionFieldsProps {
  question: Question
  /** The question's number in this list, from 1. The API's numbers may have gaps. */
  number: number
  heading?: ReactNode
}

function QuestionFields({ question, number, heading }: QuestionFieldsProps) {
  const name = fieldName(question)
  const [{ value }, , { setValue }] = useField<string>(name)
  const titleId = `titulo-${number}`
  return (
    <div className={styles.fields} id={`pregunta-${number}`}>
      {heading ?? (
        <h3 id={titleId}>
          {number}. {question.question}
        </h3>
      )}
      {/* The heading receives focus, so it is outside the fieldset. Inside, screen readers would read it a second time,
          as the name of the group. */}
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
