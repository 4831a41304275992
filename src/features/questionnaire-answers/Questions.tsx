import type { Question } from '@/api/questionnaire'
import { sectionOf } from '@/content/questionnaireSections'
import { Button } from '@/ui/Button'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'

import { type AnswersValues, fieldName } from './answersSchema'
import { QuestionFields } from './QuestionFields'
import styles from './AnswerQuestions.module.css'

interface Shared {
  values: AnswersValues
  onChoose: (name: string, answerId: string) => void
}

interface OneQuestionProps extends Shared {
  question: Question
  /** Its place among all, from 0. */
  place: number
  total: number
  onList: () => void
}

/** One question a screen. It takes focus when it appears. */
export function OneQuestion({ question, place, total, values, onChoose, onList }: OneQuestionProps) {
  const count = `Pregunta ${place + 1} de ${total}`
  return (
    <>
      <PageHead title={`${count} · Cuestionario de visita`} />
      <div className={styles.head}>
        <p className={styles.count}>
          Pregunta <b className="num">{place + 1}</b> de {total}
        </p>
        <Button tone="plain" size="s" onClick={onList}>
          <span>
            Ver todas<span className={styles.more}> las preguntas</span>
          </span>
        </Button>
      </div>
      <QuestionFields
        key={question.id}
        question={question}
        value={values[fieldName(question)] ?? ''}
        heading={<PageTitle text={question.question} className={styles.question} />}
        onChoose={onChoose}
      />
    </>
  )
}

interface QuestionListProps extends Shared {
  questions: readonly Question[]
  onSingle: () => void
}

/** All the questions under one another, under their sections. */
export function QuestionList({ questions, values, onChoose, onSingle }: QuestionListProps) {
  return (
    <>
      <PageHead title="Cuestionario de visita" />
      <div className={styles.head}>
        <PageTitle text="Cuestionario de visita" className={styles.question} />
        <Button tone="plain" size="s" onClick={onSingle}>
          Ver una por una
        </Button>
      </div>
      <div className={styles.list}>
        {questions.map((question, place) => {
          const section = sectionOf(question.number)
          const before = questions[place - 1]
          const isFirst = section?.topic !== (before && sectionOf(before.number)?.topic)
          return (
            <div key={question.id}>
              {section && isFirst && (
                <h2 className={styles.section}>
                  {section.part}: {section.topic}
                </h2>
              )}
              <QuestionFields question={question} value={values[fieldName(question)] ?? ''} onChoose={onChoose} />
            </div>
          )
        })}
      </div>
    </>
  )
}
