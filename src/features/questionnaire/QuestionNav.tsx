import { useFormikContext } from 'formik'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { sectionOf } from '@/content/questionnaireSections'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { useWindowEvent } from '@/ui/useWindowEvent'

import type { AnswersDockProps } from './AnswersDock'
import { type AnswersValues, isAnswered } from './answersSchema'
import { Light, Lights } from './Lights'
import styles from './QuestionNav.module.css'

/** One light per question, lit once answered. On phones, the row opens a list of larger buttons. */
export function QuestionNav({ questions, screen, onJump }: Pick<AnswersDockProps, 'questions' | 'screen' | 'onJump'>) {
  const { values } = useFormikContext<AnswersValues>()
  const toggleRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useWindowEvent('keydown', ({ key }) => {
    if (!isOpen || key !== 'Escape') return
    toggleRef.current?.focus()
    setIsOpen(false)
  })
  const current = screen === 'list' ? undefined : questions[screen]
  const section = current && sectionOf(current.number)
  const lit = questions.map((question) => isAnswered(question, values))
  const answered = lit.filter(Boolean).length
  const count = `${answered} de ${questions.length} respondidas`
  return (
    <div className={`${styles.nav} on-wall`}>
      <div className="container">
        <p className={styles.section}>
          <b className={styles.part}>{section?.part}</b>
          <span>{section?.topic}</span>
          <span className={styles.count}>{count}</span>
        </p>
        <button
          ref={toggleRef}
          type="button"
          className={classNames(styles.toggle, 'ring-inside')}
          aria-expanded={isOpen}
          aria-label={`Ir a otra pregunta: ${count}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Lights lit={lit} now={screen === 'list' ? undefined : screen} />
          <Icon name="chevron" className={styles.chevron} />
        </button>
        <nav aria-label="Preguntas" className={styles.jump} data-open={isOpen || undefined}>
          <ol className={styles.list}>
            {questions.map((question, index) => (
              <li key={question.id}>
                <button
                  type="button"
                  className={classNames(styles.target, 'ring-inside')}
                  aria-label={`Pregunta ${index + 1}, ${lit[index] === true ? 'respondida' : 'sin responder'}`}
                  aria-current={index === screen ? 'step' : undefined}
                  onClick={() => {
                    // Closes the list before the page scrolls. Closing it later would shift the page.
                    flushSync(() => setIsOpen(false))
                    if (index === screen) toggleRef.current?.focus()
                    else onJump(index)
                  }}
                >
                  <Light index={index} lit={lit[index] ?? false} now={index === screen} />
                  <span className={styles.number}>{index + 1}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  )
}
