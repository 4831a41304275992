import type { ReactNode } from 'react'

import styles from './ChipQuestions.module.css'

interface ChipQuestion {
  /** The chip that is asked about. */
  item: string
  question: string
  /** Buttons. */
  answers: ReactNode
}

/** Questions about chips that may not be what was meant. They keep nobody from going on. */
export function ChipQuestions({ label, questions }: { label: string; questions: readonly ChipQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {questions.map(({ item, question, answers }) => (
        <li key={item} className={styles.row}>
          <p>
            <strong>{item}</strong> {question}
          </p>
          <div className={styles.answers}>{answers}</div>
        </li>
      ))}
    </ul>
  )
}
