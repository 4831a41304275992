import type { Teacher } from '@/api/teachers'
import { questionIndex, type QuestionnaireProgress } from '@/lib/questionnaire'
import { useList } from '@/store/hooks'
import { loadTest } from '@/store/questionnaireSlice'
import { Button } from '@/ui/Button'
import { ListState } from '@/ui/ListState'
import { Note } from '@/ui/Note'
import { PageBody } from '@/ui/PageBody'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'
import { Skeleton } from '@/ui/Skeleton'

import { Answers } from './Answers'

interface QuestionnaireProps {
  progress: QuestionnaireProgress
  /** The student's teacher; null also when the page was reloaded since, or without network. */
  teacher: Teacher | null
  /** Under what this device stores the answers: a teacher's code, or a person. */
  owner: string
  /** The `pregunta` of the address: the number of a question, or 'todas'. */
  question: string
  onGo: (question: string) => void
  onSignIn: () => void
}

/** The questions once they are loaded; until then, and when there are none, the state of that. */
export function Questionnaire({ question, onGo, ...rest }: QuestionnaireProps) {
  const list = useList(loadTest)
  const { items, request } = list

  if (items.length > 0) {
    return (
      <Answers
        {...rest}
        questions={items}
        current={questionIndex(question, items.length)}
        onGo={(index) => onGo(index === null ? 'todas' : String(index + 1))}
      />
    )
  }
  return (
    <>
      <PageHead title="Cuestionario de visita" />
      <PageBody narrow>
        <PageTitle text="Cuestionario de visita" />
        <ListState
          list={list}
          missing="las preguntas"
          skeleton={
            <>
              <Skeleton height="4rem" />
              <Skeleton height="18rem" />
            </>
          }
          empty={
            <Note
              title="El cuestionario todavía no tiene preguntas"
              actions={
                <Button tone="secondary" onClick={() => window.location.reload()}>
                  Volver a cargar
                </Button>
              }
            >
              <p>Avísale a tu profesor y vuelve a intentarlo más tarde.</p>
            </Note>
          }
        />
        {request.status === 'failed' && <p>Lo que ya habías respondido sigue guardado en este dispositivo.</p>}
      </PageBody>
    </>
  )
}
