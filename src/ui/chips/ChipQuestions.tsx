import { Button } from '@/ui/Button'
import { Cluster, Stack } from '@/ui/layout/layout'

import styles from './ChipQuestions.module.css'

interface Answer {
  label: string
  /** The accessible name, where the label alone is not clear. */
  name?: string
  act: () => void
}

interface ChipQuestionsProps {
  /** The accessible name of the list. */
  label: string
  /** The id of the input, which takes focus after an answer. */
  controlId: string
  /** About a chip each. The first answer is the likelier. */
  questions: readonly { item: string; question: string; answers: readonly Answer[] }[]
}

/** Questions about chips that may not be what was meant. They keep nobody from going on. */
export function ChipQuestions({ label: listLabel, controlId, questions }: ChipQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <Stack as="ul" gap={3} aria-label={listLabel}>
      {questions.map(({ item, question, answers }) => (
        <Stack as="li" gap={2} key={item} className={styles.row}>
          <p>
            <strong>{item}</strong> {question}
          </p>
          <Cluster gap={2}>
            {answers.map(({ label, name, act }, index) => (
              <Button
                key={label}
                tone={index === 0 ? 'secondary' : 'plain'}
                size="s"
                aria-label={name}
                onClick={() => {
                  document.getElementById(controlId)?.focus()
                  act()
                }}
              >
                {label}
              </Button>
            ))}
          </Cluster>
        </Stack>
      ))}
    </Stack>
  )
}
