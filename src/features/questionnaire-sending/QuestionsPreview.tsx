import { useEffect } from 'react'

import { useList } from '@/store/hooks'
import { loadTest } from '@/store/questionnaireSlice'
import { Dialog } from '@/ui/dialog/Dialog'
import { Stack } from '@/ui/layout/layout'
import { ListState } from '@/ui/ListState'
import { Skeleton } from '@/ui/Skeleton'

/** Shows a teacher the questions and their answers before the questionnaire is e-mailed. Loads the list on mount. */
export function QuestionsPreview({ onClose }: { onClose: () => void }) {
  const list = useList(loadTest)
  const { items, load } = list
  useEffect(() => load(), [load])
  return (
    <Dialog title="Las preguntas del cuestionario" onClose={onClose}>
      <ListState list={list} listName="las preguntas" skeleton={<Skeleton height="20rem" />}>
        <Stack as="ol" gap={4} className="numbers">
          {items.map(({ id, question, answers }) => (
            <li key={id}>
              <b>{question}</b>
              <ul className="bullets muted">
                {answers.map(({ id: answerId, answer }) => (
                  <li key={answerId}>{answer}</li>
                ))}
              </ul>
            </li>
          ))}
        </Stack>
      </ListState>
    </Dialog>
  )
}
